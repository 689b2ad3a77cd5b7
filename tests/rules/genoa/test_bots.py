"""GE-9.30: a bot is given `Knowledge` alone; with that it must be able to judge and answer the open form."""

import pytest

from fondaco.bots.knowledge import Knowledge
from fondaco.core.actions import Action
from fondaco.games.genoa.game import GAME
from tests.rules.genoa.table import LIVE, MOVE, Hand, Table, table

STREET = "street_67"
COACH_HOUSE = "coach_house"
DRIVERS = [pytest.param({}, id="sequential"), pytest.param(LIVE, id="live")]


def moving(options: dict[str, object], **players: Hand) -> Table:
    """Before a move from the street between Guild Hall and Coach House; `p1` is what player 1 has."""
    hands = {int(name[1:]): hand for name, hand in players.items()}
    return table(at="street_57", window=MOVE, options=options, players=hands)


def judged(knowledge: Knowledge) -> dict[str, int]:
    """Every answer that the bot may try, and how many ducats it has at once in a state that agrees with its view."""
    worth = {}
    for action in knowledge.suggestions():
        guess = knowledge.resample(1)
        assert GAME.submit(guess, knowledge.seat, action) is None
        worth[action.text()] = GAME.to_data(guess)["state"]["players"][knowledge.seat]["ducats"]
    return worth


def answer(t: Table, seat: int, wanted: str) -> None:
    """The bot in this seat gives that one of its suggestions."""
    knowledge = Knowledge(GAME, t.state, seat)
    found: list[Action] = [a for a in knowledge.suggestions() if a.text() == wanted]
    assert len(found) == 1
    assert GAME.submit(t.state, seat, found[0]) is None


def heard(t: Table) -> Table:
    """Everybody else has had his say."""
    while t.seat != 0:
        t.do("done" if t.choices()[-1] == "done" else "pass")
    return t


@pytest.mark.parametrize("options", DRIVERS)
def test_ge_9_30_a_bot_judges_offers_in_which_the_trader_pays_too(options: dict[str, object]) -> None:
    """Two offers for one building: 40 ducats for 30, and 15 for nothing. The better one is found, and taken."""
    t = moving(options)
    t.post(1, COACH_HOUSE, give={"ducats": 40}, ask={"ducats": 30}).post(2, COACH_HOUSE, give={"ducats": 15})
    heard(t)
    worth = judged(Knowledge(GAME, t.state, 0))
    before = t.ducats(0)
    accepts = {text: ducats - before for text, ducats in worth.items() if text.startswith("accept")}
    assert sorted(accepts.values()) == [10, 15]
    answer(t, 0, max(accepts, key=lambda text: accepts[text]))
    assert (t.ducats(0), t.data["tower"]) == (before + 15, COACH_HOUSE)


@pytest.mark.parametrize("options", DRIVERS)
def test_ge_9_30_a_bot_names_a_card_that_it_is_asked_for(options: dict[str, object]) -> None:
    t = moving(options, p0={"cards": ["message_01", "message_02"]})
    t.post(1, STREET, give={"ducats": 50}, ask={"cards": {"message": 1}})
    heard(t)
    named = [text for text in judged(Knowledge(GAME, t.state, 0)) if "message_0" in text]
    assert len(named) == 2
    answer(t, 0, named[1])
    assert (t.cards(0), t.cards(1)) == (["message_01"], ["message_02"])


@pytest.mark.parametrize("options", DRIVERS)
def test_ge_9_30_a_bot_judges_a_counter_and_answers_it(options: dict[str, object]) -> None:
    """GE-9.41: the trader wants a message and gives 25 ducats; which message it is, the bot says."""
    t = moving(options, p1={"cards": ["message_01", "message_02"]})
    heard(t)
    t.say(0, "counter_with", to=1, target=COACH_HOUSE, want={"cards": {"message": 1}}, give={"ducats": 25})
    knowledge = Knowledge(GAME, t.state, 1)
    counter = knowledge.view()["counters"][1]
    assert counter["give"]["ducats"] == 25 and counter["want"]["cards"] == {"message": 1}
    worth, before = judged(knowledge), t.ducats(1)
    agreed = [text for text, ducats in worth.items() if ducats == before + 25]
    assert len(agreed) == 2 and worth["decline"] == before
    answer(t, 1, agreed[0])
    assert (t.cards(0), t.cards(1), t.ducats(1)) == (["message_01"], ["message_02"], before + 25)


@pytest.mark.parametrize("options", DRIVERS)
def test_ge_9_41_a_bot_that_cannot_pay_declines(options: dict[str, object]) -> None:
    t = moving(options, p1={"ducats": 0})
    heard(t)
    t.say(0, "counter_with", to=1, target=COACH_HOUSE, want={"ducats": 50})
    assert "decline" in judged(Knowledge(GAME, t.state, 1))
    assert not [text for text in judged(Knowledge(GAME, t.state, 1)) if text.startswith(("agree", "accept"))]
    answer(t, 1, "decline")
    assert t.data["counters"] == [None] * 4
