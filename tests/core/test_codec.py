"""Codec: every shape writes what it reads, and refuses everything else with its path."""

import json
from typing import Any

import pytest

from fondaco.core.actions import Action
from fondaco.core.chance import seeded
from fondaco.core.codec import (
    MASK_OF_SEATS,
    SEAT_INDEX,
    Answer,
    Counts,
    Flag,
    Fortune,
    Frames,
    Int,
    Item,
    ItemRow,
    Items,
    List,
    Numbers,
    Obj,
    Owners,
    Shape,
    Table,
)
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.flow import Frame
from fondaco.core.rows import row
from tests.core.tiny import COLOUR, FRAMES, OFFER, SPACE, TAKE, AllBid, Recall, Tidy, Turn


class Point:
    """An object to be stored."""

    def __init__(self, x: int, y: int) -> None:
        self.x = x
        self.y = y

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Point) and (self.x, self.y) == (other.x, other.y)

    def __hash__(self) -> int:
        return hash((self.x, self.y))


POINT = Obj(Point, {"x": Int(0, 9), "y": Int(0, 9)})


def values(thing: Any) -> Any:
    """A row as a list; anything else as it is."""
    return list(thing) if type(thing) is type(row([])) else thing


# --- round trips ------------------------------------------------------------------------------------------------------

ROUND_TRIPS: dict[str, tuple[Shape, Any, Data]] = {
    "Int": (Int(), 7, 7),
    "Int, lowest": (Int(-3, 3), -3, -3),
    "Int, highest": (Int(-3, 3), 3, 3),
    "Flag": (Flag(), True, True),
    "Item": (Item(COLOUR), 2, "blue"),
    "Item, optional": (Item(COLOUR, optional=True), -1, None),
    "Seat": (SEAT_INDEX, 7, 7),
    "Items": (Items(COLOUR), 0b101, ["red", "blue"]),
    "Items, none": (Items(COLOUR), 0, []),
    "Counts": (Counts(COLOUR), row([2, 0, 1]), {"red": 2, "blue": 1}),
    "Counts, none": (Counts(COLOUR), row([0, 0, 0]), {}),
    "Numbers": (Numbers(3, -1), row([2, -1, 0]), [2, -1, 0]),
    "ItemRow": (ItemRow(COLOUR, 3), row([1, -1, 1]), ["green", None, "green"]),
    "Owners": (Owners(COLOUR), row([-1, 0, 3]), {"green": 0, "blue": 3}),
    "List": (List(Int()), [1, 2, 3], [1, 2, 3]),
    "List, full": (List(Int(), 2), [1, 2], [1, 2]),
    "List, empty": (List(POINT), [], []),
    "Obj": (POINT, Point(1, 2), {"x": 1, "y": 2}),
    "Answer": (Answer(SPACE), TAKE.of(2, 1), "take blue 1"),
    "Answer, open": (
        Answer(SPACE),
        OFFER.shape({"points": 1, "note": "é"}),
        'offer {"note": "é", "points": 1}',
    ),
    "Answer, none": (Answer(SPACE), None, None),
    "Frames": (
        FRAMES,
        [Tidy(1), AllBid(3), Turn(0)],
        [{"frame": "Tidy", "seat": 1}, {"frame": "AllBid", "waiting": 3}, {"frame": "Turn", "seat": 0}],
    ),
    "Frames, with a set": (FRAMES, [Recall(1, 0b110)], [{"frame": "Recall", "seat": 1, "colours": ["green", "blue"]}]),
}


@pytest.mark.parametrize("name", ROUND_TRIPS)
def test_a_value_is_written_as_json_and_read_back(name: str) -> None:
    shape, value, data = ROUND_TRIPS[name]
    assert shape.write(value) == data
    back = shape.read(json.loads(json.dumps(data)), "here")
    assert values(back) == values(value)
    assert type(back) is type(value)


TOLD: dict[str, tuple[Shape, Any, Data]] = {
    "Item": (Item(COLOUR), 2, "colour:blue"),
    "Items": (Items(COLOUR), 0b101, ["colour:red", "colour:blue"]),
    "Seat": (SEAT_INDEX, 3, "seat:3"),
    "Counts": (Counts(COLOUR), row([2, 0, 1]), {"colour:red": 2, "colour:blue": 1}),
    "ItemRow": (ItemRow(COLOUR, 3), row([1, -1, 1]), ["colour:green", None, "colour:green"]),
    "Owners": (Owners(COLOUR), row([-1, 0, 3]), {"colour:green": "seat:0", "colour:blue": "seat:3"}),
    "List": (List(Counts(COLOUR)), [row([0, 1, 0]), row([0, 0, 0])], [{"colour:green": 1}, {}]),
}


@pytest.mark.parametrize("name", TOLD)
def test_a_value_is_told_to_who_knows_no_shapes(name: str) -> None:
    shape, value, told = TOLD[name]
    assert shape.told(value) == told


def test_chance_is_written_and_read_back() -> None:
    chance = seeded(3)
    assert Fortune().write(chance) == chance.data()
    assert Fortune().read(chance.data(), "here").data() == chance.data()


def test_a_listed_answer_comes_back_as_the_same_object() -> None:
    back: Action = Answer(SPACE).read("take blue 1", "here")
    assert back is TAKE.of(2, 1)


# --- refusals ---------------------------------------------------------------------------------------------------------

NAME = "the name of a colour is wanted"
WHOLE = "a whole number is wanted"
REFUSALS: list[tuple[str, Shape, Data, str, str]] = [
    ("Int, none", Int(), None, "", WHOLE),
    ("Int, a flag", Int(), True, "", WHOLE),
    ("Int, a fraction", Int(), 1.0, "", WHOLE),
    ("Int, a text", Int(), "1", "", WHOLE),
    ("Int, a list", Int(), [1], "", WHOLE),
    ("Int, too low", Int(2, 5), 1, "", "1 is not from 2 to 5"),
    ("Int, too high", Int(2, 5), 6, "", "6 is not from 2 to 5"),
    ("Int, beyond 64 bits", Int(), 2**70, "", f"{2**70} is not from 0 to 1000000"),
    ("Flag, a number", Flag(), 1, "", "true or false is wanted"),
    ("Flag, none", Flag(), None, "", "true or false is wanted"),
    ("Item, a number", Item(COLOUR), 0, "", NAME),
    ("Item, none", Item(COLOUR), None, "", NAME),
    ("Item, a list", Item(COLOUR), ["red"], "", NAME),
    ("Item, unknown", Item(COLOUR), "pink", "", "no such colour: pink"),
    ("Item, unknown though optional", Item(COLOUR, optional=True), "", "", "no such colour: "),
    ("Seat, beyond the largest table", SEAT_INDEX, 8, "", "8 is not from 0 to 7"),
    ("Mask, beyond the largest table", MASK_OF_SEATS, 256, "", "256 is not from 0 to 255"),
    ("Items, a name", Items(COLOUR), "red", "", "a list of names of colour is wanted"),
    ("Items, unknown", Items(COLOUR), ["red", "pink"], "[1]", "no such colour: pink"),
    ("Items, none", Items(COLOUR), [None], "[0]", NAME),
    ("Items, twice", Items(COLOUR), ["red", "red"], "", "red stands twice"),
    ("Counts, a list", Counts(COLOUR), [1, 2, 3], "", "counts by colour are wanted"),
    ("Counts, unknown", Counts(COLOUR), {"pink": 1}, "", "no such colour: pink"),
    ("Counts, negative", Counts(COLOUR), {"red": -1}, ".red", "-1 is not from 0 to 1000000"),
    ("Counts, too many", Counts(COLOUR, 4), {"red": 1, "blue": 5}, ".blue", "5 is not from 0 to 4"),
    ("Counts, no number", Counts(COLOUR), {"red": "1"}, ".red", WHOLE),
    ("Numbers, an object", Numbers(2), {}, "", "a list of 2 numbers is wanted"),
    ("Numbers, too few", Numbers(2), [1], "", "a list of 2 numbers is wanted"),
    ("Numbers, too many", Numbers(2), [1, 2, 3], "", "a list of 2 numbers is wanted"),
    ("Numbers, out of range", Numbers(2, 0, 5), [1, 6], "[1]", "6 is not from 0 to 5"),
    ("ItemRow, a text", ItemRow(COLOUR, 3), "red", "", "a list of 3 names is wanted"),
    ("ItemRow, too few", ItemRow(COLOUR, 3), ["red"], "", "a list of 3 names is wanted"),
    ("ItemRow, unknown", ItemRow(COLOUR, 2), [None, "pink"], "[1]", "no such colour: pink"),
    ("Owners, a list", Owners(COLOUR), [], "", "counts by colour are wanted"),
    ("Owners, unknown", Owners(COLOUR), {"pink": 1}, "", "no such colour: pink"),
    ("Owners, no seat", Owners(COLOUR), {"red": 8}, ".red", "8 is not from 0 to 7"),
    ("Owners, nobody", Owners(COLOUR), {"red": -1}, ".red", "-1 is not from 0 to 7"),
    ("List, an object", List(Int()), {}, "", "a list is wanted"),
    ("List, a text", List(Int()), "12", "", "a list is wanted"),
    ("List, too long", List(Int(), 2), [1, 2, 3], "", "at most 2 are wanted, not 3"),
    ("List, inside", List(List(Int())), [[1], [2, "x"]], "[1][1]", WHOLE),
    ("Obj, a list", POINT, [1, 2], "", "an object is wanted"),
    ("Obj, too much", POINT, {"x": 1, "y": 2, "z": 3}, "", "there is no field z"),
    ("Obj, too little", POINT, {"x": 1}, "", "the field y is missing"),
    ("Obj, inside", POINT, {"x": 1, "y": 10}, ".y", "10 is not from 0 to 9"),
    ("Obj in a list", List(POINT), [{"x": 1, "y": None}], "[0].y", WHOLE),
    ("Fortune", Fortune(), [1], "", "chance is a list of five numbers"),
    ("Answer, a list", Answer(SPACE), ["pass"], "", "the text of an action is wanted"),
    ("Answer, unknown", Answer(SPACE), "fly", "", "no such action: fly"),
    ("Answer, broken payload", Answer(SPACE), "offer {", "", "offer: the payload is not JSON"),
    ("Frames, an object", FRAMES, {}, "", "a list of frames is wanted"),
    ("Frames, no object", FRAMES, ["Turn"], "[0]", "a frame of this game is wanted"),
    ("Frames, nameless", FRAMES, [{"seat": 0}], "[0]", "a frame of this game is wanted"),
    (
        "Frames, unknown",
        FRAMES,
        [{"frame": "Turn", "seat": 0}, {"frame": "X"}],
        "[1]",
        "a frame of this game is wanted",
    ),
    ("Frames, a list for a name", FRAMES, [{"frame": []}], "[0]", "a frame of this game is wanted"),
    ("Frames, an object for a name", FRAMES, [{"frame": {}}], "[0]", "a frame of this game is wanted"),
    ("Frames, too little", FRAMES, [{"frame": "Turn"}], "[0]", "Turn has the fields ['seat']"),
    ("Frames, too much", FRAMES, [{"frame": "Turn", "seat": 0, "x": 1}], "[0]", "Turn has the fields ['seat']"),
    ("Frames, inside", FRAMES, [{"frame": "Turn", "seat": 9}], "[0].seat", "9 is not from 0 to 7"),
]


@pytest.mark.parametrize(("shape", "data", "path", "reason"), [r[1:] for r in REFUSALS], ids=[r[0] for r in REFUSALS])
def test_anything_else_is_refused_with_path_and_reason(shape: Shape, data: Data, path: str, reason: str) -> None:
    with pytest.raises(Bad) as caught:
        shape.read(data, "state")
    assert (caught.value.where, caught.value.reason) == (f"state{path}", reason)
    assert str(caught.value) == f"state{path}: {reason}"


# --- what readers are told --------------------------------------------------------------------------------------------


def test_things_are_told_by_kind_and_numbers_as_they_are() -> None:
    assert Item(COLOUR.named("cargo")).told(1) == "colour:green"
    assert Item(COLOUR, optional=True).told(-1) is None
    assert SEAT_INDEX.told(2) == "seat:2"
    assert Int().told(5) == 5
    assert Flag().told(False) is False


def test_a_set_of_things_is_told_by_kind() -> None:
    assert Items(COLOUR.named("cargo")).told(0b101) == ["colour:red", "colour:blue"]
    assert Items(COLOUR).told(0) == []


def test_a_prompt_names_the_question_and_tells_its_fields() -> None:
    assert FRAMES.prompt(Turn(1)) == {"ask": "Turn", "seat": "seat:1"}
    assert FRAMES.prompt(AllBid(5)) == {"ask": "AllBid", "waiting": 5}


def test_a_prompt_tells_a_set_of_things_by_kind() -> None:
    assert FRAMES.prompt(Recall(1, 4)) == {"ask": "Recall", "seat": "seat:1", "colours": ["colour:blue"]}


# --- mistakes of a game, found when it is imported --------------------------------------------------------------------


def test_an_object_whose_fields_are_not_all_stored_cannot_be_declared() -> None:
    with pytest.raises(Bad, match=r"Point takes \['x', 'y'\], the shape has \['x'\]"):
        Obj(Point, {"x": Int()})
    with pytest.raises(Bad, match="Point takes"):
        Obj(Point, {"y": Int(), "x": Int()})


def test_a_frame_with_a_field_of_no_shape_cannot_be_declared() -> None:
    with pytest.raises(Bad, match="Turn has a field seat without a shape"):
        Frames([Turn], {})


def test_frames_come_back_equal_and_of_their_class() -> None:
    frames: list[Frame] = FRAMES.read([{"frame": "AllBid", "waiting": 3}], "stack")
    assert frames == [AllBid(3)]
    assert type(frames[0]) is AllBid


def test_a_frame_names_its_seats_one_by_one_or_as_a_set() -> None:
    assert FRAMES.seats_of(Turn(2)) == [2]
    assert FRAMES.seats_of(AllBid(0b1010)) == [1, 3]
    assert FRAMES.seats_of(AllBid(0)) == []


# --- tables -----------------------------------------------------------------------------------------------------------


class Seated:
    """Stands for a state, its rules and its players."""

    def __init__(self, seats: int, rules: Any, players: list[int]) -> None:
        self.seats = seats
        self.rules = rules
        self.players = players


class Setting:
    """Stands for rules."""

    def __init__(self, seats: int) -> None:
        self.seats = seats


SEATED = Table(Seated, {"seats": Int(), "rules": Obj(Setting, {"seats": Int()}), "players": List(Int())})


def test_a_table_has_rules_and_players_for_its_seats() -> None:
    data = {"seats": 2, "rules": {"seats": 2}, "players": [5, 6]}
    assert SEATED.write(SEATED.read(data, "state")) == data
    for broken in [{**data, "seats": 3}, {**data, "rules": {"seats": 3}}, {**data, "players": [5]}]:
        with pytest.raises(Bad, match="rules and players must fit the number of seats") as caught:
            SEATED.read(broken, "state")
        assert caught.value.where == "state.players"
