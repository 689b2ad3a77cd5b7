"""The worked examples of the ledger. A is seat 0 (blue), B 1 (red), C 2 (yellow), D 3 (green)."""

from fondaco.games.calimala.components import SCORING_TILE, TILE_CATEGORIES, TILE_VP
from fondaco.games.calimala.council import FourthDisc
from fondaco.games.calimala.placing import PlaceDisc
from fondaco.games.calimala.scoring import award
from tests.rules.calimala.table import Board, lower, placed, table

A, B, C, D = range(4)


def test_ex_01_placing() -> None:
    """CA-5.03, CA-6.02"""
    t = table(towers={"n-c": [B, C]}).do("place coloured n-c")
    assert t.towers == {"n-c": [A, B, C]}
    assert t.top == placed(A, "wood", "contribute")


def test_ex_02_wood() -> None:
    """CA-7.06, CA-7.09, CA-8.01"""
    t = table(players={A: {"stored": {"wood": 3}}}).do("place white n-c", "do wood")
    assert t.player(A)["stored"] == {"wood": 4}
    assert t.why("do wood") == ("CA-7.09", "warehouse-full")
    t.do("draw wood")
    assert sum(t.hand(A).values()) == 1


def test_ex_03_build_a_ship() -> None:
    """CA-7.11, CA-7.03"""
    t = table(players={A: {"stored": {"wood": 2}}}).do("place coloured e-se")
    before = t.player(A)["supply"]
    t.do("do build")
    assert (t.player(A)["stored"], t.player(A)["ships"], t.player(A)["supply"]) == ({}, 1, before + 2)


def test_ex_04_build_a_trade_house() -> None:
    """CA-7.12"""
    t = table(players={A: {"stored": {"brick": 2}}}).do("place coloured e-se", "do build", "house hamburg")
    assert (t.player(A)["stored"], t.player(A)["houses"]) == ({}, ["hamburg"])


def test_ex_05_build_a_workshop() -> None:
    """CA-7.14"""
    t = table(players={A: {"stored": {"wood": 1, "brick": 1}}}).do("place coloured e-se", "do build")
    assert (t.player(A)["stored"], t.player(A)["workshops"]) == ({}, 2)


def test_ex_06_artwork() -> None:
    """CA-7.17"""
    t = table(players={A: {"stored": {"marble": 1}}}).do("place coloured s-se", "do artwork", "artwork santa_croce")
    assert (t.player(A)["stored"], t.on_board(A)) == ({}, {"artwork:santa_croce": 1})


def test_ex_07_weave() -> None:
    """CA-7.22"""
    t = table(players={A: {"workshops": 2, "cloth": [1]}}).do("place coloured n-ne", "do weave")
    assert t.player(A)["cloth"] == [2, 1, 0]


def test_ex_08_ship() -> None:
    """CA-7.26, CA-7.27"""
    t = table(players={A: {"ships": 2, "cloth": [2]}})
    t.do("place coloured s-se", "do ship", "ship lisbon", "ship lisbon")
    assert (t.on_board(A), t.player(A)["cloth"]) == ({"cloth:lisbon": 2}, [0, 0, 0])


def test_ex_09_deliver() -> None:
    """CA-7.31"""
    t = table(players={A: {"houses": ["hamburg"], "cloth": [2]}})
    t.do("place coloured w-c", "do deliver")
    assert (t.on_board(A), t.player(A)["cloth"]) == ({"cloth:hamburg": 1}, [1, 0, 0])


def test_ex_10_contribute() -> None:
    """CA-7.35"""
    t = table(players={A: {"stored": {"wood": 1}}})
    t.do("place coloured n-c", "do contribute", "contribute wood santa_croce")
    assert (t.player(A)["stored"], t.on_board(A)) == ({}, {"wood:santa_croce": 1})


def test_ex_11_order() -> None:
    """CA-6.03"""
    t = table(players={A: {"stored": {"wood": 1}}}).do("place coloured n-c")
    assert t.choices() == ["do wood", "do contribute"]


def test_ex_12_white_disc() -> None:
    """CA-6.04"""
    t = table(players={A: {"stored": {"wood": 1}, "cubes": {"wood:san_miniato": 1}}}).do("place white n-c")
    t.do("do wood", "do wood", *["do contribute", "contribute wood san_miniato"] * 2)
    assert (t.player(A)["stored"], t.on_board(A)) == ({"wood": 1}, {"wood:san_miniato": 3})


def test_ex_13_tower() -> None:
    """CA-6.07"""
    t = table(towers={"n-c": [B, C]}).do("place coloured n-c", "do wood", "end")
    assert t.top == lower(B, "wood", "contribute")
    t.do("end")
    assert t.top == lower(C, "wood", "contribute")
    t.do("end")
    assert t.top == PlaceDisc(B)


def test_ex_14_compensation_by_order() -> None:
    """CA-8.01, CA-8.06"""
    t = table(towers={"n-c": [B, C]}).do("place coloured n-c", "do wood", "end", "draw contribute", "do wood")
    assert (sum(t.hand(B).values()), t.player(B)["stored"]) == (1, {"wood": 1})


def test_ex_15_compensation_of_the_active_player() -> None:
    """CA-8.01, CA-8.03"""
    t = table(players={A: {"stored": {"brick": 3}}}).do("place coloured sw-s", "draw artwork", "do brick")
    assert (sum(t.hand(A).values()), t.player(A)["stored"]) == (1, {"brick": 4})


def test_ex_16_own_disc_twice() -> None:
    """CA-6.11, CA-8.10, CA-8.16"""
    boards: dict[int, Board] = {
        A: {"stored": {"wood": 1}, "ships": 1, "workshops": 2, "cloth": [1, 1], "hand": {"wood": 1}},
        B: {"stored": {"wood": 1, "brick": 1}},
    }
    # B draws a Ship card, A then a Weave card: by kind in the pool, wood 4 (one is in hand), brick 5, ...
    t = table(players=boards, towers={"e-se": [B, A]}, pile={"weave": 2, "ship": 2}, chance=[2, 0])
    t.do("place coloured e-se", "play wood")
    assert t.player(A)["stored"] == {"wood": 2}
    t.do("do build", "do ship", "ship lisbon", "ship lisbon")
    assert (t.player(A)["stored"], t.player(A)["ships"], t.on_board(A)) == ({}, 2, {"cloth:lisbon": 2})
    t.do("do build", "draw ship")
    assert (t.player(B)["stored"], t.player(B)["workshops"], t.hand(B)) == ({}, 2, {"ship": 1})
    t.do("end")
    assert t.top == lower(A, "build", "ship")
    t.do("draw build")
    assert t.hand(A) == {"weave": 1}
    t.do("play weave")
    assert t.player(A)["cloth"] == [1, 1, 0]
    t.do("do ship", "ship barcelona", "ship london")
    assert t.on_board(A) == {"cloth:barcelona": 1, "cloth:lisbon": 2, "cloth:london": 1}


def test_ex_17_fourth_disc() -> None:
    """CA-9.01, CA-9.02"""
    t = table(towers={"n-c": [B, C, D]}).do("place coloured n-c", "do wood", "end", "end", "end")
    assert t.towers == {"n-c": [A, B, C]}
    assert t.data["council"][0] == D


def test_ex_18_council_order() -> None:
    """CA-9.04, CA-9.13"""
    tiles = ["troyes", "bruges", "lisbon"]
    boards: dict[int, Board] = {D: {"cubes": {"cloth:lisbon": 1, "cloth:troyes": 1}}}
    t = table(ask=[FourthDisc(3)], towers={"n-c": [D, B, C, A]}, council=[B, C], tiles=tiles, players=boards)
    assert t.data["council"][:4] == [B, C, A, -1]
    assert t.scores == [0, 0, 0, 3]


def test_ex_19_ties() -> None:
    """CA-11.03 to 11.06: the order is B, C, A, D."""
    boards: dict[int, Board] = {seat: {"cubes": {"cloth:lisbon": 2}} for seat in range(4)}
    council = [B, A, C, B, C, A, D, B]
    t = table(players=boards, council=[*council], council_artworks=[B])
    assert award(t.state, TILE_CATEGORIES[SCORING_TILE.index("lisbon")], TILE_VP) == [1, 3, 2, 0]


def test_ex_20_a_whole_turn() -> None:
    """CA-6.03, 6.07, 7.14, 7.17, 7.29, 7.30, 8.01, 8.07, 8.10, 8.16, 9.06, 9.13, 10.01, 11.01, 11.03"""
    boards: dict[int, Board] = {
        A: {
            "cloth": [1, 1],
            "stored": {"marble": 2},
            "ships": 2,
            "hand": {"artwork": 1, "wood": 1},
            "cubes": {"cloth:lisbon": 1},
            "white": 1,
        },
        B: {
            "ships": 2,
            "stored": {"marble": 1, "brick": 1},
            "hand": {"build": 1},
            "houses": ["troyes"],
            "cubes": {"cloth:lisbon": 2},
        },
        C: {"cubes": {"cloth:lisbon": 1}},
    }
    t = table(
        players=boards,
        towers={"s-se": [B, C, "white"]},
        tiles=["hamburg", "lisbon"],
        council=[A],
        pile={"wood": 1, "deliver": 4},
        chance=[0, 0, 0],
    )
    coloured = t.player(A)["discs"]["coloured"]
    t.do("place coloured s-se", "do artwork", "artwork santa_croce", "play artwork", "artwork santa_croce")
    t.do("do ship", "ship lisbon", "stop", "end")
    assert t.on_board(A) == {"cloth:lisbon": 2, "artwork:santa_croce": 2}
    t.do("do artwork", "artwork san_miniato", "draw ship")
    assert t.hand(B) == {"wood": 1, "build": 1}
    t.do("play wood", "play build")
    assert (t.player(B)["workshops"], t.player(B)["stored"], t.hand(B)) == (2, {}, {})
    assert t.top == lower(C, "artwork", "ship")
    t.do("draw artwork", "draw ship", "end")
    assert sum(t.hand(C).values()) == 2
    assert t.player(A)["discs"] == {"coloured": coloured - 2, "white": 2}
    assert t.data["council"][:2] == [A, A]
    assert t.scores == [3, 2, 1, 0]
    assert t.towers == {"s-se": [A, B, C]}
    assert t.hand(A) == {"wood": 1}
    assert t.top == PlaceDisc(B)
