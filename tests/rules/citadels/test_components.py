"""CI-1 to CI-3: components, set-up, the structure of play."""

import pytest

from fondaco.core.errors import Bad
from fondaco.games.citadels.characters.rank_3 import Redraw
from fondaco.games.citadels.components import (
    BASIC,
    CHARACTER,
    CHARACTER_DATA,
    DISTRICT,
    DISTRICTS,
    RANK_OF,
    THREATS,
    TYPE,
    UNIQUES,
    WARRANTS,
)
from fondaco.games.citadels.game import GAME
from tests.rules.citadels.table import table, warrants


def test_ci_1_01_three_characters_of_each_rank() -> None:
    assert len(CHARACTER) == 27
    assert [sum(1 for rank in RANK_OF if rank == r) for r in range(9)] == [3] * 9


def test_ci_1_02_tokens_lie_open_with_what_is_on_them() -> None:
    t = table(
        cast=["magistrate", "tax_collector"],
        revealed={"magistrate": 1},
        tokens=warrants("king", "thief", "bishop"),
        tax=3,
        call=2,
    )
    for reader in (None, 0, 1, 2):
        assert t.view(reader)["tokens"]["warrants"] == ["thief", "king", "bishop"]
        assert t.view(reader)["tax"] == 3


def test_ci_1_03_84_district_cards() -> None:
    counts = {name: sum(int(d.copies) for d in DISTRICTS if TYPE.items[d.type] == name) for name in TYPE.items}
    assert counts == {"noble": 12, "religious": 11, "trade": 20, "military": 11, "unique": 30}


def test_ci_1_04_basic_districts_have_the_costs_and_copies_of_the_table() -> None:
    assert {d.id: (d.cost, d.copies) for d in BASIC} == {
        "manor": (3, 5), "castle": (4, 4), "palace": (5, 3),
        "temple": (1, 3), "church": (2, 3), "monastery": (3, 3), "cathedral": (5, 2),
        "tavern": (1, 5), "market": (2, 4), "trading_post": (2, 3), "docks": (3, 3), "harbor": (4, 3),
        "town_hall": (5, 2),
        "watchtower": (1, 3), "prison": (2, 3), "barracks": (3, 3), "fortress": (5, 2),
    }  # fmt: skip


def test_ci_1_05_unique_districts_have_the_costs_of_the_table() -> None:
    by_cost: dict[int, list[str]] = {}
    for d in UNIQUES:
        by_cost.setdefault(int(d.cost), []).append(d.id)
    assert by_cost[0] == ["secret_vault"]
    assert by_cost[2] == ["haunted_quarter", "stables"]
    assert by_cost[3] == ["armory", "framework", "keep", "statue"]
    assert by_cost[4] == ["basilica", "monument", "museum", "observatory", "poor_house"]
    assert by_cost[6] == [
        "dragon_gate", "gold_mine", "great_wall", "library", "park", "school_of_magic", "theater", "thieves_den",
    ]  # fmt: skip
    assert len(by_cost[5]) == 10


def test_ci_1_06_three_warrants_two_threats() -> None:
    assert (WARRANTS, THREATS) == (3, 2)


def test_ci_1_07_the_bank_never_runs_out() -> None:
    t = table(players={0: {"gold": 500}, 1: {"gold": 500}}, act=(0, "king")).do("gather gold")
    assert t.gold(0) == 502


def test_ci_1_08_there_is_no_limit_on_the_hand() -> None:
    t = table(players={0: {"hand": ["manor"] * 5 + ["castle"] * 4 + ["tavern"] * 5}}, act=(0, "architect")).do("bonus")
    assert len(t.hand(0)) == 16


def test_ci_1_09_every_district_has_one_of_five_types() -> None:
    assert len(TYPE) == 5
    assert all(0 <= d.type < 5 for d in DISTRICTS)
    assert {TYPE.items[d.type] for d in UNIQUES} == {"unique"}


def test_ci_1_10_districts_of_one_name_are_identical() -> None:
    t = table(
        players={0: {"gold": 9, "hand": ["market", "trading_post"], "city": ["market"]}}, act=(0, "king"), gathered=True
    )
    assert t.why("build market") == ("CI-6.11", "identical")
    assert t.why("build trading_post") is None  # the same cost, another name


def test_ci_1_11_a_discarded_card_goes_to_the_bottom() -> None:
    t = table(players={0: {"hand": ["palace"], "city": ["laboratory"]}}, act=(0, "king")).do("laboratory palace")
    assert t.bottom[-1] == "palace"


def test_ci_1_12_cards_are_drawn_from_the_top_and_those_not_kept_go_to_the_bottom() -> None:
    t = table(act=(0, "king"), deck=["palace", "temple"]).do("gather cards")
    assert t.choices() == ["keep palace", "keep temple"]
    t.do("keep temple")
    assert (t.hand(0), t.bottom[-1]) == (["temple"], "palace")


def test_ci_1_13_gained_cards_are_all_kept_and_gold_comes_from_the_bank() -> None:
    t = table(act=(0, "architect"), deck=["palace", "temple"]).do("bonus", "gather gold")
    assert (t.hand(0), t.gold(0)) == (["palace", "temple"], 2)


def test_ci_1_14_gold_is_paid_to_the_bank() -> None:
    t = table(players={0: {"gold": 3, "hand": ["manor"]}}, act=(0, "king"), gathered=True).do("build manor")
    assert [t.gold(seat) for seat in range(4)] == [0, 0, 0, 0]


def test_ci_1_15_gold_on_a_district_belongs_to_no_stash() -> None:
    t = table(5, cast=["artist"], players={0: {"gold": 1, "city": ["manor"]}}, act=(0, "artist"), gathered=True)
    t.do("beautify manor")
    assert (t.gold(0), t.city(0)) == (0, ["fine_manor"])


def test_ci_1_16_ci_1_20_remarks_need_no_behaviour() -> None:
    assert all("rules" in d.data for d in UNIQUES)
    assert {data["rank"] for data in CHARACTER_DATA if data.get("gains", {}).get("type") == "noble"} == {4}


def test_ci_1_17_cards_are_chosen_in_any_order_and_go_to_the_bottom_in_a_random_one() -> None:
    bottoms = set()
    for seed in range(12):
        orders = []
        for order in (["tavern", "manor"], ["manor", "tavern"]):
            t = table(players={0: {"hand": ["manor", "temple", "tavern"]}}, act=(0, "magician"), seed=seed)
            t.do("redraw 2")
            assert t.choices() == ["discard manor", "discard temple", "discard tavern"]
            t.do(f"discard {order[0]}")
            assert f"discard {order[1]}" in t.choices()
            t.do(f"discard {order[1]}")
            orders.append(t.bottom[-2:])
        assert orders[0] == orders[1]  # which was named first leaves no trace
        bottoms.add(tuple(orders[0]))
    assert bottoms == {("manor", "tavern"), ("tavern", "manor")}


def test_ci_1_18_a_short_deck_gives_what_it_has() -> None:
    t = table(act=(0, "architect"), only_deck=["palace"]).do("bonus")
    assert (t.hand(0), t.bottom) == (["palace"], [])
    t.do("gather gold", "end")
    assert len(t.hand(0)) == 1


def test_ci_1_18_cards_discarded_by_the_same_effect_are_there() -> None:
    t = table(players={0: {"hand": ["manor", "temple"]}}, only_deck=["palace"], ask=[Redraw(0, 2)])
    t.do("discard manor", "discard temple")
    assert len(t.hand(0)) == 2 and "palace" in t.hand(0)
    assert sorted(t.hand(0) + t.bottom) == ["manor", "palace", "temple"]


def test_ci_1_19_cards_can_be_gathered_only_from_a_deck() -> None:
    t = table(act=(0, "king"), only_deck=[])
    assert t.choices() == ["gather gold"]
    assert t.why("gather cards") == ("CI-1.19", "deck-empty")
    assert table(act=(0, "king"), only_deck=["palace"]).do("gather cards").hand(0) == ["palace"]
    assert table(act=(0, "king"), only_deck=[], options={"gather_cards_needs_deck": 0}).why("gather cards") is None
    assert table(act=(0, "king"), only_deck=["palace"], options={"gather_cards_needs_deck": 2}).why("gather cards")


def test_ci_2_01_a_cast_has_one_character_of_each_rank() -> None:
    with pytest.raises(Bad, match=r"CI-2\.01"):
        GAME.new(4, {"characters": "chosen", "chosen_characters": ["assassin", "witch"]}, 1)
    two_of_one = ["assassin", "witch", "seer", "king", "abbot", "trader", "scholar", "marshal"]
    with pytest.raises(Bad, match=r"CI-2\.01"):
        GAME.new(4, {"characters": "chosen", "chosen_characters": two_of_one}, 1)
    cast = ["witch", "spy", "seer", "king", "abbot", "trader", "scholar", "marshal"]
    s = GAME.new(4, {"characters": "chosen", "chosen_characters": cast[::-1]}, 1)
    assert GAME.to_data(s)["state"]["rules"]["cast"] == cast


@pytest.mark.parametrize(
    ("seats", "plain", "wanted"), [(2, 8, 8), (3, 9, 9), (4, 8, 9), (5, 8, 9), (6, 8, 9), (7, 8, 9), (8, 9, 9)]
)
def test_ci_2_02_rank_9_is_forbidden_required_or_optional(seats: int, plain: int, wanted: int) -> None:
    assert len(GAME.new(seats, {}, 1).rules.cast) == plain
    assert len(GAME.new(seats, {"ninth": True}, 1).rules.cast) == wanted
    nine = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "artist"]
    chosen = {"characters": "chosen", "chosen_characters": nine if seats == 2 else nine[:8]}
    if seats in (2, 3, 8):
        with pytest.raises(Bad, match=r"CI-2\.02"):
            GAME.new(seats, chosen, 1)
    else:
        assert GAME.new(seats, chosen, 1)


def test_ci_2_03_the_queen_needs_five_players() -> None:
    nine = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "queen"]
    with pytest.raises(Bad, match=r"queen needs at least 5 players \(CI-2\.03\)"):
        GAME.new(4, {"characters": "chosen", "chosen_characters": nine}, 1)
    assert GAME.new(5, {"characters": "chosen", "chosen_characters": nine}, 1)


def test_ci_2_04_no_emperor_with_two_players() -> None:
    eight = ["assassin", "thief", "magician", "emperor", "bishop", "merchant", "architect", "warlord"]
    with pytest.raises(Bad, match=r"emperor needs at least 3 players \(CI-2\.04\)"):
        GAME.new(2, {"characters": "chosen", "chosen_characters": eight}, 1)


def test_ci_2_05_characters_not_in_the_cast_are_out() -> None:
    t = table(act=(0, "assassin"))
    assert t.why("kill witch") == ("CI-2.05", "not-in-cast")


def test_ci_2_06_the_deck_has_54_basic_and_14_unique_cards() -> None:
    s = GAME.new(4, {}, 1)
    assert sum(GAME.totals(s)) == 68
    assert len(s.rules.uniques) == 14
    with pytest.raises(Bad, match=r"CI-2\.06"):
        GAME.new(4, {"districts": "chosen", "chosen_districts": ["keep"]}, 1)


def test_ci_2_07_any_14_unique_districts_will_do() -> None:
    cheap = sorted(UNIQUES, key=lambda d: (d.cost, d.id))[:14]
    s = GAME.new(4, {"districts": "chosen", "chosen_districts": [d.id for d in cheap]}, 1)
    assert {DISTRICT.items[kind] for kind in s.rules.uniques} == {d.id for d in cheap}


@pytest.mark.parametrize(("seats", "deck"), [(2, 60), (3, 56), (4, 52), (5, 48), (6, 44), (7, 40), (8, 36)])
def test_ci_2_08_ci_2_09_four_cards_each_and_the_rest_is_the_deck(seats: int, deck: int) -> None:
    view = GAME.view(GAME.new(seats, {}, 1), 0)
    assert [player["cards"] for player in view["players"]] == [4] * seats
    assert len(view["players"][0]["hand"]) == 4
    assert view["players"][1]["hand"] is None
    assert view["deck"]["cards"] == deck


def test_ci_2_10_two_gold_each() -> None:
    assert [player.gold for player in GAME.new(5, {}, 1).players] == [2] * 5


def test_ci_2_11_the_crown_goes_to_a_seat_by_chance_or_by_the_host() -> None:
    assert {int(GAME.new(4, {}, seed).crown) for seed in range(40)} == {0, 1, 2, 3}
    assert {int(GAME.new(4, {"first_crown": 2}, seed).crown) for seed in range(9)} == {2}
    with pytest.raises(Bad, match=r"CI-2\.11"):
        GAME.new(4, {"first_crown": 5}, 1)


def test_ci_2_12_the_tokens_of_the_cast_lie_open() -> None:
    view = GAME.view(GAME.new(4, {}, 1), None)
    assert view["rules"]["cast"] == [
        "assassin",
        "thief",
        "magician",
        "king",
        "bishop",
        "merchant",
        "architect",
        "warlord",
    ]


@pytest.mark.parametrize(("seats", "size"), [(2, 8), (3, 8), (4, 7), (5, 7), (6, 7), (7, 7), (8, 7)])
def test_ci_2_13_the_size_of_a_completed_city(seats: int, size: int) -> None:
    assert GAME.new(seats, {}, 1).rules.city_size == size


def test_ci_2_14_the_first_game_is_the_default() -> None:
    assert GAME.read_options({})["characters"] == "first_game"


def test_ci_3_01_a_round_is_a_selection_phase_and_a_turn_phase() -> None:
    s = GAME.new(4, {"first_crown": 0}, 1)
    asked = []
    while s.draft.round == 1:
        asked.append(type(s.stack[-1]).__name__)
        seat = GAME.awaited(s)[0]
        assert GAME.submit(s, seat, GAME.choices(s, seat)[0]) is None
    assert asked[:4] == ["PickCharacter"] * 4
    assert "PickCharacter" not in asked[4:]


def test_ci_3_02_the_crowned_player_chooses_first() -> None:
    assert GAME.awaited(GAME.new(4, {"first_crown": 2}, 1)) == [2]


def test_ci_3_03_to_the_left_is_clockwise() -> None:
    s = GAME.new(4, {"first_crown": 2}, 1)
    seats = []
    for _ in range(4):
        seats.append(GAME.awaited(s)[0])
        GAME.submit(s, seats[-1], GAME.choices(s, seats[-1])[0])
    assert seats == [2, 3, 0, 1]


def test_ci_3_04_a_new_crown_matters_in_the_next_round_only() -> None:
    t = table(hold={2: "king", 3: "warlord"}, call=4, aside=["bishop", "merchant"])
    t.do("gather gold", "end")
    assert (t.crown, t.state.draft.first, t.seat) == (2, 0, 3)
    while t.asks != "PickCharacter":
        t.do(t.choices()[0])
    assert (t.state.draft.first, t.seat) == (2, 2)
