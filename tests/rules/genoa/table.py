"""Tables of Genoa for rule tests: the things a test names, and the rest of the box where it belongs.

    t = table(at="street_57", window="move", players={1: {"ducats": 20, "cards": ["message_01"]}})
    t.post(1, "coach_house", give={"ducats": 5})
    t.do("2 pass", "3 pass", "accept b1")

A stored game must have the components of the box (GE-1.09), so what a test gives to players is taken out of the supply.
If a test also says what is left in a supply or pile, the surplus goes to the last player whom the test does not name.
"""

import json
from typing import Any, TypedDict

from fondaco.core.domains import Data
from fondaco.core.flow import Frame
from fondaco.games.genoa.components import CARD, DECK, IN_DECK, MARKERS_PER_COLOUR, MOST_PLAYERS, SUPPLIED, SUPPLY
from fondaco.games.genoa.game import GAME
from fondaco.games.genoa.turn import ChooseStart, Roll, turn_of
from fondaco.games.genoa.window import NextWindow
from fondaco.testing.scene import Scene, scene

LIVE: dict[str, Data] = {"driver": "live"}
HERE, MOVE = "here", "move"


class Hand(TypedDict, total=False):
    """What a test gives a player."""

    ducats: int
    goods: dict[str, int]
    cards: list[str]
    knows: list[str]
    taken: int


class Table(Scene):
    """A scene of Genoa."""

    def do(self, *texts: str) -> "Table":
        super().do(*texts)
        return self

    def say(self, seat: int, verb: str, **payload: Data) -> "Table":
        """An action of the open form; fails with the objection."""
        self.do(f"{seat} {verb} {json.dumps(payload)}")
        return self

    def refusal(self, seat: int, verb: str, **payload: Data) -> tuple[str, str] | None:
        """Why an action of the open form is refused: rule and code."""
        return self.why(f"{seat} {verb} {json.dumps(payload)}")

    def post(self, seat: int, target: str, **terms: Data) -> "Table":
        """A new offer in the open form."""
        return self.say(seat, "post", target=target, **terms)

    def post_refused(self, seat: int, target: str, **terms: Data) -> tuple[str, str] | None:
        """Why such an offer is refused."""
        return self.refusal(seat, "post", target=target, **terms)

    def accept(self, offer: str, **more: Data) -> "Table":
        """Accept an offer as it stands now, in the open form."""
        return self.say(self.data["trader"], "accept_many", offers=[{"offer": offer, "rev": self.rev(offer), **more}])

    def accept_refused(self, offer: str, **more: Data) -> tuple[str, str] | None:
        """Why that is refused."""
        entry = {"offer": offer, "rev": self.rev(offer), **more}
        return self.refusal(self.data["trader"], "accept_many", offers=[entry])

    def offer(self, name: str) -> Data:
        """A standing offer; None if there is none."""
        return next((offer for offer in self.data["offers"] if offer["id"] == name), None)

    def rev(self, name: str) -> int:
        """Its revision."""
        offer = self.offer(name)
        assert offer is not None, f"no offer {name} stands"
        rev: int = offer["rev"]
        return rev

    @property
    def offers(self) -> list[str]:
        """The offers that stand."""
        return [offer["id"] for offer in self.data["offers"]]

    def args(self, text: str) -> Data:
        """The numbers and things that the objection names."""
        objection = self.objection(text)
        assert objection is not None, f"{text} may be done"
        return objection.args

    def ducats(self, seat: int) -> int:
        """A player's ducats."""
        count: int = self.player(seat)["ducats"]
        return count

    def goods(self, seat: int) -> dict[str, int]:
        """A player's open goods."""
        goods: dict[str, int] = self.player(seat)["goods"]
        return goods

    def cards(self, seat: int) -> list[str]:
        """A player's hand."""
        cards: list[str] = self.player(seat)["cards"]
        return cards

    def view(self, seat: int | None) -> Data:
        """What a seat sees."""
        return self.game.view(self.state, seat)

    def asked(self) -> str:
        """The name of the question."""
        return type(self.top).__name__

    def happened(self, kind: str, seat: int = -1) -> list[Data]:
        """The events of a kind so far."""
        return [event for event in self.told(seat) if event["event"] == kind]

    def twin(self) -> "Table":
        """An independent table in the same position."""
        return Table(self.game, self.game.copy(self.state))

    def stored(self) -> str:
        """The whole state as text."""
        return json.dumps(self.data, sort_keys=True)


def table(
    seats: int = 4,
    *,
    ask: list[Frame] | None = None,
    window: str | None = None,
    trader: int = 0,
    first: int = 0,
    at: str | None = "street_57",
    moves: int | None = None,
    visited: list[str] | None = None,
    players: dict[int, Hand] | None = None,
    owners: dict[str, int] | None = None,
    supply: dict[str, int] | None = None,
    markers: dict[int, int] | None = None,
    pile: dict[str, int] | None = None,
    face_up: list[str] | None = None,
    left: int | None = None,
    acted: list[int] | None = None,
    options: dict[str, Data] | None = None,
    seed: int = 1,
    chance: list[int] | None = None,
) -> Table:
    """A table in the turn of `trader`, the tower `at` a space (None: before the roll) with so many moves left.

    `window` opens talk about the action here or the next move; `ask` comes before it. `supply`, `markers` and `pile`
    say what is left of the things they name.
    """
    named = players or {}
    if moves is None:
        moves = 4 - len(visited or [])
    bystanders = [seat for seat in reversed(range(seats)) if seat not in named]
    boards: list[Any] = [full_hand(named.get(seat, {})) for seat in range(seats)]
    plan = turn_of(seats, trader)
    if at is not None:
        plan = [frame for frame in plan if not isinstance(frame, ChooseStart | Roll | NextWindow)]
        plan = [*([NextWindow(window == HERE)] if window else []), *plan]
    fields: dict[str, Data] = {
        "stack": GAME.frames.write([*(ask or []), *plan][::-1]),
        "trader": trader,
        "first": first,
        "blue": 0,
        "red": 0,
        "tower": at,
        "stacked": 5 if at is None else moves + 1,
        "discs": [] if at is None else [at, *(visited or [])],
        "acted": sum(1 << seat for seat in acted or []),
        "owners": dict(owners or {}),
        "supply": shared_out(boards, bystanders, supply or {}),
        "markers": markers_left(boards, owners or {}, markers or {}),
        **cards_left(boards, bystanders, pile or {}, face_up or []),
        "players": boards,
    }
    if left is not None:
        fields["left"] = left
    made = scene(GAME, seats, options=options, seed=seed, chance=chance, **fields)
    return Table(GAME, made.state)


def full_hand(given: Hand) -> dict[str, Data]:
    """A player as data: 130 ducats and nothing else but what is given."""
    return {
        "ducats": given.get("ducats", 130),
        "goods": dict(given.get("goods", {})),
        "cards": list(given.get("cards", [])),
        "knows": list(given.get("knows", [])),
        "taken": given.get("taken", 0),
    }


def shared_out(boards: list[Any], bystanders: list[int], left: dict[str, int]) -> dict[str, int]:
    """The supply of commodities and tiles."""
    supply = {}
    for good, count in zip(SUPPLIED.items, SUPPLY, strict=True):
        rest = count - sum(board["goods"].get(good, 0) for board in boards)
        supply[good] = left.get(good, rest)
        if rest > supply[good]:
            goods = boards[bystanders[0]]["goods"]
            goods[good] = goods.get(good, 0) + rest - supply[good]
    return supply


def markers_left(boards: list[Any], owners: dict[str, int], left: dict[int, int]) -> list[int]:
    """The central supply of markers; a colour that must have fewer lies in its player's stock."""
    found = []
    for seat in range(MOST_PLAYERS):
        if seat >= len(boards):
            found.append(0)
            continue
        goods = boards[seat]["goods"]
        placed = sum(1 for owner in owners.values() if owner == seat)
        rest = int(MARKERS_PER_COLOUR) - goods.get("marker", 0) - placed
        found.append(left.get(seat, rest))
        goods["marker"] = goods.get("marker", 0) + rest - found[-1]
    return found


def cards_left(
    boards: list[Any], bystanders: list[int], pile: dict[str, int], face_up: list[str]
) -> dict[str, list[str]]:
    """The piles; what a pile must not hold is in a bystander's hand."""
    held = {card for board in boards for card in board["cards"]} | set(face_up)
    down: list[str] = []
    place = 0
    for deck, count in zip(DECK.items, IN_DECK, strict=True):
        free = [card for card in CARD.items[place : place + count] if card not in held]
        keep = pile.get(deck, len(free))
        down += free[:keep]
        if free[keep:]:
            boards[bystanders[0]]["cards"] += free[keep:]
        place += count
    return {"face_down": down, "face_up": face_up}
