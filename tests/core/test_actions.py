"""Actions: texts, JSON forms, codes; what is told of them; what is refused."""

import json

import pytest

from fondaco.core.actions import Action, OpenAction, OpenVerb, Space, Verb
from fondaco.core.domains import SEAT, Data, Domain, amounts
from fondaco.core.errors import Bad
from tests.core.tiny import BID, COLOUR, DRAW, GAME, OFFER, PASS, SHOW, SPACE, TAKE


def offer(points: int, note: str) -> OpenAction:
    return OFFER.shape({"points": points, "note": note})


def one_off(name: str) -> Verb:
    """A verb in a space of its own."""
    verb = Verb(name, "XX-1.01", [COLOUR])
    Space([verb])
    return verb


# --- listed actions ---------------------------------------------------------------------------------------------------


def test_codes_number_the_actions_of_all_verbs_in_order() -> None:
    assert [action.code for action in SPACE.actions] == list(range(len(SPACE.actions)))
    assert [action.text() for action in SPACE.actions[:4]] == ["pass", "take red 0", "take red 1", "take red 2"]
    assert len(SPACE.actions) == 1 + 3 * 3 + 1 + 3 + 4


@pytest.mark.parametrize("action", SPACE.actions, ids=Action.text)
def test_an_action_comes_back_from_text_and_json_as_the_same_object(action: Action) -> None:
    assert SPACE.parse(action.text()) is action
    assert SPACE.read(json.loads(json.dumps(action.data()))) is action
    assert GAME.action(action.code) is action


def test_a_verb_gives_its_action_by_items() -> None:
    assert TAKE.of(2, 1).text() == "take blue 1"
    assert TAKE.of(2, 1).data() == ["take", "blue", "1"]
    assert TAKE.of(2, 1).items() == ["blue", "1"]
    assert PASS.of().items() == []


def test_three_domains_are_told_apart() -> None:
    verb = Verb("trade", "XX-1.01", [COLOUR, COLOUR.named("for"), amounts("times", 4)])
    space = Space([verb])
    assert verb.of(1, 2, 3).text() == "trade green blue 3"
    assert space.parse("trade green blue 3") is verb.of(1, 2, 3)
    assert len(verb.table) == 3 * 3 * 5


def test_elements_are_the_items_on_the_board_and_what_stands_for_the_verb() -> None:
    ship = Domain("ship", ["small", "large"], on_board=True)
    verb = Verb("load", "XX-1.01", [ship, amounts("barrels", 2)], element="place:quay")
    assert verb.of(1, 2).elements() == ["place:quay", "ship:large"]
    assert Verb("load", "XX-1.01", [ship, amounts("barrels", 2)]).of(1, 2).elements() == ["ship:large"]


def test_a_span_runs_over_the_second_item() -> None:
    assert [action.text() for action in TAKE.span(1, 1, 2)] == ["take green 1", "take green 2"]
    assert TAKE.span(1, 2, 1) == []


def test_text_may_have_room_around_its_words() -> None:
    assert SPACE.parse("  take   red  1 ") is TAKE.of(0, 1)


def test_only_things_on_the_board_are_elements() -> None:
    assert TAKE.of(0, 2).elements() == ["colour:red"]
    assert PASS.of().elements() == []
    assert Verb("rob", "XX-1.01", [SEAT]).of(3).elements() == ["seat:3"]


def test_the_layout_shows_codes_and_sizes() -> None:
    assert SPACE.layout().splitlines() == [
        "0 pass",
        "1 take colour/3 stones/3",
        "10 draw",
        "11 show colour/3",
        "14 bid coins/4",
        "open offer",
    ]


# --- what is told -----------------------------------------------------------------------------------------------------


def test_an_open_verb_is_told_to_everybody_with_its_things() -> None:
    told = {"verb": "take", "colour": "colour:green", "stones": 2}
    assert TAKE.of(1, 2).told(0, 0) == told
    assert TAKE.of(1, 2).told(1, 0) == told
    assert TAKE.of(1, 2).told(-1, 0) == told


def test_of_a_secret_verb_others_hear_only_the_name() -> None:
    assert BID.of(3).told(1, 1) == {"verb": "bid", "coins": 3}
    assert BID.of(3).told(0, 1) == {"verb": "bid"}
    assert BID.of(3).told(-1, 1) == {"verb": "bid"}


def test_a_payload_is_told_unless_the_verb_is_secret() -> None:
    secret = OpenVerb("whisper", "XX-1.01", secret=True)
    whisper = OpenAction(secret, "psst")
    assert offer(1, "x").told(-1, 0) == {"verb": "offer", "payload": {"points": 1, "note": "x"}}
    assert whisper.told(0, 0) == {"verb": "whisper", "payload": "psst"}
    assert whisper.told(1, 0) == {"verb": "whisper"}


# --- junk -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no such action: nothing"),
        ("   ", "no such action: nothing"),
        ("fly", "no such action: fly"),
        ("Pass", "no such action: Pass"),
        ("take\tred 1", "no such action: take\tred"),
        ("pass now", "pass wants 0 arguments, not 1"),
        ("take red", "take wants 2 arguments, not 1"),
        ("take red 1 1", "take wants 2 arguments, not 3"),
        ("take pink 1", "no such colour: pink"),
        ("take red 3", "no such stones: 3"),
        ("take red -1", "no such stones: -1"),
        ("take red 01", "no such stones: 01"),
        ("offer", "offer: the payload is not JSON"),
        ("offer {", "offer: the payload is not JSON"),
        ("offer " + "[" * 100_000, "offer: the payload is not JSON"),
        ("offer " + "9" * 5_000, "offer: the payload is not JSON"),
        ("offer 5", "an offer has points and a note"),
        ('offer {"points": true, "note": ""}', "points are a number, a note is a text"),
    ],
    ids=range(18),
)
def test_junk_text_is_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(Bad) as caught:
        SPACE.parse(text)
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (None, "an action is a list that begins with its verb"),
        ("pass", "an action is a list that begins with its verb"),
        ({}, "an action is a list that begins with its verb"),
        ([], "an action is a list that begins with its verb"),
        ([0], "an action is a list that begins with its verb"),
        ([["pass"]], "an action is a list that begins with its verb"),
        (["fly"], "no such action: fly"),
        (["pass", "x"], "pass wants 0 arguments, not 1"),
        (["take", "red"], "take wants 2 arguments, not 1"),
        (["take", "red", 1], "take: the name of a stones is wanted"),
        (["take", None, "1"], "take: the name of a colour is wanted"),
        (["take", ["red"], "1"], "take: the name of a colour is wanted"),
        (["take", "pink", "1"], "no such colour: pink"),
        (["offer"], "offer wants one payload"),
        (["offer", {}, {}], "offer wants one payload"),
        (["offer", {}], "an offer has points and a note"),
    ],
)
def test_junk_json_is_refused_with_a_reason(data: Data, reason: str) -> None:
    with pytest.raises(Bad) as caught:
        SPACE.read(data)
    assert caught.value.reason == reason


@pytest.mark.parametrize("code", [-1, len(SPACE.actions), 10_000])
def test_there_is_no_action_of_a_code_outside_the_space(code: int) -> None:
    with pytest.raises(Bad, match="tiny has no action"):
        GAME.action(code)


# --- payloads ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("note", ["", "please", "a ; 1 2", 'say "yes"', "két kő\n", "\\", "a\u2028b", "a\x85b", "🙂"])
def test_a_payload_comes_back_from_text_and_json(note: str) -> None:
    action = offer(1, note)
    assert SPACE.parse(action.text()) == action
    assert SPACE.read(json.loads(json.dumps(action.data()))) == action


def test_open_actions_are_equal_when_verb_and_payload_are() -> None:
    assert offer(1, "x") == OFFER.shape({"note": "x", "points": 1})
    assert hash(offer(1, "x")) == hash(OFFER.shape({"note": "x", "points": 1}))
    assert offer(1, "x") != offer(2, "x")
    assert offer(1, "x") != "offer"
    assert OpenAction(OpenVerb("a", "XX-1.01"), 1) != OpenAction(OpenVerb("a", "XX-1.01"), 1)


def test_an_open_action_has_no_code_and_no_elements() -> None:
    assert offer(1, "x").code == -1
    assert offer(1, "x").elements() == []
    assert OFFER.table == []


# --- forgeries --------------------------------------------------------------------------------------------------------

FORGERIES = {
    "a twin of a legal action": Action(PASS, 0, 0, 0),
    "items beyond the domain": Action(TAKE, 99, -7, 0),
    "an open verb without a payload": Action(OFFER, 0, 0, 0),
    "a listed verb that is not asked": Action(BID, 1, 0, 0),
}


def coded(action: Action, code: int) -> Action:
    action.code = code
    return action


FORGERIES["a stolen code"] = coded(Action(PASS, 0, 0, 0), PASS.of().code)
FORGERIES["the code of another verb"] = coded(Action(PASS, 0, 0, 0), DRAW.of().code)
FORGERIES["a code beyond the space"] = coded(Action(SHOW, 0, 0, 0), 10_000)


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forged_action_is_refused_as_unknown_and_changes_nothing(name: str) -> None:
    s = GAME.new(2, {}, 1)
    before = GAME.to_data(s)
    forged = FORGERIES[name]
    for objection in [GAME.why_not(s, 0, forged), GAME.submit(s, 0, forged)]:
        assert objection is not None
        assert (objection.rule, objection.code) == (forged.verb.rule, "unknown-action")
    assert GAME.to_data(s) == before


def test_a_true_action_of_another_space_is_not_asked_now() -> None:
    s = GAME.new(2, {}, 1)
    objection = GAME.submit(s, 0, one_off("pass").of(0))
    assert objection is not None
    assert objection.code == "not-now"


# --- declarations -----------------------------------------------------------------------------------------------------


def test_a_verb_has_at_most_three_domains_of_different_names() -> None:
    with pytest.raises(Bad, match="more than 3 domains"):
        Verb("x", "XX-1.01", [COLOUR, COLOUR.named("b"), COLOUR.named("c"), COLOUR.named("d")])
    with pytest.raises(Bad, match="two domains of one name"):
        Verb("x", "XX-1.01", [COLOUR, COLOUR])


def test_a_verb_stands_in_one_space_once() -> None:
    with pytest.raises(Bad, match="stands in a space already"):
        Space([one_off("x")])
    with pytest.raises(Bad, match="a verb stands twice"):
        Space([Verb("x", "XX-1.01", []), Verb("x", "XX-1.02", [])])


def test_a_domain_names_each_item_once() -> None:
    with pytest.raises(Bad, match="an item of colour stands twice"):
        Domain("colour", ["red", "red"])


def test_a_domain_tells_things_by_kind_and_amounts_as_numbers() -> None:
    cargo = COLOUR.named("cargo")
    assert (cargo.name, cargo.told(2)) == ("cargo", "colour:blue")
    assert amounts("coins", 3).told(2) == 2
    assert len(amounts("coins", 3)) == 4
