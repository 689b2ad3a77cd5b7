"""CA-5.01 to 5.04, 5.09: placing a disc."""

from fondaco.games.calimala.components import SPACE_ON_STREET
from fondaco.games.calimala.placing import PlaceDisc
from tests.rules.calimala.table import lower, placed, table


def test_ca_5_01_a_coloured_or_a_white_disc_from_the_supply() -> None:
    t = table(players={0: {"coloured": 1, "white": 1}})
    kinds = {text.split()[1] for text in t.choices()}
    assert kinds == {"coloured", "white"}
    t.do("place white n-c")
    assert t.player(0)["discs"] == {"coloured": 1}
    assert t.towers == {"n-c": ["white"]}


def test_ca_5_01_only_discs_one_has() -> None:
    t = table(players={0: {"coloured": 0}})
    assert {text.split()[1] for text in t.choices()} == {"white"}
    assert t.why("place coloured n-c") == ("CA-5.01", "no-disc")
    assert t.args("place coloured n-c") == {"disc": "disc:coloured"}


def test_ca_5_02_on_any_of_the_twelve_spaces_empty_or_not() -> None:
    stored = {"wood": 2, "brick": 2, "marble": 2}
    t = table(
        players={0: {"stored": stored, "cloth": [1], "ships": 1, "houses": ["troyes"], "white": 0}},
        towers={"n-c": [1], "s-se": [1, 2, 3]},
    )
    assert t.choices() == [f"place coloured {space}" for space in SPACE_ON_STREET.items]


def test_ca_5_03_a_new_disc_goes_on_top() -> None:
    t = table(towers={"n-c": [2, "white"]}).do("place coloured n-c")
    assert t.towers == {"n-c": [0, 2, "white"]}


def test_ca_5_04_four_discs_for_the_time_of_the_turn() -> None:
    t = table(towers={"n-c": ["white", 2, 3]}, players={0: {"hand": {"brick": 1}}})
    t.do("place coloured n-c")
    assert t.towers == {"n-c": [0, "white", 2, 3]}
    t.do("do wood", "end", "end")
    assert t.towers == {"n-c": [0, "white", 2]}
    assert t.top == PlaceDisc(1)
    assert "place coloured n-c" in t.choices()


def test_ca_5_09_a_white_disc_belongs_to_nobody() -> None:
    """Who placed it is not asked again: neither when it lies below (CA-6.08) nor when it leaves (CA-9.06)."""
    t = table(towers={"n-c": ["white", 2]}, players={0: {"hand": {"brick": 1}}})
    t.do("place coloured n-c", "do wood", "end")
    assert t.top == lower(2, "wood", "contribute")


def test_ca_5_01_why_not_out_of_turn() -> None:
    t = table(players={1: {"coloured": 0}})
    assert t.why("1 place coloured n-c") == ("CA-5.01", "not-yours")
    assert t.also("1 place coloured n-c") == ("CA-5.01", "no-disc")
    assert t.also("1 place white n-c") is None


def test_ca_5_02_the_two_joined_actions_are_activated() -> None:
    t = table(players={0: {"hand": {"brick": 1}}}).do("place coloured n-ne")
    assert t.top == placed(0, "wood", "weave")
