"""Lines: packed into the width there is."""

from rich.text import Text

from fondaco.terminal.lines import beside, columns, flow


def texts(*words: str) -> list[Text]:
    return [Text(word) for word in words]


def test_items_flow_and_none_is_broken() -> None:
    lines = flow(texts("one two", "three", "four five", "six"), 14)
    assert [line.plain for line in lines] == ["one two  three", "four five  six"]


def test_an_item_that_is_too_long_has_its_own_line() -> None:
    assert [line.plain for line in flow(texts("a", "very long", "b"), 5)] == ["a", "very long", "b"]


def test_nothing_flows_into_no_line() -> None:
    assert flow([], 10) == []


def test_flowing_leaves_the_items_alone() -> None:
    items = texts("a", "b")
    flow(items, 10)
    assert [item.plain for item in items] == ["a", "b"]


def test_beside_or_below() -> None:
    assert [line.plain for line in beside(Text("ab"), Text("cd"), 8)] == ["ab    cd"]
    assert [line.plain for line in beside(Text("ab"), Text("cd"), 5)] == ["ab", "cd"]


def test_columns_stand_side_by_side() -> None:
    lines = columns([texts("a", "bbb"), texts("cc")], 20)
    assert [line.plain for line in lines] == ["a      cc", "bbb"]


def test_the_widest_column_is_cut_first() -> None:
    lines = columns([texts("abc", "x"), texts("a long name", "y")], 11)
    assert [line.plain for line in lines] == ["abc a long…", "x   y"]
