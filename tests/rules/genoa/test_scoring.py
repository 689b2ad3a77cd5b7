"""GE-14 and GE-15: the end, and two players."""

import pytest

from fondaco.games.genoa.components import CARD, DATA
from fondaco.games.genoa.scoring import contract_value, group_value
from tests.rules.genoa.table import HERE, MOVE, Hand, Table, table

RING = DATA["board"]["outer_ring"]


def contracts(*buildings: str) -> int:
    return sum(1 << int(CARD.index(f"contract_{name}")) for name in buildings)


def ended(hands: dict[int, Hand], **more: object) -> Table:
    """A game that has just ended."""
    t = table(3, trader=2, first=0, left=1, window=MOVE, players=hands, **more)  # type: ignore[arg-type]
    return t.do("0 pass", "1 pass", "stop")


def test_ge_14_01_discs_are_gathered_and_the_tower_goes_on() -> None:
    t = table(window=MOVE, visited=["guild_hall"], acted=[2], players={2: {"taken": 1}}, chance=[2, 1])
    t.do("1 pass", "2 pass", "3 pass", "stop")
    assert (t.data["trader"], t.data["discs"], t.data["stacked"]) == (1, ["street_32"], 5)
    assert (t.data["acted"], t.player(2)["taken"]) == (0, 0)


def test_ge_14_02_after_the_last_turn_of_a_round_the_marker_moves() -> None:
    t = table(3, trader=2, first=0, left=3, window=MOVE, chance=[2, 1]).do("0 pass", "1 pass", "stop")
    assert t.data["left"] == 2


def test_ge_14_03_the_last_round_is_played_to_its_end() -> None:
    t = table(3, trader=1, first=0, left=1, window=MOVE, chance=[2, 1]).do("2 pass", "0 pass", "stop")
    assert (t.game.over(t.state), t.data["trader"]) == (False, 2)


def test_ge_14_04_ten_ducats_for_a_marker_on_a_building_once() -> None:
    t = ended({0: {"goods": {"marker": 2}}}, owners={"inn": 0, "park": 0, "palace": 1}, at="market")
    assert t.game.scores(t.state) == [150, 140, 130]


def test_x10_ge_14_05_ge_14_06_the_value_of_a_group() -> None:
    assert [group_value(size) for size in range(1, 8)] == [10, 30, 60, 100, 150, 200, 250]


def test_ge_14_05_only_connected_contracts_form_a_group() -> None:
    assert contract_value(contracts("inn", "warehouse_spices")) == 30
    assert contract_value(contracts("inn", "villa_ricci")) == 20


def test_ge_14_07_groups_are_paid_separately_and_may_close_around_the_ring() -> None:
    assert contract_value(contracts(RING[0], RING[1], RING[5])) == 40
    assert contract_value(contracts(RING[-1], RING[0], RING[1])) == 60
    assert contract_value(contracts(*RING)) == 100 + 10 * 50


def test_ge_14_05_contracts_are_shown_at_the_end() -> None:
    t = ended({0: {"cards": ["contract_inn", "contract_warehouse_spices"]}})
    assert t.game.scores(t.state) == [160, 130, 130]
    assert [card["id"] for card in t.view(1)["players"][0]["cards"]] == ["contract_warehouse_spices", "contract_inn"][
        ::-1
    ]


def test_ge_14_08_everything_else_is_worth_nothing() -> None:
    t = ended({0: {"goods": {"ale": 3, "extra_action": 2}, "cards": ["message_01", "large_01"]}})
    assert t.game.scores(t.state) == [130, 130, 130]


def test_ge_14_09_a_tie_goes_to_most_goods() -> None:
    t = ended({0: {"goods": {"ale": 1}}, 1: {"cards": ["message_01", "large_01"]}})
    assert t.game.ranking(t.state) == [2, 1, 3]


def test_ge_14_10_cards_count_contracts_too_markers_do_not() -> None:
    hands: dict[int, Hand] = {
        0: {"goods": {"marker": 5}},
        1: {"cards": ["contract_inn"], "ducats": 120},
        2: {"goods": {"ale": 1}},
    }
    t = ended(hands, at="market")
    assert t.game.scores(t.state) == [130, 130, 130]
    assert t.game.ranking(t.state) == [3, 1, 1]


def test_ge_14_11_a_tie_that_remains_is_shared() -> None:
    t = ended({})
    assert t.game.ranking(t.state) == [1, 1, 1]


# --- GE-15: two players ---


def duel(hand: Hand | None = None, at: str = "street_57", window: str = MOVE, **more: object) -> Table:
    """Two players; player 1 holds something."""
    players = {1: hand or {"goods": {"ale": 2}}}
    return table(2, at=at, window=window, players=players, **more)  # type: ignore[arg-type]


ALE = {"commodities": {"ale": 1}}


def test_ge_15_01_an_offer_contains_a_good() -> None:
    t = duel()
    assert t.post_refused(1, "coach_house", give={"ducats": 50}) == ("GE-15.01", "needs-a-good")
    assert t.post_refused(1, "coach_house", give=ALE) is None


def test_ge_15_02_x9_the_trader_may_take_two_actions_once_the_other_has_acted() -> None:
    t = duel().post(1, "coach_house", give=ALE).do("accept b1", "1 pass", "move park", "take")
    t.do("1 pass", "move villa_colini", "take")
    assert t.player(0)["taken"] == 2
    assert len(t.cards(0)) == 1
    assert t.goods(0)["extra_action"] == 1  # the tile was not needed


def test_ge_15_03_x9_it_does_not_matter_who_came_first() -> None:
    t = table(2, at="coach_house", window=HERE, players={1: {"goods": {"ale": 1}}}).do("take")
    t.post(1, "park", give=ALE).do("accept b1")
    t.do("1 pass", "move villa_colini")
    assert t.asked() == "TakeOrHear"
    t.do("take")
    assert len(t.cards(0)) == 1


def test_ge_15_03_without_an_action_of_the_other_there_is_no_second() -> None:
    t = table(2, at="coach_house", window=HERE).do("take", "1 pass", "move park", "1 pass")
    assert t.why("take") == ("GE-7.05", "trader-has-acted")


def test_ge_15_04_ge_15_11_extra_action_tiles_do_not_count_against_it() -> None:
    """The trader took one action, then one with a tile; the other acts; one more is free."""
    t = table(2, at="coach_house", window=HERE, players={0: {"goods": {"extra_action": 1}}, 1: {"goods": {"ale": 1}}})
    t.do("take", "1 pass", "move park", "take")
    assert (t.player(0)["taken"], t.goods(0)) == (1, {"starting_space": 1, "extra_action": 1})
    t.post(1, "villa_colini", give=ALE).do("accept b1", "1 pass", "move warehouse_metals", "take")
    assert (t.player(0)["taken"], t.goods(0)["extra_action"]) == (2, 1)


def test_ge_15_05_the_good_may_come_from_the_action() -> None:
    assert duel({}).post_refused(1, "coach_house", after={"tiles": {"starting_space": 1}}) is None


def test_ge_15_06_money_alone_forces_no_sale() -> None:
    t = duel(at="harbor", window=HERE).do("hear")
    assert t.post_refused(1, "harbor", give={"ducats": 50}) == ("GE-15.01", "needs-a-good")
    t.do("pass")
    assert t.why("leave") is None


def test_ge_15_07_a_building_action_tile_is_no_action_an_extra_action_is() -> None:
    hand: Hand = {"goods": {"ale": 1, "extra_action": 1}, "taken": 1}
    t = duel(hand, acted=[]).post(1, "coach_house", give=ALE).do("accept b1")
    assert t.data["acted"] == 2
    hand = {"goods": {"building_action": 1}}
    t = table(2, at="inn", window=HERE, owners={"harbor": 0}, players={0: hand}).do("take", "use_building harbor")
    assert t.player(0)["taken"] == 1


def test_ge_15_08_what_the_trader_adds_may_be_money_only() -> None:
    t = duel().post(1, "coach_house", give=ALE, ask={"ducats": 30}).do("accept b1")
    assert (t.ducats(0), t.ducats(1)) == (100, 160)


def test_ge_15_09_the_rest_is_unchanged() -> None:
    t = duel(at="harbor", window=HERE).do("hear").post(1, "harbor", give=ALE)
    assert t.why("leave") == ("GE-8.32", "must-sell")


def test_ge_15_10_never_more_than_two_and_the_others_allowance_stays_one() -> None:
    t = table(2, at="inn", window=HERE, players={0: {"taken": 2}, 1: {"taken": 1}}, acted=[0, 1])
    assert t.asked() == "Bid"
    assert t.post_refused(1, "warehouse_spices", give=ALE) == ("GE-8.18", "no-action-left")
    t.do("pass")
    assert t.why("take") == ("GE-7.01", "nobody-can-act")


@pytest.mark.parametrize("target", ["street_67", "street_47"])
def test_ge_15_12_for_streets_and_counters_too(target: str) -> None:
    t = duel()
    assert t.post_refused(1, target, give={"ducats": 50}) == ("GE-15.01", "needs-a-good")
    t.do("pass")
    assert t.refusal(0, "counter_with", to=1, target=target, want={"ducats": 50}) == ("GE-15.01", "needs-a-good")
    assert t.refusal(0, "counter_with", to=1, target=target, want=ALE) is None
