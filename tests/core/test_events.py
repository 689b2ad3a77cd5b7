"""Events: who may read what."""

from fondaco.core.domains import SEAT, Domain
from fondaco.core.events import ALL, Did, Ear, Event, Kind
from fondaco.core.masks import ONE
from tests.core.tiny import BID, COLOUR, DREW, GAME, OFFER, TAKE

SWAPPED = Kind("swapped", [SEAT, SEAT.named("other")], [COLOUR])
FOUND = Kind("found", ["place"], ["coins", COLOUR.named("stone")])


def test_an_open_event_is_the_same_for_everybody() -> None:
    event = Event(SWAPPED, [0, 2, 1], ALL)
    told = {"event": "swapped", "seat": "seat:0", "other": "seat:2", "colour": "colour:green"}
    for reader in range(-1, 4):
        assert event.seen_by(reader) == told


def test_others_than_the_readers_get_null_for_what_is_theirs_alone() -> None:
    event = Event(SWAPPED, [0, 2, 1], ONE << 0 | ONE << 2)
    told = {"event": "swapped", "seat": "seat:0", "other": "seat:2", "colour": "colour:green"}
    for reader in [0, 2]:
        assert event.seen_by(reader) == told
    for reader in [-1, 1, 3, 7]:
        assert event.seen_by(reader) == {**told, "colour": None}


def test_numbers_and_things_in_another_part_are_hidden_too() -> None:
    event = Event(FOUND, [5, 7, 2], ONE << 1)
    assert event.seen_by(1) == {"event": "found", "place": 5, "coins": 7, "stone": "colour:blue"}
    assert event.seen_by(0) == {"event": "found", "place": 5, "coins": None, "stone": None}


def test_an_event_without_readers_hides_from_everybody() -> None:
    event = Event(FOUND, [5, 7, 2], 0)
    for reader in range(-1, 8):
        assert event.seen_by(reader)["coins"] is None


def test_a_kind_without_secrets_has_none_whoever_reads() -> None:
    event = Event(Kind("rang", ["times"]), [3, 0, 0], 0)
    assert event.seen_by(-1) == {"event": "rang", "times": 3}


def test_the_core_tells_of_every_action() -> None:
    told = {"event": "did", "seat": "seat:1", "action": {"verb": "take", "colour": "colour:red", "stones": 2}}
    for reader in range(-1, 3):
        assert Did(1, TAKE.of(0, 2)).seen_by(reader) == told


def test_of_a_secret_action_only_its_seat_hears_the_items() -> None:
    did = Did(1, BID.of(3))
    assert did.seen_by(1)["action"] == {"verb": "bid", "coins": 3}
    for reader in [-1, 0, 2]:
        assert did.seen_by(reader)["action"] == {"verb": "bid"}


def test_an_offer_is_told_with_its_payload() -> None:
    payload = {"points": 1, "note": "please"}
    assert Did(0, OFFER.shape(payload)).seen_by(-1)["action"] == {"verb": "offer", "payload": payload}


def test_an_ear_hears_in_order_and_a_drawn_stone_is_seen_by_its_drawer_alone() -> None:
    s = GAME.new(2, {}, 1)
    ear = Ear()
    s.ear = ear
    assert GAME.submit(s, 0, GAME.parse("draw")) is None
    did, drew = ear.events
    assert did.seen_by(1) == {"event": "did", "seat": "seat:0", "action": {"verb": "draw"}}
    assert drew.kind is DREW
    assert drew.seen_by(0)["colour"] in [f"colour:{item}" for item in COLOUR.items]
    assert drew.seen_by(1) == drew.seen_by(-1) == {"event": "drew", "seat": "seat:0", "colour": None}


def test_an_ear_is_never_copied() -> None:
    s = GAME.new(2, {}, 1)
    s.ear = Ear()
    assert GAME.copy(s).ear is None


def test_amounts_in_events_are_plain_numbers() -> None:
    purse = Domain("purse", ["0", "1", "2"], kind="amount")
    assert Event(Kind("paid", [purse]), [2, 0, 0], ALL).seen_by(-1) == {"event": "paid", "purse": 2}
