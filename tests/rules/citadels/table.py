"""Tables of Citadels for rule tests: the things a test names, and the rest of the cards where they do no harm.

    t = table(cast=["witch"], players={0: {"gold": 3, "hand": ["tavern"]}}, act=(0, "king"), gathered=True)
    t.do("build tavern", "end")
    assert t.city(0) == ["tavern"]

Cards that a test does not name lie in the deck, below those of `deck`, which are drawn first and in that order; with
`only_deck` they are in the hand of the last seat instead. Character cards that a test does not place lie in the free
slots. Everybody knows his own cards and what was revealed, no more, unless a test plays the selection itself.
"""

from collections import Counter
from typing import Any, Final

from fondaco.core.domains import Data
from fondaco.core.flow import Frame
from fondaco.games.citadels.components import BASIC, CHARACTER, DISTRICT, FOUR, RANK_OF, UNIQUES, UNIQUES_IN_GAME
from fondaco.games.citadels.game import GAME
from fondaco.games.citadels.plans import rules_for
from fondaco.games.citadels.round import Call
from fondaco.games.citadels.rules import Rules
from fondaco.games.citadels.turn import Turn
from fondaco.testing.scene import Scene, scene

FIRST_GAME: Final = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
UNIQUE_NAMES: Final = [district.id for district in UNIQUES]


class Table(Scene):
    """A scene of Citadels."""

    def do(self, *texts: str) -> "Table":
        """As for every scene."""
        super().do(*texts)
        return self

    def gold(self, seat: int) -> int:
        """In the stash."""
        return int(self.state.players[seat].gold)

    def hand(self, seat: int) -> list[str]:
        """By name."""
        return list(self.player(seat)["hand"])

    def city(self, seat: int) -> list[str]:
        """By name."""
        return list(self.player(seat)["city"])

    def view(self, seat: int | None) -> Data:
        """What a seat may know."""
        return self.game.view(self.state, seat)

    @property
    def tokens(self) -> Data:
        """The tokens as data."""
        return self.data["tokens"]

    @property
    def bottom(self) -> list[str]:
        """The deck, from the next card to the last."""
        return [card["district"] for card in self.data["deck"]["bottom"]]

    @property
    def crown(self) -> int:
        """Who has it."""
        return int(self.state.crown)

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
    def asks(self) -> str:
        """The name of the question."""
        return type(self.top).__name__

    def args(self, text: str) -> Data:
        """What the objection names."""
        objection = self.objection(text)
        assert objection is not None, f"{text} may be done"
        return objection.args

    def obvious(self) -> str | None:
        """What nearly everybody would answer here."""
        answer = self.game.obvious(self.state, self.seat)
        return None if answer is None else answer.text()

    def also(self, text: str) -> tuple[str, str] | None:
        """What would stand in the way if it were asked now: rule and code."""
        objection = self.objection(text)
        assert objection is not None, f"{text} may be done"
        return None if objection.also is None else (objection.also.rule, objection.also.code)

    def events(self, name: str, seat: int = -1) -> list[Data]:
        """The events of a kind so far, as a seat has heard them."""
        return [event for event in self.told(seat) if event["event"] == name]

    def twins(self, seat: int, count: int = 40) -> list["Table"]:
        """States that agree with all a seat knows."""
        return [Table(self.game, self.game.resample(self.state, seat, seed)) for seed in range(count)]

    def holders(self) -> dict[str, int]:
        """Who has each character card; -1: nobody."""
        characters = self.game.view(self.state, 0)["characters"]
        places = self.data["draft"]["at"]
        found = {}
        for rank, name in enumerate(self.data["rules"]["cast"]):
            slot = places[rank]
            found[name] = characters["slots"][int(slot[5:])] if slot.startswith("slot_") else -1
        return found


def cast_with(names: list[str], seats: int) -> list[str]:
    """The characters of the first game, those named instead of them; a ninth if one is named or needed."""
    cast = list(FIRST_GAME) + (["artist"] if seats in (3, 8) else [])
    for name in names:
        rank = int(RANK_OF[CHARACTER.index(name)])
        if rank == len(cast):
            cast.append(name)
        else:
            cast[rank] = name
    return cast


def uniques_with(names: list[str]) -> list[str]:
    """14 unique districts, those named among them."""
    named = [name for name in UNIQUE_NAMES if name in names]
    rest = [name for name in UNIQUE_NAMES if name not in names]
    return sorted(named + rest[: UNIQUES_IN_GAME - len(named)], key=UNIQUE_NAMES.index)


def plain(built: str) -> str:
    """The kind of a district in a city."""
    return built.removeprefix("fine_")


def table(
    seats: int = 4,
    *,
    cast: list[str] | None = None,
    players: dict[int, Any] | None = None,
    hold: dict[int, Any] | None = None,
    aside: list[str] | None = None,
    act: tuple[int, str] | None = None,
    gathered: bool = False,
    call: int | None = None,
    ask: list[Frame] | None = None,
    deck: list[str] | None = None,
    only_deck: list[str] | None = None,
    museum: list[str] | None = None,
    tokens: dict[str, Data] | None = None,
    revealed: dict[str, int] | None = None,
    crown: int = 0,
    tax: int = 0,
    completed: list[int] | None = None,
    options: dict[str, Data] | None = None,
    chance: list[int] | None = None,
    seed: int = 1,
) -> Table:
    """A table at which a character acts (`act`), a rank is called (`call`) or something is asked (`ask`).

    `players` gives gold, hand, city and what others know; `hold` says who has which character.
    Whoever acts holds his character and has revealed it.
    """
    chosen = cast_with(cast or [], seats)
    boards = [board(player) for player in [(players or {}).get(seat, {}) for seat in range(seats)]]
    named = [plain(built) for player in boards for built in player["hand"] + player["city"]]
    named += (deck or []) + (only_deck or []) + (museum or [])
    uniques = uniques_with(named)
    shown = dict(revealed or {})
    if act is not None:
        shown.setdefault(act[1], act[0])
    held = holding(hold or {}, shown)
    rest = unnamed_cards(uniques, named)
    pile = list(deck or [])
    if only_deck is None:
        pile += rest
    else:
        pile = list(only_deck)
        boards[-1]["hand"] += rest
    rules = rules_of(seats, options, chosen, uniques)
    finished = sum(1 << seat for seat in completed or [])
    fields: dict[str, Data] = {
        "stack": GAME.frames.write(plan(chosen, act, gathered, call, ask)[::-1]),
        "rules": {"cast": chosen, "uniques": uniques},
        "players": boards,
        "crown": crown,
        "deck": {
            "pool": {},
            "bottom": [{"district": name, "seats": []} for name in pile],
            "drawn": [],
            "museum": [{"district": name, "seats": []} for name in museum or []],
            "site": None,
        },
        "draft": draft(rules, chosen, held, aside or [], shown),
        "tokens": {**bare(), **(tokens or {})},
        "tax": tax,
        "completed": finished,
        "first_completed": completed[0] if completed else -1,
    }
    return Table(GAME, scene_of(seats, options, seed, chance, fields).state)


def board(given: dict[str, Any]) -> dict[str, Any]:
    """A player as data."""
    return {
        "gold": given.get("gold", 0),
        "hand": list(given.get("hand", [])),
        "known": given.get("known", []),
        "spied": [],
        "city": list(given.get("city", [])),
    }


def holding(hold: dict[int, Any], shown: dict[str, int]) -> dict[int, list[str]]:
    """Who has which characters: as said, and whoever has revealed one has it."""
    held = {seat: [names] if isinstance(names, str) else list(names) for seat, names in hold.items()}
    for name, seat in shown.items():
        if name not in [other for names in held.values() for other in names]:
            held.setdefault(seat, []).append(name)
    return held


def scene_of(
    seats: int, options: dict[str, Data] | None, seed: int, chance: list[int] | None, fields: dict[str, Data]
) -> Scene:
    """The scene with these fields, pools emptied rather than merged."""
    whole = dict(fields)
    deck = whole.pop("deck")
    for name, value in deck.items():
        if name != "pool":
            whole[f"deck__{name}"] = value
    # A dict is merged into a dict; the pool of a new game must go.
    whole["deck__pool"] = dict.fromkeys([d.id for d in BASIC] + UNIQUE_NAMES, 0)
    options = {"first_crown": 0, **(options or {})}
    return scene(GAME, seats, options=options, seed=seed, chance=chance, **whole)


def rules_of(seats: int, options: dict[str, Data] | None, cast: list[str], uniques: list[str]) -> Rules:
    """The rules of such a table."""
    values = GAME.read_options({"first_crown": 0, **(options or {})})
    return rules_for(
        seats, values, [int(CHARACTER.index(name)) for name in cast], [int(DISTRICT.index(name)) for name in uniques]
    )


def plan(
    cast: list[str], act: tuple[int, str] | None, gathered: bool, call: int | None, ask: list[Frame] | None
) -> list[Frame]:
    """What a test asks for, then the ranks that follow."""
    frames = list(ask or [])
    following = len(cast)
    if act is not None:
        frames.append(Turn(act[0], CHARACTER.index(act[1]), gathered, 0, 0, 0))
        following = cast.index(act[1]) + 1
    if call is not None:
        following = call - 1
    return [*frames, Call(following)]


def unnamed_cards(uniques: list[str], named: list[str]) -> list[str]:
    """The cards of the game that a test does not name."""
    box = Counter({district.id: int(district.copies) for district in BASIC}) + Counter(uniques)
    box.subtract(Counter(named))
    short = [name for name, count in box.items() if count < 0]
    assert not short, f"there are not so many cards: {short}"
    return sorted(box.elements())


def draft(rules: Rules, cast: list[str], held: dict[int, list[str]], aside: list[str], shown: dict[str, int]) -> Data:
    """Every card in its slot, the first seat having chosen first."""
    at: list[Any] = [None] * 9
    owners = rules.owners
    free = list(range(len(owners)))
    for seat, names in held.items():
        for name in names:
            slot = next(slot for slot in free if owners[slot] == seat)
            free.remove(slot)
            at[cast.index(name)] = f"slot_{slot}"
    for name in aside:
        slot = next(slot for slot in free if owners[slot] < 0)
        free.remove(slot)
        at[cast.index(name)] = f"slot_{slot}"
    left = [rank for rank in range(len(cast)) if at[rank] is None]
    for _ in range(rules.setup.faceup):
        rank = next(rank for rank in reversed(left) if rank != FOUR)
        left.remove(rank)
        at[rank] = "face_up"
    for rank, slot in zip(left, free, strict=True):
        at[rank] = f"slot_{slot}"
    revealed = [-1] * 9
    for name, seat in shown.items():
        revealed[cast.index(name)] = seat
    may = [seen_by(seat, at, owners, revealed) for seat in range(rules.seats)]
    may.append(seen_by(-2, at, owners, revealed))
    return {"round": 1, "first": 0, "at": at, "may": may, "revealed": revealed}


def seen_by(reader: int, at: list[Any], owners: list[int], revealed: list[int]) -> list[int]:
    """The slots in which each card may be for a reader who knows his own cards and those that were revealed."""
    slots = [int(place[5:]) if place and place.startswith("slot_") else -1 for place in at]
    known = {slot for rank, slot in enumerate(slots) if slot >= 0 and (owners[slot] == reader or revealed[rank] >= 0)}
    elsewhere = sum(1 << slot for slot in range(len(owners)) if slot not in known)
    return [0 if slot < 0 else 1 << slot if slot in known else elsewhere for slot in slots]


def bare() -> dict[str, Data]:
    """Tokens without anything on them."""
    return {
        "killed": None, "bewitched": None, "warrants": [], "signed": None, "signed_shown": False, "robbed": None,
        "thief": -1, "laces": [], "threats": [], "flowered": None, "lace_shown": False, "blackmailer": -1,
        "protected": -1,
    }  # fmt: skip


def warrants(signed: str, *unsigned: str, **more: Data) -> dict[str, Data]:
    """Tokens with warrants. The Magistrate's seat is the one that revealed him."""
    return {"warrants": [signed, *unsigned], "signed": signed, **more}


def threats(flowered: str, blank: str, blackmailer: int, **more: Data) -> dict[str, Data]:
    """Tokens with two threats."""
    both = [flowered, blank]
    return {"laces": both, "threats": both, "flowered": flowered, "blackmailer": blackmailer, **more}
