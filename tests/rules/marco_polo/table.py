"""Tables of Marco Polo for rule tests: bare boards, the things a test names, and the rest of the box where it belongs.

    t = table(players={0: {"dice": {"own_4": 2}, "coin": 9, "camel": 3}})
    t.do("place bazaar_silk", "die own_4", "die own_4", "value 3")
    assert t.stock(0) == {"coin": 9, "camel": 4, "silk": 2}

It is the turn of seat 0 unless `turn` or `ask` say otherwise. Dice that a test does not put into a hand lie on the
money bag. Contracts are called `k04` or `s1`; those a test does not name are unseen, in the piles and the special pile.
Characters without influence on the dice are dealt to those whom the test gives none; their figures stand in Venezia.
"""

from typing import Any, Final, TypedDict

from fondaco.core.domains import Data
from fondaco.core.flow import Ask, Frame
from fondaco.core.objections import Why
from fondaco.games.marco_polo.atlas import LARGE_CITIES, LOCATION, SLOT
from fondaco.games.marco_polo.catalogue import CARD, CONTRACT, MARKER, MARKER_HOMES
from fondaco.games.marco_polo.components import SETUPS
from fondaco.games.marco_polo.game import GAME
from fondaco.games.marco_polo.plans import rules_for
from fondaco.games.marco_polo.rules import Rules
from fondaco.games.marco_polo.turn import NextTurn, Turn
from fondaco.testing.scene import Scene, scene

PLAIN: Final = ["kubilai", "johannes", "wilhelm", "niccolo_marco", "matteo", "berke", "mercator", "rashid"]
"""Characters in the order in which bystanders get them."""
THINGS: Final = ["coin", "camel", "pepper", "silk", "gold"]
PLACES: Final = LOCATION.items
LARGE: Final = [PLACES[city] for city in LARGE_CITIES]
FROM_SPACE_1: Final = ["k01", "k02", "k03", "k05", "k07", "k08"]
"""The contracts that lie out if a test does not say which."""


class Board(TypedDict, total=False):
    """What a test gives a player."""

    character: str
    vp: int
    coin: int
    camel: int
    pepper: int
    silk: int
    gold: int
    dice: dict[str, int]
    at: str
    second: str
    """Where the second figure stands."""
    posts: list[str]
    contracts: list[str]
    completed: list[str]
    goals: list[str]
    returned: list[str]


class Table(Scene):
    """A scene of Marco Polo."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over(self.state)

    @property
    def scores(self) -> list[int]:
        """By seat."""
        return self.game.scores(self.state)

    @property
    def ranking(self) -> list[int]:
        """By seat."""
        return self.game.ranking(self.state)

    def do(self, *texts: str) -> "Table":
        """Do these, each by the seat awaited or by the one named; fails with the objection."""
        super().do(*texts)
        return self

    def stock(self, seat: int) -> dict[str, int]:
        """Coins, camels and goods."""
        held: dict[str, int] = self.player(seat)["stock"]
        return held

    def vp(self, seat: int) -> int:
        """On the score track."""
        points: int = self.player(seat)["vp"]
        return points

    def dice(self, seat: int) -> dict[str, int]:
        """Dice not placed yet."""
        held: dict[str, int] = self.player(seat)["dice"]
        return held

    def at(self, seat: int, figure: int = 0) -> str:
        """Where a figure stands."""
        place: str = self.player(seat)["figures"][figure]
        return place

    def posts(self, seat: int) -> list[str]:
        """The cities with a trading post."""
        cities: list[str] = self.player(seat)["posts"]
        return cities

    def contracts(self, seat: int) -> list[str]:
        """The active contracts, by their short names."""
        return [short(name) for name in self.player(seat)["contracts"]]

    @property
    def row(self) -> list[str]:
        """The contracts lying out, from space 1 on."""
        return [short(name) for name in self.data["row"] if name is not None]

    @property
    def bottom(self) -> list[str]:
        """The known contracts at the bottom of the special pile."""
        return [short(name) for name in self.data["bottom"]]

    def on(self, spot: str) -> list[tuple[str, int]]:
        """Colour and value of the dice on a spot."""
        return [(die["colour"], die["value"]) for die in self.data["placed"] if die["spot"] == spot]

    def args(self, text: str) -> Data:
        """The numbers and things that the objection names."""
        objection = self.objection(text)
        assert objection is not None, f"{text} may be done"
        return objection.args

    def also(self, text: str) -> tuple[str, str] | None:
        """What else stands in the way of something that is not asked now."""
        objection = self.objection(text)
        assert objection is not None, f"{text} may be done"
        return None if objection.also is None else (objection.also.rule, objection.also.code)

    def why_if(self, question: Ask, text: str) -> tuple[str, str] | None:
        """Why not, if this question were asked; for those that are asked only of somebody with a choice."""
        why = Why()
        allowed = question.allows(self.state, question.seat, self.game.parse(text), why)
        return None if allowed else (why.objection().rule, why.objection().code)

    def twin(self) -> "Table":
        """An independent table in the same position."""
        return Table(self.game, self.game.copy(self.state))

    def endings(self) -> list["Table"]:
        """One table for every way in which this seat can go on until its menu is asked again."""
        if self.over or isinstance(self.top, Turn):
            return [self]
        found = []
        for text in self.choices():
            twin = self.twin()
            twin.do(text)
            found += twin.endings()
        return found


def short(name: str) -> str:
    """`k04` for `contract_k04`."""
    return name.removeprefix("contract_")


def long(name: str) -> str:
    """`contract_k04` for `k04`."""
    return f"contract_{name}"


def rules(seats: int = 4, options: dict[str, Data] | None = None) -> Rules:
    """The rules of such a table."""
    return rules_for(seats, GAME.read_options(options))


def table(
    seats: int = 4,
    *,
    ask: list[Frame] | None = None,
    turn: int = 0,
    players: dict[int, Board] | None = None,
    options: dict[str, Data] | None = None,
    round: int = 1,
    start: int = 0,
    traveller: int = -1,
    placed: list[tuple[str, str, int]] | None = None,
    row: list[str] | None = None,
    bottom: list[str] | None = None,
    face_down: int | None = None,
    cards: dict[str, str] | None = None,
    outposts: dict[str, str] | None = None,
    markers: dict[str, str] | None = None,
    beijing: list[int] | None = None,
    waiting: bool = True,
    seed: int = 1,
    chance: list[int] | None = None,
    edits: dict[str, Data] | None = None,
) -> Table:
    """A table at which `ask` comes next, or the turn of a seat; then the turns go on.

    `face_down` says how many unseen contracts are in the special pile; the others lie under them, or, if the test also
    says what lies there, have been completed by the last player. `waiting`: the last player still has a die, unless the
    test says which, so that the round goes on. `edits` are made last and are not balanced.
    """
    named: dict[int, dict[str, Any]] = {seat: dict(board) for seat, board in (players or {}).items()}
    if waiting:
        named.setdefault(seats - 1, {}).setdefault("dice", {"own_1": 1})
    boards = [full_board(seat, named, seats) for seat in range(seats)]
    after: list[Frame] = [NextTurn((turn + 1) % seats)]
    if ask is None:
        ask = [Turn(turn, False, False, mask(boards[turn]["posts"]))]
    on_board = [{"spot": spot, "colour": colour, "value": value} for spot, colour, value in placed or []]
    fields: dict[str, Data] = {
        "stack": GAME.frames.write([*ask, *after][::-1]),
        "players": boards,
        "round": round,
        "start": start,
        "traveller": traveller,
        **all_dice(seats, boards, on_board),
        **all_contracts(boards, row, bottom, face_down, round),
        "cards": all_cards(cards or {}),
        "outposts": {**dict.fromkeys(LARGE), **(outposts or {})},
        "markers": markers or {PLACES[home]: MARKER.items[i] for i, home in enumerate(MARKER_HOMES)},
        "beijing": all_slots(boards, beijing),
        "passed": [],
        "offered": [],
        "out": 0,
    }
    fields.update(edits or {})
    made = scene(GAME, seats, options=options, seed=seed, chance=chance, **fields)
    return Table(GAME, made.state)


def full_board(seat: int, named: dict[int, dict[str, Any]], seats: int) -> dict[str, Any]:
    """A player as data: bare but for what is given."""
    given = named.get(seat, {})
    taken = {board["character"] for board in named.values() if "character" in board}
    free = [name for name in PLAIN if name not in taken]
    others = [other for other in range(seats) if "character" not in named.get(other, {})]
    character = given.get("character") or free[others.index(seat)]
    at = given.get("at", "venezia")
    return {
        "character": character,
        "vp": given.get("vp", 0),
        "stock": {thing: given.get(thing, 0) for thing in THINGS},
        "dice": dict(given.get("dice", {})),
        "figures": [at, given.get("second", at) if character == "niccolo_marco" else None],
        "posts": list(given.get("posts", [])),
        "contracts": [long(name) for name in given.get("contracts", [])],
        "completed": [long(name) for name in given.get("completed", [])],
        "goals": list(given.get("goals", [])),
        "returned": list(given.get("returned", [])),
    }


def mask(places: list[str]) -> int:
    """Places as a mask."""
    return sum(1 << PLACES.index(place) for place in places)


def all_dice(seats: int, boards: list[Any], placed: list[Any]) -> dict[str, Data]:
    """The dice on the board: neutral ones, those given, and on the money bag whatever is nowhere else."""
    setup = SETUPS[seats]
    dice = [{"spot": "khans_favour", "colour": "neutral", "value": value} for value in setup.khan_dice]
    dice += [{"spot": "take_5_coins", "colour": "neutral", "value": 1}] * setup.coin_dice
    dice += placed
    black = int(setup.black_dice) - sum(die["colour"] == "black" for die in placed)
    for seat, board in enumerate(boards):
        own = 5 - sum(count for die, count in board["dice"].items() if die.startswith("own"))
        own -= sum(die["colour"] == str(seat) for die in placed)
        assert own >= 0, f"seat {seat} has more than five dice"
        dice += [{"spot": "money_bag", "colour": str(seat), "value": 1}] * own
        black -= sum(count for die, count in board["dice"].items() if die.startswith("black"))
    return {"placed": dice, "black": black}


def all_contracts(
    boards: list[Any], row: list[str] | None, bottom: list[str] | None, face_down: int | None, round: int
) -> dict[str, Data]:
    """The row, the piles and the special pile."""
    held = [name for board in boards for name in board["contracts"] + board["completed"]]
    under = [long(name) for name in bottom or []]
    if row is None:
        lying = [long(name) for name in FROM_SPACE_1 if long(name) not in held + under]
    else:
        lying = [long(name) for name in row]
    rest = [name for name in CONTRACT.items if "_k" in name and name not in held + under + lying]
    piles = 6 * (5 - round)
    spare = len(rest) - piles
    if face_down is not None:
        surplus = [rest.pop() for _ in range(spare - face_down)]
        if bottom is None:
            under += surplus
        else:
            boards[-1]["completed"] += surplus
        spare = face_down
    return {
        "row": lying + [None] * (6 - len(lying)),
        "bottom": under,
        "unseen": {name: int(name in rest) for name in CONTRACT.items},
        "face_down": spare,
        "box": [],
    }


def all_cards(cards: dict[str, str]) -> dict[str, str]:
    """A card on every city-card space."""
    others = [card for card in CARD.items if card not in cards.values()]
    return {slot: cards.get(slot) or others.pop(0) for slot in SLOT.items}


def all_slots(boards: list[Any], beijing: list[int] | None) -> list[int]:
    """The slots of Beijing, in the order of seats unless given."""
    if beijing is not None:
        return beijing
    there = [seat for seat, board in enumerate(boards) if "beijing" in board["posts"]]
    return there + [-1] * (4 - len(there))
