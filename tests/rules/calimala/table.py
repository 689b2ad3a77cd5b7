"""Tables of Calimala for rule tests: empty boards, the things a test names, and the rest of the box where it belongs.

    t = table(players={0: {"stored": {"wood": 3}}}, towers={"n-c": [1, 2]})
    t.do("place coloured n-c", "do wood")
    assert t.player(0)["stored"] == {"wood": 4}

The city has the first-game layout:

    marble  nw-n  wood       n-ne  weave
     nw-w          n-c              ne-e
    deliver w-c   contribute c-e   build
     w-sw          c-s              e-se
    brick   sw-s  artwork    s-se  ship

A stored game must have the components of the box, so cubes, cards and discs that a test does not name lie in the supply
and the draw pile. If a test fixes what is left in a supply, the surplus is out of the game or, for cards, discarded; if
it fixes the supply of cubes, the surplus lies in the cities. White discs in towers come from the supplies of players
whose number of them is not given, the last seat first.
"""

from collections.abc import Sequence
from typing import Any, Final, TypedDict

from fondaco.core.domains import Data
from fondaco.core.flow import Frame
from fondaco.games.calimala.activation import Activate
from fondaco.games.calimala.checks import BOX
from fondaco.games.calimala.components import (
    ACTION,
    AREA,
    COUNCIL_ARTWORKS,
    CUBES,
    FINAL_CARD,
    SCORING_TILE,
    SCORING_TILES,
)
from fondaco.games.calimala.game import GAME
from fondaco.games.calimala.round import PassMarker, turn_of
from fondaco.testing.scene import Scene, scene

FIRST_GAME: Final[dict[str, Data]] = {"layout": "first_game", "starting_player": "first_seat"}
ARTWORKS_IN_COUNCIL: Final = AREA.items[COUNCIL_ARTWORKS]


class Board(TypedDict, total=False):
    """What a test gives a player."""

    supply: int
    stored: dict[str, int]
    workshops: int
    cloth: list[int]
    """By workshop; they need not be named twice."""
    ships: int
    houses: list[str]
    coloured: int
    """Discs in supply."""
    white: int
    hand: dict[str, int]
    known: str
    cubes: dict[str, int]
    """On the board: `{"cloth:lisbon": 2, "wood:santa_croce": 1}`."""
    kept: str
    vp: int


class Table(Scene):
    """A scene of Calimala."""

    def do(self, *texts: str) -> "Table":
        super().do(*texts)
        return self

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

    @property
    def towers(self) -> dict[str, list[Any]]:
        """Top first."""
        towers: dict[str, list[Any]] = self.data["towers"]
        return towers

    def hand(self, seat: int) -> dict[str, int]:
        """Action cards by kind."""
        hand: dict[str, int] = self.player(seat)["hand"]
        return hand

    def on_board(self, seat: int) -> dict[str, int]:
        """Cubes on the game board by area."""
        cubes: dict[str, int] = self.player(seat)["cubes"]
        return cubes

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

    def heard(self, event: str, seat: int = -1) -> list[Data]:
        """The events of one kind, as this seat has heard them."""
        return [told for told in self.told(seat) if told["event"] == event]

    def twin(self) -> "Table":
        """An independent table in the same position."""
        return Table(self.game, self.game.copy(self.state))

    def ends(self, seat: int, stop: type) -> list["Table"]:
        """One table for every way in which this seat can go on until a question of that sort is asked."""
        if self.over or isinstance(self.top, stop):
            return [self]
        found = []
        for text in self.choices(seat):
            twin = self.twin()
            twin.do(text)
            found += twin.ends(seat, stop)
        return found


def table(
    seats: int = 4,
    *,
    ask: Sequence[Frame] | None = None,
    active: int = 0,
    start: int = 0,
    players: dict[int, Board] | None = None,
    towers: dict[str, list[Any]] | None = None,
    tiles: list[str] | None = None,
    council: list[int | None] | None = None,
    council_artworks: list[int] | None = None,
    discards: dict[str, int] | None = None,
    pile: dict[str, int] | None = None,
    face_up: str | None = None,
    chance: list[int] | None = None,
    edits: dict[str, Data] | None = None,
) -> Table:
    """A table at which `ask`, or the turn of the active player, comes next.

    `tiles` are the first scoring tiles in council order; `council` are the seats whose representatives stand on the
    used ones. `edits` are made last and are not balanced.
    """
    named, standing, seated, makers = players or {}, towers or {}, council or [], council_artworks or []
    boards = [full_board(seats, seat, named.get(seat, {}), standing, seated, makers) for seat in range(seats)]
    first = list(tiles or [])
    plan = [*(ask or []), PassMarker()] if ask else turn_of(active)
    in_towers = sum(tower.count("white") for tower in standing.values())
    whites(boards, named, in_towers)
    white = BOX.setups[seats].white * seats - sum(board["discs"]["white"] for board in boards)
    fields: dict[str, Data] = {
        "stack": GAME.frames.write(plan[::-1]),
        "start": start,
        "active": active,
        "towers": standing,
        "free": {
            area: BOX.capacity[i] - sum(board["cubes"].get(area, 0) for board in boards)
            for i, area in enumerate(AREA.items)
        },
        "tiles": first + [tile for tile in SCORING_TILE.items if tile not in first],
        "council": [-1 if seat is None else seat for seat in seated] + [-1] * (SCORING_TILES - len(seated)),
        "used": len(seated),
        "council_artworks": makers + [-1] * (BOX.capacity[COUNCIL_ARTWORKS] - len(makers)),
        "offer": dict.fromkeys(ACTION.items, 0),
        **cards(boards, pile, discards),
        "removed_white": white - in_towers,
        "players": boards,
        **finals(seats, boards, named, face_up),
    }
    fields.update(edits or {})
    made = scene(GAME, seats, options=FIRST_GAME, chance=chance, **fields)
    return Table(GAME, made.state)


def full_board(
    seats: int, seat: int, given: Board, towers: dict[str, list[Any]], council: list[int | None], makers: list[int]
) -> dict[str, Data]:
    """A player's part of the data: empty but for what is given."""
    cloth = [*given.get("cloth", []), 0, 0, 0][:3]
    stored = given.get("stored", {})
    cubes = dict(given.get("cubes", {}))
    if seat in makers:
        cubes[ARTWORKS_IN_COUNCIL] = makers.count(seat)
    rest = CUBES - sum(stored.values()) - sum(cloth) - sum(cubes.values())
    supply = given.get("supply", rest)
    spread(cubes, rest - supply)
    setup = BOX.setups[seats]
    discs = setup.coloured - sum(tower.count(seat) for tower in towers.values()) - council.count(seat)
    coloured = given.get("coloured", discs)
    hand = given.get("hand", {})
    assert rest >= supply >= 0 and discs >= coloured >= 0, "a player has only so many cubes and discs"
    return {
        "supply": supply,
        "stored": dict(stored),
        "workshops": given.get("workshops", max(1, sum(1 for pieces in cloth if pieces))),
        "cloth": cloth,
        "ships": given.get("ships", 0),
        "houses": given.get("houses", []),
        "discs": {"coloured": coloured, "white": given.get("white", setup.white)},
        "removed": discs - coloured,
        "hand": dict(hand),
        "known": given.get("known"),
        "dealt": [],
        "kept": None,
        "cubes": cubes,
        "vp": given.get("vp", 0),
    }


def whites(boards: list[dict[str, Data]], named: dict[int, Board], in_towers: int) -> None:
    """The white discs in towers were placed by somebody."""
    for seat in reversed(range(len(boards))):
        if "white" not in named.get(seat, {}):
            placed = min(in_towers, boards[seat]["discs"]["white"])
            boards[seat]["discs"]["white"] -= placed
            in_towers -= placed


def spread(cubes: dict[str, int], surplus: int) -> None:
    """Lay surplus cubes into the cities, at most eight into each."""
    for area in AREA.items:
        if area.startswith("cloth") and surplus > 0:
            more = min(surplus, max(0, 8 - cubes.get(area, 0)))
            cubes[area] = cubes.get(area, 0) + more
            surplus -= more
    assert surplus <= 0, "too many cubes to lay out"


def cards(
    boards: list[dict[str, Data]], pile: dict[str, int] | None, discards: dict[str, int] | None
) -> dict[str, Data]:
    """The draw pile and the discards: what is in no hand. A fixed pile leaves the rest to the discards."""
    left = {
        action: BOX.cards[i] - sum(board["hand"].get(action, 0) for board in boards)
        for i, action in enumerate(ACTION.items)
    }
    given = dict.fromkeys(ACTION.items, 0) | (discards or {})
    if pile is not None:
        drawn = dict.fromkeys(ACTION.items, 0) | pile
        return {"pile": drawn, "discards": {action: left[action] - drawn[action] for action in left}}
    return {"pile": {action: left[action] - given[action] for action in left}, "discards": given}


def finals(seats: int, boards: list[dict[str, Data]], named: dict[int, Board], face_up: str | None) -> dict[str, Data]:
    """Final scoring cards: those a test names, the others in their order."""
    setup = BOX.setups[seats]
    used = [board["kept"] for board in named.values() if "kept" in board] + ([face_up] if face_up else [])
    free = [card for card in FINAL_CARD.items if card not in used]
    for seat, board in enumerate(boards):
        board["kept"] = named.get(seat, {}).get("kept") or free.pop(0)
    shown = face_up or (free.pop(0) if setup.face_up else None)
    for board in boards:
        board["dealt"] = [board["kept"], *[free.pop(0) for _ in range(setup.final_cards - 1)]]
    return {"face_up": shown}


def lower(seat: int, first: str, second: str) -> Activate:
    """The activation of a second or third disc: each action once, without a duty."""
    return Activate(seat, ACTION.index(first), 1, ACTION.index(second), 1, False)


def placed(seat: int, first: str, second: str, times: int = 1) -> Activate:
    """The activation of the disc just placed."""
    return Activate(seat, ACTION.index(first), times, ACTION.index(second), times, True)
