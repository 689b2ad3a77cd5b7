"""GE-9.19, 9.31 to 9.35, 9.43, 9.45: the live driver."""

import json

import pytest

from fondaco.games.genoa.components import MOST_MESSAGES
from fondaco.games.genoa.game import GAME
from fondaco.games.genoa.live import Talk
from tests.rules.genoa.table import HERE, LIVE, MOVE, Table, table

FIVE = {"ducats": 5}
STREET = "street_67"


def moving(**more: object) -> Table:
    """A live window before a move from the street between Guild Hall and Coach House."""
    options = {**LIVE, **more.pop("options", {})}  # type: ignore[dict-item]
    return table(at="street_57", window=MOVE, options=options, **more)  # type: ignore[arg-type]


def harbor(**more: object) -> Table:
    """A live window about the Harbor's action."""
    return table(at="harbor", window=HERE, options=LIVE, **more)  # type: ignore[arg-type]


def awaited(t: Table) -> list[int]:
    return t.game.awaited(t.state)


def talk(t: Table) -> Talk:
    assert isinstance(t.top, Talk)
    return t.top


def test_ge_9_19_everybody_may_speak_in_any_order() -> None:
    t = moving()
    assert t.game.may_act(t.state) == [0, 1, 2, 3]
    t.post(3, "coach_house", give=FIVE).post(1, STREET, give=FIVE).post(3, STREET, give=FIVE)
    assert t.offers == ["b1", "d1", "d2"]


def test_ge_9_19_it_stays_the_same_question() -> None:
    t = moving()
    asked = t.data["asked"]
    t.post(3, "coach_house", give=FIVE).do("1 done")
    assert t.data["asked"] == asked


def test_ge_9_19_the_first_valid_accept_wins() -> None:
    t = moving(players={2: {"goods": {"trade_1_1": 1}}})
    t.post(1, "coach_house", give=FIVE).post(2, "coach_house", give={"ducats": 20})
    stale = [{"offer": "b1", "rev": t.rev("b1")}]
    t.accept("c1")
    assert t.seat == 2
    assert t.refusal(0, "accept_many", offers=stale) == ("GE-7.10", "not-yours")


def test_ge_9_13_a_listed_accept_would_not_name_the_revision() -> None:
    t = moving().post(1, "coach_house", give=FIVE)
    assert t.why("0 accept b1") == ("GE-9.13", "name-the-revision")
    assert t.why("0 counter b1") == ("GE-9.13", "name-the-revision")
    t.say(0, "counter_with", to=1, target="coach_house", want={"ducats": 10})
    assert t.why("1 agree") == ("GE-9.13", "name-the-revision")


def test_ge_9_31_a_closing_command_is_held_until_all_are_done() -> None:
    t = moving().do("0 move coach_house")
    assert (t.data["tower"], talk(t).held) == ("street_57", 6)
    assert t.game.prompt(t.state)["held"] == "space:coach_house"
    t.do("1 done", "3 done")
    assert awaited(t) == [2]
    t.do("2 done")
    assert t.data["tower"] == "coach_house"


def test_ge_9_31_the_trader_may_cancel_it() -> None:
    t = moving().do("0 stop", "0 cancel", "1 done", "2 done", "3 done")
    assert awaited(t) == [0]
    assert t.why("0 cancel") == ("GE-9.31", "nothing-held")


def test_ge_9_31_when_its_time_comes_it_may_be_illegal_and_is_refused() -> None:
    t = harbor().do("0 hear", "0 leave").post(1, "harbor", give=FIVE).do("1 done", "2 done", "3 done")
    assert t.happened("held-refused") == [{"event": "held-refused"}]
    assert (awaited(t), talk(t).held) == ([0], -1)
    assert t.why("0 leave") == ("GE-8.32", "must-sell")


def test_ge_9_31_players_who_would_be_skipped_count_as_done() -> None:
    t = table(at="villa_ricci", moves=1, window=HERE, options=LIVE, players={1: {"taken": 1}}, acted=[1])
    assert awaited(t) == [0, 2, 3]  # the trader: take, or hear


def test_ge_9_31_done_once() -> None:
    assert moving().do("1 done").why("1 done") == ("GE-9.31", "done-already")


def test_ge_9_32_a_new_offer_clears_done_for_those_who_may_offer_for_the_same_target() -> None:
    t = moving(players={3: {"taken": 1}}, acted=[3]).do("2 done", "3 done").post(1, "coach_house", give=FIVE)
    assert awaited(t) == [1, 2]  # 3 has no action left
    t.post(1, STREET, give=FIVE)
    assert awaited(t) == [1, 2, 3]


def test_ge_9_32_at_most_twice_per_window_and_player() -> None:
    t = moving()
    for _ in range(2):
        t.do("2 done").post(1, STREET, give=FIVE)
        assert 2 in awaited(t)
    t.do("2 done").post(1, STREET, give=FIVE)
    assert 2 not in awaited(t)


def test_ge_9_32_a_counter_clears_done_for_its_addressee() -> None:
    t = moving().do("1 done", "2 done", "3 done")
    t.say(0, "counter_with", to=2, target="coach_house", want={"ducats": 20})
    assert awaited(t) == [2]
    t.say(0, "counter_with", to="all", target="guild_hall", want={"ducats": 20})
    assert awaited(t) == [1, 2, 3]


def test_ge_9_33_here_the_offers_are_locked_when_all_are_done() -> None:
    t = harbor().do("0 hear").post(1, "harbor", give=FIVE).do("1 done", "2 done", "3 done")
    assert talk(t).locked
    assert t.post_refused(1, "harbor", give={"ducats": 20}) == ("GE-9.33", "locked")
    assert t.why("1 bid harbor") == ("GE-9.33", "locked")
    t.say(0, "counter_with", to=1, target="harbor", want={"ducats": 20})
    assert t.post_refused(1, "harbor", give={"ducats": 20}) == ("GE-9.33", "locked")
    assert [a.verb.name for a in t.game.suggestions(t.state, 1)] == ["decline", "done", "accept_counter"]


def test_ge_9_33_before_a_move_nothing_is_locked() -> None:
    t = moving().do("1 done", "2 done", "3 done")
    assert t.post_refused(1, STREET, give=FIVE) is None


def test_ge_9_34_a_step_by_the_menu_sets_done() -> None:
    t = moving().do("1 bid coach_house")
    assert 1 in awaited(t)
    t.do("1 pay 15")
    assert 1 not in awaited(t)
    assert t.offer("b1")["give"] == {"ducats": 15}


def test_ge_9_39_a_payment_chosen_late_finds_no_place() -> None:
    t = moving().do("1 bid coach_house")
    for _ in range(8):
        t.post(1, STREET, give=FIVE)
    assert t.why("1 pay 5") == ("GE-9.39", "too-many-offers")
    assert moving().why("1 pay 5") == ("GE-9.26", "target-first")


def test_ge_9_34_the_trader_is_asked_when_a_window_opens_here_and_when_all_are_done() -> None:
    t = harbor()
    assert awaited(t) == [0, 1, 2, 3]
    assert [a.text() for a in t.game.suggestions(t.state, 0)] == ["take", "hear"]
    t.do("0 hear")
    assert awaited(t) == [1, 2, 3]
    assert t.why("0 hear") == ("GE-9.08", "heard-already")
    t.do("1 done", "2 done", "3 done")
    assert awaited(t) == [0]
    assert [a.text() for a in t.game.suggestions(t.state, 0)] == ["take", "leave"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ge_9_34_talk_between_bots_ends(seats: int) -> None:
    """Whoever is awaited always says the first thing on its list that is not `done`."""
    t = table(seats, at="street_57", window=MOVE, moves=1, options=LIVE, players={1: {"goods": {"ale": 2}}})
    said = 0
    while isinstance(t.top, Talk):
        tries = t.game.suggestions(t.state, t.seat)
        talkative = [a for a in tries if a.verb.name not in ("done", "stop", "move", "accept_many", "accept_counter")]
        assert t.game.submit(t.state, t.seat, (talkative or tries)[0]) is None
        said += 1
        if t.data["trader"] != 0:
            break
    assert said < 40 * seats


def test_ge_9_35_who_does_not_answer_counts_as_done() -> None:
    t = moving()
    assert GAME.absent(t.state, 1, 1).text() == "done"
    assert t.game.new(3, seed=1).rules.response_seconds == 60
    assert t.game.new(3, {"response_seconds": 24 * 3600}, seed=1).rules.response_seconds == 86400


def test_ge_9_36_a_silent_trader_names_the_revision() -> None:
    t = harbor().post(1, "harbor", give=FIVE)
    assert GAME.absent(t.state, 0, 1).text() == "hear"
    t.do("1 done", "2 done", "3 done")
    action = GAME.absent(t.state, 0, 1)
    assert json.loads(action.text().partition(" ")[2]) == {"offers": [{"offer": "b1", "rev": 1}]}
    assert GAME.absent(moving().do("1 done", "2 done", "3 done").state, 0, 1).text() == "stop"


def test_ge_9_43_so_many_counters_to_the_same_player() -> None:
    t = moving()
    for price in [20, 15]:
        t.say(0, "counter_with", to=1, target="coach_house", want={"ducats": price}).do("1 decline")
    assert t.refusal(0, "counter_with", to=1, target=STREET, want=FIVE) == ("GE-9.16", "no-more-counters")
    assert t.refusal(0, "counter_with", to="all", target=STREET, want=FIVE) == ("GE-9.16", "no-more-counters")
    assert t.refusal(0, "counter_with", to=2, target=STREET, want=FIVE) is None


def test_ge_9_43_an_unanswered_counter_is_declined_when_the_time_is_up() -> None:
    t = moving()
    t.say(0, "counter_with", to=1, target="coach_house", want={"ducats": 20})
    assert GAME.absent(t.state, 1, 1).text() == "decline"
    t.do("1 decline")
    assert t.why("1 decline") == ("GE-9.41", "no-counter")


def test_ge_9_45_talk_cannot_run_forever() -> None:
    t = moving()
    for _ in range(MOST_MESSAGES):
        t.post(1, STREET, give=FIVE).do("1 withdraw b1")
    assert t.post_refused(1, STREET, give=FIVE) == ("GE-9.45", "talked-out")
    t.do("1 done", "2 done", "3 done", "0 stop")
    assert t.data["trader"] == 1


def test_ge_9_45_who_talks_too_much_silences_nobody_else() -> None:
    t = harbor(players={0: {"taken": 1}}, acted=[0])
    t.post(2, "harbor", give={"ducats": 100}).post(1, "harbor", give=FIVE)
    for count in range(MOST_MESSAGES - 1):
        give = {"ducats": 5 + 5 * (count % 2)}
        t.say(1, "revise", offer="b1", rev=t.rev("b1"), target="harbor", give=give)
    assert t.refusal(1, "revise", offer="b1", rev=t.rev("b1"), target="harbor", give=FIVE) == ("GE-9.45", "talked-out")
    assert t.post_refused(3, "harbor", give={"ducats": 60}) is None
    assert t.refusal(0, "counter_with", to=3, target="harbor", want={"ducats": 60}) is None
    assert t.why("2 withdraw c1") is None  # GE-8.13
    assert t.why("1 withdraw b1") is None  # withdrawing costs nothing, whoever does it


def test_ge_9_45_the_traders_commands_are_counted_too() -> None:
    t = moving()
    for _ in range(MOST_MESSAGES):
        t.do("0 stop", "0 cancel")
    assert t.why("0 stop") == ("GE-9.45", "talked-out")  # it could only be held, and cancelled, again and again
    assert t.refusal(0, "counter_with", to=1, target=STREET, want=FIVE) == ("GE-9.45", "talked-out")
    assert t.post_refused(1, STREET, give=FIVE) is None
    t.do("1 done", "2 done", "3 done", "0 stop")
    assert t.data["trader"] == 1


def test_ge_9_47_who_lowers_the_best_offer_here_is_not_the_last_to_speak() -> None:
    """Others are done and were heard again twice; a worse offer asks them once more, as often as it happens."""
    t = harbor(players={0: {"taken": 1}}, acted=[0])
    t.post(1, "harbor", give={"ducats": 50}).do("2 done", "3 done")
    for ducats, heard in [(55, True), (60, True), (65, False), (45, True), (40, True), (5, True), (10, False)]:
        t.say(1, "revise", offer="b1", rev=t.rev("b1"), target="harbor", give={"ducats": ducats})
        assert awaited(t) == ([1, 2, 3] if heard else [1])
        if heard:
            t.do("2 done", "3 done")
    t.say(1, "revise", offer="b1", rev=t.rev("b1"), target="harbor", give=FIVE).do("1 done")
    assert t.post_refused(2, "harbor", give={"ducats": 60}) is None


def test_ge_9_33_ge_9_47_a_withdrawal_is_free_when_offers_are_locked_and_opens_them_if_it_was_the_best() -> None:
    t = harbor(players={0: {"taken": 1}}, acted=[0])
    t.post(1, "harbor", give={"ducats": 50}).post(2, "harbor", give=FIVE).do("1 done", "2 done", "3 done")
    assert t.post_refused(3, "harbor", give={"ducats": 10}) == ("GE-9.33", "locked")
    worse = t.twin().do("2 withdraw c1")
    assert talk(worse).locked
    t.do("1 withdraw b1")
    assert not talk(t).locked
    assert awaited(t) == [2, 3]
    t.post(3, "harbor", give={"ducats": 10})
    assert t.offers == ["c1", "d1"]


def test_a_live_negotiation_with_interleaved_posts_revisions_and_stale_accepts() -> None:
    """GE-9.13, GE-9.19, GE-9.31, GE-9.32: every refusal changes nothing, every deal is settled once."""
    t = moving(players={1: {"goods": {"ale": 1}}, 2: {"goods": {"silk": 1}, "cards": ["message_05", "contract_inn"]}})

    def refused(expected: tuple[str, str], seat: int, verb: str, **payload: object) -> None:
        before = t.stored()
        action = t.game.parse(f"{verb} {json.dumps(payload)}")
        objection = t.game.submit(t.state, seat, action)
        assert objection is not None
        assert (objection.rule, objection.code) == expected
        assert t.stored() == before

    t.post(1, "coach_house", give=FIVE)  # b1, rev 1
    t.post(2, "coach_house", give={"ducats": 10})  # c1, rev 2
    t.do("0 stop")  # held
    t.say(1, "revise", offer="b1", rev=1, target="coach_house", give={"ducats": 15})  # rev 3
    refused(("GE-9.13", "stale"), 0, "accept_many", offers=[{"offer": "b1", "rev": 1}])
    refused(("GE-9.13", "stale"), 1, "revise", offer="b1", rev=1, target=STREET, give=FIVE)
    t.say(0, "counter_with", to=2, target="coach_house", want={"ducats": 20, "commodities": {"silk": 1}})  # rev 4
    t.post(3, STREET, give=FIVE).post(1, STREET, give={"commodities": {"ale": 1}})  # d1, b2
    refused(("GE-9.13", "stale"), 2, "accept_counter", rev=2)
    refused(("GE-9.41", "no-counter"), 1, "accept_counter", rev=4)
    t.do("2 decline", "1 withdraw b1", "0 cancel", "3 done")
    refused(("GE-9.12", "no-such-offer"), 0, "accept_many", offers=[{"offer": "b1", "rev": 3}])
    covered = {"cards": [{"id": "contract_inn", "face": "kind_only"}]}
    t.say(2, "revise", offer="c1", rev=2, target=STREET, give=covered)
    refused(("GE-9.13", "stale"), 0, "accept_many", offers=[{"offer": "c1", "rev": 2}])
    t.do("1 done", "2 done")
    names = ["b2", "c1", "d1"]
    t.say(0, "accept_many", offers=[{"offer": name, "rev": t.rev(name)} for name in names])
    assert t.data["tower"] == STREET
    assert [t.ducats(seat) for seat in range(4)] == [135, 130, 130, 125]
    assert t.goods(0) == {"ale": 1}
    assert t.cards(0) == ["contract_inn"]
    refused(("GE-9.12", "no-such-offer"), 0, "accept_many", offers=[{"offer": "c1", "rev": 7}])
    assert t.view(3)["players"][0]["cards"] == []
    assert t.view(3)["players"][0]["hand"] == {"contract": 1}
