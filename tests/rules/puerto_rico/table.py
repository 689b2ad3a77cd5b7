"""Tables of Puerto Rico for rule tests: empty boards, the things a test names, and the rest of the box in its place.

    t = table(players={0: {"goods": {"coffee": 1}, "staff": {"office": 1}}}, house={"sugar": 1}, ask=[SellBarrel(0, 1)])
    t.do("sell coffee")
    assert t.player(0)["doubloons"] == 4

A stored game must have the components of the box (PR-1.13), so whatever a test puts on a board, a ship or the trading
house is taken out of the supply. If a test also fixes what is left in a supply, the surplus goes to players whom the
test does not name, the last seat first: they are bystanders.
"""

from collections.abc import Iterable
from typing import Any, Final, TypedDict

from fondaco.core.domains import Data
from fondaco.core.flow import Frame
from fondaco.core.game import Game
from fondaco.games.puerto_rico.components import BUILDING, COST, GOOD, ISLAND_SPACES, ROLE, SHIP, SPACES
from fondaco.games.puerto_rico.game import GAME
from fondaco.games.puerto_rico.plans import rules_for
from fondaco.games.puerto_rico.round import year
from fondaco.games.puerto_rico.rules import Rules
from fondaco.games.puerto_rico.state import PuertoRico
from fondaco.testing.scene import Scene, scene

GOODS: Final = GOOD.items


class Board(TypedDict, total=False):
    """What a test gives a player. Occupied tiles and buildings need not be named twice."""

    doubloons: int
    vp: int
    goods: dict[str, int]
    colonists: int
    """On the windrose."""
    tiles: dict[str, int]
    manned: dict[str, int]
    buildings: list[str]
    staff: dict[str, int]
    forests: dict[str, int]
    dark_forests: dict[str, int]
    nobles: int
    """On the windrose."""
    noble_tiles: dict[str, int]
    """Nobles on tiles; they are counted in `manned` by themselves."""
    noble_staff: dict[str, int]
    """Nobles on buildings; they are counted in `staff` by themselves."""


class Table(Scene):
    """A scene of Puerto Rico. Obvious answers are given for everybody, unless every question is to be seen."""

    def __init__(self, game: Game, state: PuertoRico, every_question: bool) -> None:
        super().__init__(game, state)
        self.every_question: Final = every_question
        self.answer_the_obvious()

    def do(self, *texts: str) -> "Table":
        """Do these, each by the seat awaited or by the one named."""
        for text in texts:
            super().do(text)
            self.answer_the_obvious()
        return self

    def answer_the_obvious(self) -> None:
        """As people may have it done for them."""
        while not self.every_question and self.game.awaited(self.state):
            answer = self.game.obvious(self.state, self.seat)
            if answer is None:
                return
            assert self.game.submit(self.state, self.seat, answer) is None

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over(self.state)

    @property
    def obvious(self) -> str | None:
        """What nearly everybody would answer now, by text."""
        answer = self.game.obvious(self.state, self.seat)
        return None if answer is None else answer.text()

    @property
    def scores(self) -> list[int]:
        """By seat."""
        return self.game.scores(self.state)

    @property
    def ranking(self) -> list[int]:
        """By seat."""
        return self.game.ranking(self.state)

    def order(self, *texts: str) -> list[int]:
        """Do these, each by the seat awaited; the seats."""
        seats = []
        for text in texts:
            seats.append(self.seat)
            self.do(text)
        return seats

    def args(self, text: str) -> Data:
        """The numbers and things that the objection names."""
        objection = self.objection(text)
        assert objection is not None, f"{text} may be done"
        return objection.args

    def also(self, text: str) -> tuple[str, str, Data] | None:
        """What else stands in the way of something that is not asked now."""
        objection = self.objection(text)
        assert objection is not None, f"{text} may be done"
        also = objection.also
        return None if also is None else (also.rule, also.code, also.args)

    def of_all(self, field: str) -> list[Data]:
        """One field of every player."""
        return [player[field] for player in self.data["players"]]

    def twin(self) -> "Table":
        """An independent table in the same position."""
        return Table(self.game, self.game.copy(self.state), self.every_question)

    def endings(self, seat: int) -> list["Table"]:
        """One table for every way suggested to this seat until it is asked no more."""
        return self._endings(seat, suggested=True)

    def ways(self, seat: int) -> list["Table"]:
        """One table for every way in which this seat can go on until it is asked no more, in whatever order."""
        return self._endings(seat, suggested=False)

    def _endings(self, seat: int, suggested: bool) -> list["Table"]:
        if self.over() or self.seat != seat:
            return [self]
        found = []
        for action in (self.game.suggestions if suggested else self.game.choices)(self.state, seat):
            twin = self.twin()
            twin.do(action.text())
            found += twin._endings(seat, suggested)
        return found


def rules(seats: int = 4, options: dict[str, Data] | None = None) -> Rules:
    """The rules of such a table."""
    return rules_for(seats, GAME.read_options(options))


def table(
    seats: int = 4,
    *,
    ask: list[Frame] | None = None,
    role: str | None = None,
    by: int = 0,
    players: dict[int, Board] | None = None,
    options: dict[str, Data] | None = None,
    governor: int = 0,
    supply: dict[str, int] | None = None,
    house: dict[str, int] | None = None,
    ships: dict[str, tuple[str, int]] | None = None,
    row: dict[str, int] | None = None,
    pile: dict[str, int] | None = None,
    discarded: dict[str, int] | None = None,
    quarries: int | None = None,
    bank: dict[str, int] | None = None,
    colonists: int | None = None,
    colonist_ship: int | None = None,
    nobles: int | None = None,
    noble_ship: int | None = None,
    kinds: list[str] | None = None,
    vp_pool: int | None = None,
    taken: dict[str, int] | None = None,
    on_roles: dict[str, int] | None = None,
    ending: list[str] | None = None,
    seed: int = 1,
    chance: list[int] | None = None,
    edits: dict[str, Data] | None = None,
    every_question: bool = False,
) -> Table:
    """A table at which `ask`, or the whole phase of a role, comes next and then the year of the governor.

    `supply`, `bank` and the like say what is left of the things they name. `row` has one tile of each kind in turn
    unless given; `pile` has all other plantations, or just those given, the surplus being discarded. With expansions
    the kinds of buildings that the test names (or wants in play, `kinds`) have been drafted. `edits` are made last and
    are not balanced. What nearly everybody accepts is accepted, unless `every_question` is asked.
    """
    played = rules(seats, options)
    box = Box(played, players or {}, [*(bank or {}), *(kinds or [])])
    loaded = list((ships or {}).values())
    fields: dict[str, Data] = {
        "stack": GAME.frames.write(plan(played, ask, role, by, governor)[::-1]),
        "governor": governor,
        "role_owners": taken or {},
        "role_doubloons": on_roles or {},
        "house": house or {},
        "cargo": [(ships or {}).get(ship, (None, 0))[0] for ship in SHIP.items],
        "loaded": [(ships or {}).get(ship, (None, 0))[1] for ship in SHIP.items],
        "goods": box.barrels([house or {}, *[{good: barrels} for good, barrels in loaded]], supply or {}),
        "quarries": box.quarries(quarries),
        "bank": box.buildings(bank or {}),
        "ending": ending or [],
        **box.plantations(row, pile, discarded),
        **box.people(colonists, colonist_ship),
        **box.nobles(nobles, noble_ship),
        "in_play": list(box.tiles_in_play),
        "vp_pool": box.vp(vp_pool),
        "players": box.boards,
    }
    fields.update(edits or {})
    made = scene(GAME, seats, options=options, seed=seed, chance=chance, **fields)
    return Table(GAME, made.state, every_question)


def plan(rules: Rules, ask: list[Frame] | None, role: str | None, by: int, governor: int) -> list[Frame]:
    """What a test asks for, then the year."""
    first = list(ask or [])
    if role is not None:
        first += rules.phases[ROLE.index(role)][by].frames
    return [*first, *year(rules, governor)]


class Box:
    """All components of a game and the boards to be filled from them."""

    def __init__(self, rules: Rules, named: dict[int, Board], kinds: list[str]) -> None:
        self.rules: Final = rules
        self.setup: Final = rules.setup
        self.bystanders: Final = [seat for seat in reversed(range(rules.seats)) if seat not in named]
        self.boards: Final[list[Any]] = [full_board(named.get(seat, {})) for seat in range(rules.seats)]
        wanted = [*kinds, *[name for board in self.boards for name in board["buildings"]]]
        self.tiles_in_play: Final = {name: int(rules.copies[BUILDING.index(name)]) for name in drafted(rules, wanted)}

    def rest(self, name: str, count: int, *elsewhere: int) -> int:
        """What remains of the box."""
        left = count - sum(elsewhere)
        assert left >= 0, f"there are only {count} {name}, the test uses {sum(elsewhere)}"
        return left

    def held(self, field: str, name: str) -> int:
        """How many of these lie on all boards."""
        return sum(board[field].get(name, 0) for board in self.boards)

    def barrels(self, elsewhere: list[dict[str, int]], left: dict[str, int]) -> dict[str, int]:
        """The barrels in the supply."""
        supply = {}
        for i, good in enumerate(GOODS):
            away = [place.get(good, 0) for place in elsewhere]
            rest = self.rest(f"barrels of {good}", self.setup.barrels[i], self.held("goods", good), *away)
            supply[good] = left.get(good, rest)
            self.spare("goods", good, rest - supply[good])
        return supply

    def quarries(self, left: int | None) -> int:
        """The quarries in the open pile."""
        rest = self.rest("quarries", self.setup.quarries, self.held("tiles", "quarry"))
        if left is None:
            return rest
        self.settle("quarry", rest - left)
        return left

    def plantations(
        self, row: dict[str, int] | None, pile: dict[str, int] | None, discarded: dict[str, int] | None
    ) -> dict[str, Data]:
        """The face-up row, the face-down pile and the discards."""
        if row is None:
            row = counted(GOODS[i % len(GOODS)] for i in range(self.setup.face_up))
        face_up, face_down, gone = (dict.fromkeys(GOODS, 0) for _ in range(3))
        face_up.update(row)
        face_down.update(pile or {})
        gone.update(discarded or {})
        for i, good in enumerate(GOODS):
            forests = self.held("forests", good) + self.held("dark_forests", good)
            away = [self.held("tiles", good), forests, face_up[good], face_down[good], gone[good]]
            rest = self.rest(f"{good} plantations", self.setup.plantations[i], *away)
            if pile is None:
                face_down[good] += rest
            elif discarded is None:
                gone[good] += rest
            else:
                self.settle(good, rest)
        return {"face_up": face_up, "face_down": face_down, "discarded": gone}

    def settle(self, tile: str, surplus: int) -> None:
        """Put surplus tiles on the islands of bystanders."""
        for _ in range(surplus):
            free = [s for s in self.bystanders if sum(self.boards[s]["tiles"].values()) < ISLAND_SPACES]
            self.give(free, "tiles", tile, 1)

    def buildings(self, left: dict[str, int]) -> dict[str, int]:
        """The building tiles in the bank."""
        bank = dict.fromkeys(BUILDING.items, 0)
        for name, tiles in self.tiles_in_play.items():
            rest = self.rest(name, tiles, *[name in board["buildings"] for board in self.boards])
            bank[name] = left.get(name, rest)
            for seat in self.bystanders[: rest - bank[name]]:
                self.boards[seat]["buildings"].append(name)
        return bank

    def people(self, left: int | None, ship: int | None) -> dict[str, Data]:
        """The colonists in the supply and on the ship."""
        on_ship = int(self.rules.colonists_on_ship) if ship is None else ship
        rest = int(self.rules.colonists + self.rules.colonists_on_ship) - on_ship
        for board in self.boards:
            rest -= board["colonists"] + sum(board["manned"].values()) + sum(board["staff"].values())
            rest += sum(board["noble_tiles"].values()) + sum(board["noble_staff"].values())
        if left is not None and rest > left:
            self.boards[self.bystanders[0]]["colonists"] += rest - left
        return {"colonists": rest if left is None else left, "colonist_ship": on_ship}

    def nobles(self, left: int | None, ship: int | None) -> dict[str, Data]:
        """The nobles in the supply and on the ship."""
        on_ship = int(self.rules.nobles_on_ship) if ship is None else ship
        rest = int(self.rules.nobles + self.rules.nobles_on_ship) - on_ship
        for board in self.boards:
            rest -= board["nobles"] + sum(board["noble_tiles"].values()) + sum(board["noble_staff"].values())
        if left is not None and rest > left:
            self.boards[self.bystanders[0]]["nobles"] += rest - left
        return {"noble_supply": rest if left is None else left, "noble_ship": on_ship}

    def vp(self, left: int | None) -> int:
        """The VP pool."""
        rest = self.setup.vp_pool - sum(board["vp"] for board in self.boards)
        if left is not None and rest > left:
            self.boards[self.bystanders[0]]["vp"] += rest - left
        return rest if left is None else left

    def spare(self, field: str, name: str, surplus: int) -> None:
        """Give a surplus to the first bystander."""
        if surplus > 0:
            self.give(self.bystanders, field, name, surplus)

    def give(self, seats: list[int], field: str, name: str, count: int) -> None:
        """To the first of these seats."""
        assert seats, f"there is no bystander to hold {count} {name}"
        board = self.boards[seats[0]]
        board[field][name] = board[field].get(name, 0) + count


def drafted(rules: Rules, wanted: list[str]) -> list[str]:
    """The kinds in play: those that need no draft, those wanted, and others while the bank board has spaces.

    A worked example of the rulebook has two buildings of which the draft lets only one in (WE-19).
    """
    names = [name for b, name in enumerate(BUILDING.items) if rules.in_play >> b & 1]
    spaces = list(SPACES)
    for name in [*wanted, *[BUILDING.items[b] for b in rules.kinds]]:
        b = BUILDING.index(name)
        if name not in names and rules.drafted >> b & 1 and (spaces[COST[b]] > 0 or name in wanted):
            spaces[COST[b]] -= 1
            names.append(name)
    return names


def full_board(given: Board) -> dict[str, Data]:
    """A board as data: empty but for what is given; what is occupied is there."""
    noble_tiles, noble_staff = given.get("noble_tiles", {}), given.get("noble_staff", {})
    manned, staff = added(given.get("manned", {}), noble_tiles), added(given.get("staff", {}), noble_staff)
    tiles = dict(given.get("tiles", {}))
    for tile, people in manned.items():
        tiles.setdefault(tile, people)
    return {
        "doubloons": given.get("doubloons", 0),
        "vp": given.get("vp", 0),
        "goods": dict(given.get("goods", {})),
        "colonists": given.get("colonists", 0),
        "tiles": tiles,
        "manned": dict(manned),
        "buildings": list(dict.fromkeys([*given.get("buildings", []), *staff])),
        "staff": dict(staff),
        "woods": sum(given.get("forests", {}).values()) + sum(given.get("dark_forests", {}).values()),
        "forests": dict(given.get("forests", {})),
        "dark_forests": dict(given.get("dark_forests", {})),
        "nobles": given.get("nobles", 0),
        "noble_tiles": dict(noble_tiles),
        "noble_staff": dict(noble_staff),
    }


def added(colonists: dict[str, int], nobles: dict[str, int]) -> dict[str, int]:
    """Colonists and nobles together."""
    return {name: colonists.get(name, 0) + nobles.get(name, 0) for name in [*colonists, *nobles]}


def counted(things: Iterable[str]) -> dict[str, int]:
    """How often each stands there."""
    counts: dict[str, int] = {}
    for thing in things:
        counts[thing] = counts.get(thing, 0) + 1
    return counts
