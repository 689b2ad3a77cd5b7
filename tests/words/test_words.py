"""Words: codes and numbers in, sentences out. Spoken by the tiny game of the core's tests."""

from pathlib import Path

import pytest

from fondaco.core.errors import Bad
from fondaco.core.events import ALL, Did, Event
from fondaco.core.objections import Objection
from fondaco.words import LANGUAGES, Words, folder_of
from tests.core.tiny import BID, FRAMES, GAME, OFFER, PASS, SHOW, TAKE, WON, AllBid, Recall, Turn

EN = Words(GAME, "en")
HU = Words(GAME, "hu")


def test_the_catalogues_of_a_game_lie_beside_its_class() -> None:
    assert sorted(file.name for file in folder_of(GAME).iterdir()) == [f"{language}.ftl" for language in LANGUAGES]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Bad, match="there is no language de; there are en, hu"):
        Words(GAME, "de")


def test_actions_name_their_things_and_numbers() -> None:
    assert EN.action(TAKE.of(2, 1)) == "Take 1 blue"
    assert HU.action(TAKE.of(2, 1)) == "1 kék felvétele"
    assert EN.action(PASS.of()) == "Pass"


def test_a_thing_brings_its_other_forms() -> None:
    assert EN.action(SHOW.of(0)) == "Show a red stone"
    assert HU.action(SHOW.of(0)) == "Felmutatás (egy piros kő)"


def test_an_open_action_is_called_by_its_name() -> None:
    assert EN.action(OFFER.shape({"points": 1, "note": "x: {y}"})) == "Offer points"


def test_a_secret_action_is_said_to_its_seat_only() -> None:
    assert EN.event(Did(0, BID.of(2)), 0) == "Blue: Bid: 2"
    for reader in [-1, 1]:
        assert EN.event(Did(0, BID.of(2)), reader) == "Blue: Bid in secret"
        assert HU.event(Did(0, BID.of(2)), reader) == "Kék: Titkos licit"


def test_seats_are_called_by_colour_unless_they_have_names() -> None:
    named = Words(GAME, "en", ["Anna", "Béla"])
    assert [EN.seat(seat) for seat in range(3)] == ["Blue", "Red", "Yellow"]
    assert [named.seat(seat) for seat in range(3)] == ["Anna", "Béla", "Yellow"]
    assert named.event(Event(WON, [1, 3, 0], ALL)) == "Béla wins 3 points."


@pytest.mark.parametrize("name", ["Anna: the great", "seat:1", "good:coffee", "{ $x }", "", "-brand", "a:"])
def test_names_are_said_as_they_are(name: str) -> None:
    named = Words(GAME, "en", [name, "Béla"])
    assert named.seat(0) == name
    assert named.event(Event(WON, [0, 1, 0], ALL)) == f"{name} wins 1 point."
    assert named.event(Did(0, PASS.of())) == f"{name}: Pass"
    assert named.prompt(FRAMES.prompt(Turn(0))) == f"{name} is to play."


def test_numbers_choose_their_form() -> None:
    assert EN.event(Event(WON, [0, 1, 0], ALL)) == "Blue wins 1 point."
    assert EN.event(Event(WON, [0, 0, 0], ALL)) == "Blue wins 0 points."
    assert HU.event(Event(WON, [0, 2, 0], ALL)) == "Kék 2 pontot nyer."


def test_questions_are_asked_by_their_frame() -> None:
    assert EN.prompt(FRAMES.prompt(Turn(1))) == "Red is to play."
    assert HU.prompt(FRAMES.prompt(AllBid(3))) == "Licitálj."


def test_a_set_of_things_is_said_as_a_list() -> None:
    assert EN.prompt(FRAMES.prompt(Recall(0, 0b101))) == "Name one of red, blue."
    assert HU.prompt(FRAMES.prompt(Recall(0, 0b111))) == "Nevezz meg egyet: piros, zöld, kék."


def test_an_objection_is_said_with_its_numbers_and_its_rule() -> None:
    s = GAME.new(2, {}, 1)
    assert GAME.submit(s, 0, GAME.parse("take red 2")) is None
    objection = GAME.why_not(s, 1, GAME.parse("take red 1"))
    assert objection is not None
    assert EN.objection(objection) == "Of red there are 0, not 1. (TI-1.03)"
    assert HU.objection(objection) == "Ebből a színből (piros) 0 van, nem 1. (TI-1.03)"


def test_an_objection_says_what_else_stands_in_the_way() -> None:
    also = Objection("TI-1.05", "not-in-hand", {"colour": "colour:red"})
    objection = Objection("TI-1.01", "not-yours", {}, also)
    assert EN.objection(objection) == (
        "It is not your turn. (TI-1.01) In any case: You do not hold a red stone. (TI-1.05)"
    )
    assert HU.objection(objection) == (
        "Most nem te következel. (TI-1.01) Egyébként sem lehetne: Nincs nálad egy piros kő. (TI-1.05)"
    )


def test_what_the_core_refuses_is_said_too() -> None:
    s = GAME.new(2, {}, 1)
    objection = GAME.why_not(s, 7, GAME.parse("pass"))
    assert objection is not None
    assert EN.objection(objection) == "There is no seat 7; the table has 2 seats. (TI-1.01)"
    assert HU.objection(objection) == "Nincs 7 számú hely; az asztalnál 2 hely van. (TI-1.01)"


def test_a_message_that_lacks_an_argument_is_refused() -> None:
    with pytest.raises(Bad, match="event-won: "):
        EN.say("event-won", {"seat": "seat:0"})


def test_one_can_ask_whether_a_message_exists() -> None:
    assert EN.knows("do-pass")
    assert not EN.knows("do-fly")


def test_what_has_no_words_is_said_in_codes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """So a new game can be played before its words are written."""
    monkeypatch.setattr("fondaco.words.folder_of", lambda game: tmp_path)
    bare = Words(GAME, "hu", ["Anna"])
    assert bare.action(TAKE.of(2, 1)) == "take: colour blue, stones 1"
    assert bare.action(PASS.of()) == "pass"
    assert bare.event(Event(WON, [0, 3, 0], ALL)) == "won: seat Anna, points 3"
    assert bare.event(Did(0, BID.of(2)), 1) == "Anna: bid"
    assert bare.prompt(FRAMES.prompt(Turn(1))) == "Turn: seat Piros"
    assert bare.objection(Objection("TI-1.05", "not-in-hand", {"colour": "colour:red"})) == (
        "not-in-hand: colour red (TI-1.05)"
    )
    assert bare.say("game-tiny_game") == "tiny game"
