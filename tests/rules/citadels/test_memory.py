"""CI-23.14, CI-23.15: what a seat has certainly learned it never forgets, neither in its view nor in its guesses."""

from collections import Counter
from typing import Any

import pytest

from fondaco.core.chance import seeded
from fondaco.core.events import Ear
from fondaco.games.citadels.cards import shuffle_deck
from fondaco.games.citadels.components import TYPE
from fondaco.games.citadels.consistency import check_state
from fondaco.games.citadels.game import GAME
from fondaco.games.citadels.guesses import holds_true
from fondaco.games.citadels.spied import count
from tests.rules.citadels.remembering import Person
from tests.rules.citadels.table import Table, table

SEEN: Any = ["manor", "palace", "tavern", "docks", "prison"]


def seen_hand(hand: list[str], city: list[str], **more: Any) -> Table:
    """Seat 0 has seen the hand of seat 1, who acts."""
    known = [{"seat": 0, "district": kind} for kind in hand]
    board: Any = {1: {"gold": 9, "hand": list(hand), "known": known, "city": city}}
    return table(players=board, act=(1, more.pop("name", "architect")), gathered=True, **more)


def common(t: Table, seat: int, cards: list[str]) -> int:
    """How many of these cards are in a hand."""
    return (Counter(cards) & Counter(t.hand(seat))).total()


# --- a hand that was seen ---------------------------------------------------------------------------------------------


def test_ci_23_15_of_a_seen_hand_all_but_the_discarded_card_are_still_there() -> None:
    t = seen_hand(SEEN, ["laboratory"]).do("laboratory palace")
    twins = t.twins(0, 60)
    assert {common(twin, 1, SEEN) for twin in twins} == {4}
    assert {twin.bottom[-1] for twin in twins} == set(SEEN)  # it may have been any of them, and was one of them
    (clue,) = t.view(0)["clues"]
    assert (set(clue["kinds"]), clue["places"], clue["missing"]) == (set(SEEN), ["hand_1"], 0)
    assert clue["bottom"] == [len(t.bottom) - 1]
    assert t.view(2)["clues"] == []


def test_ci_23_15_a_strange_card_among_them_changes_nothing() -> None:
    t = seen_hand(SEEN, ["laboratory"], deck=["temple", "church"]).do("laboratory palace", "bonus")
    for twin in t.twins(0, 60):
        assert common(twin, 1, SEEN) >= 4
        assert twin.bottom[-1] in SEEN


def test_ci_23_15_a_redraw_leaves_the_rest_of_a_seen_hand_and_buries_the_others() -> None:
    t = seen_hand(SEEN, [], name="magician", deck=["temple", "church", "watchtower"])
    t.do("redraw 3", "discard palace", "discard docks", "discard manor")
    for twin in t.twins(0, 60):
        buried = Counter(twin.bottom[-3:])
        assert buried <= Counter(SEEN)
        assert Counter(SEEN) - buried <= Counter(twin.hand(1))


def test_ci_23_15_a_card_under_the_museum_came_from_the_seen_hand() -> None:
    t = seen_hand(SEEN, ["museum"]).do("museum palace")
    for twin in t.twins(0, 40):
        assert common(twin, 1, SEEN) == 4
        assert twin.data["deck"]["museum"][0]["district"] in SEEN


def test_ci_23_15_a_card_played_from_it_is_one_less() -> None:
    t = seen_hand(SEEN, ["laboratory"]).do("laboratory palace", "build tavern")
    rest = [kind for kind in SEEN if kind != "tavern"]
    assert {common(twin, 1, rest) for twin in t.twins(0, 40)} == {3}


def test_ci_23_15_a_seen_hand_is_followed_when_it_changes_owners() -> None:
    players: Any = {
        1: {"hand": list(SEEN), "known": [{"seat": 0, "district": kind} for kind in SEEN], "city": ["laboratory"]},
    }
    t = table(act=(1, "magician"), gathered=True, players=players).do("laboratory palace", "trade 2")
    assert {common(twin, 2, SEEN) for twin in t.twins(0, 40)} == {4}


def test_ci_23_15_a_card_given_away_unseen_is_with_one_of_the_two() -> None:
    players: Any = {
        1: {"hand": list(SEEN), "known": [{"seat": 0, "district": kind} for kind in SEEN]},
        2: {"gold": 5, "hand": ["temple"]},
    }
    t = table(cast=["seer"], act=(2, "seer"), gathered=True, players=players, chance=[0, 0, 0]).do("foresee")
    for twin in t.twins(0, 40):
        assert common(twin, 1, SEEN) + common(twin, 2, SEEN) >= 5
        assert common(twin, 1, SEEN) >= 4


# --- the deck ---------------------------------------------------------------------------------------------------------


def test_ci_23_15_the_scholar_knows_what_went_into_the_shuffled_deck() -> None:
    deck = ["palace", "palace", "palace", "library", "tavern", "docks", "temple"]
    t = table(cast=["scholar"], act=(0, "scholar"), deck=deck, players={1: {"hand": ["manor", "castle"]}})
    t.do("study", "keep tavern")
    for twin in t.twins(0, 60):
        for other in (1, 2, 3):
            assert not {"palace", "library"} & set(twin.hand(other))
    assert len({twin.hand(1)[0] for twin in t.twins(2, 60)}) > 3  # who has seen nothing knows nothing


def test_ci_23_15_a_district_destroyed_before_all_is_in_the_deck_after_a_shuffle_too() -> None:
    players: Any = {0: {"gold": 9}, 1: {"hand": ["manor"], "city": ["library"]}, 2: {"hand": ["castle"]}}
    t = table(cast=["scholar"], act=(0, "warlord"), gathered=True, players=players).do("march 1", "destroy library")
    shuffled = Table(GAME, GAME.copy(t.state))
    s = shuffled.state
    shuffle_deck(s)
    for seat in (0, 1, 2, 3):
        for twin in shuffled.twins(seat, 30):
            assert not any("library" in twin.hand(other) for other in range(4))


def test_ci_23_15_who_has_drawn_since_may_have_it() -> None:
    deck = ["palace", "palace", "palace", "library", "tavern", "docks", "temple"]
    t = table(
        cast=["scholar"], hold={0: "scholar", 1: "warlord"}, act=(0, "scholar"), deck=deck, gathered=True,
        players={1: {"hand": ["manor"]}, 2: {"hand": ["castle"]}},
    )  # fmt: skip
    t.do("study", "keep tavern", "end", "gather cards")
    t.do(t.choices()[0])
    hands = [twin.hand(1) for twin in t.twins(0, 300)]
    assert any("palace" in hand for hand in hands)
    assert not any("palace" in twin.hand(2) or "library" in twin.hand(2) for twin in t.twins(0, 60))


def test_ci_23_15_who_knew_both_drawn_cards_knows_that_one_of_them_was_kept() -> None:
    players: Any = {0: {"city": ["laboratory"], "hand": ["palace"]}}
    t = table(hold={0: "king", 1: "bishop"}, act=(0, "king"), only_deck=["temple"], players=players, gathered=True)
    t.do("laboratory palace", "end")
    assert t.seat == 1
    t.do("gather cards", "keep palace")
    for twin in t.twins(0, 40):
        assert ("palace" in twin.hand(1)) != (twin.bottom == ["palace"])


# --- the count of a spy -----------------------------------------------------------------------------------------------


def spied_on(hand: list[str], **more: Any) -> Table:
    """Seat 0 has spied for trade cards in the hand of seat 1, who acts next."""
    players: Any = {0: {"gold": 0}, 1: {"gold": 9, "hand": hand, "city": more.pop("city", [])}}
    t = table(cast=["spy"], hold={0: "spy", 1: "architect"}, act=(0, "spy"), gathered=True, players=players, **more)
    t.do("spy 1", "name trade", "end")
    while t.seat != 1:
        t.do("gather gold", "end")
    return t


def trade_cards(t: Table, seat: int) -> int:
    """How many trade cards are in a hand."""
    return sum(kind in ("tavern", "market", "trading_post", "docks", "harbor", "town_hall") for kind in t.hand(seat))


def test_ci_23_14_the_count_stays_a_lower_bound_when_a_card_comes() -> None:
    t = spied_on(["tavern", "docks", "market", "manor"]).do("gather cards")
    t.do(t.choices()[0])
    assert t.view(2)["players"][1]["spied"] == [{"type": "trade", "cards": 3, "or_more": True}]
    assert all(trade_cards(twin, 1) >= 3 for twin in t.twins(2, 60))


def test_ci_23_14_an_unseen_leaving_takes_one_off_the_count() -> None:
    t = spied_on(["tavern", "docks", "market", "manor"], city=["laboratory"]).do("gather gold", "laboratory manor")
    assert t.view(2)["players"][1]["spied"] == [{"type": "trade", "cards": 2, "or_more": True}]
    assert {trade_cards(twin, 1) for twin in t.twins(2, 60)} <= {2, 3}


def test_ci_23_14_counts_of_several_types_are_kept_side_by_side() -> None:
    t = spied_on(["tavern", "docks", "manor"])
    count(t.state.players[1], [0, 2, 3, 4], TYPE.index("noble"), 1, False)
    spied = [(entry["type"], entry["cards"]) for entry in t.view(3)["players"][1]["spied"]]
    assert spied == [("noble", 1), ("trade", 2)]
    check_state(t.state)
    for twin in t.twins(3, 40):
        assert trade_cards(twin, 1) == 2


# --- beside random games ----------------------------------------------------------------------------------------------

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (4, {"characters": "illustrious_emissaries"}),
    (3, {"characters": "tenacious_delegates"}),
    (5, {"characters": "cunning_agents", "ninth": True}),
    (2, {"characters": "illustrious_emissaries", "districts": "cunning_agents"}),
    (4, {"characters": "random", "districts": "random", "ninth": True}),
    (6, {}),
]


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_ci_23_15_no_guess_contradicts_a_perfect_memory(number: int) -> None:
    seats, options = SETTINGS[number]
    for seed in range(3):
        play_and_remember(seats, options, seed * 100 + number)


def play_and_remember(seats: int, options: dict[str, Any], seed: int) -> None:
    """A random game; at the questions of a turn the guesses of every seat are held against its perfect memory."""
    s = GAME.new(seats, options, seed)
    chance = seeded(seed ^ 0x3E3)
    people = [Person(seat, seats) for seat in range(seats)]
    while not GAME.over(s):
        top = s.stack[-1]
        asked = type(top).__name__
        if not s.deck.drawn and chance.below(4) == 0:
            assert all(holds_true(s, clue) for clues in s.clues for clue in clues)
            for person in people:
                assert person.forgotten(s) is None, "the memory of a person is wrong"
                guess = GAME.resample(s, person.seat, chance.below(1 << 30))
                assert person.forgotten(guess) is None
        seat = GAME.awaited(s)[0]
        options_now = GAME.choices(s, seat)
        action = options_now[chance.below(len(options_now))]
        before = GAME.copy(s)
        ear = Ear()
        s.ear = ear
        assert GAME.submit(s, seat, action) is None
        s.ear = None
        for person in people:
            person.hear([event.seen_by(person.seat) for event in ear.events], asked, before, s)
            if not s.deck.drawn:
                person.table_is_clear()
        if asked == "NameType":
            gained = sum(1 for event in ear.events if event.seen_by(seat)["event"] == "drew")
            paid = before.players[top.target].gold - s.players[top.target].gold
            for person in people:
                person.counted(top.target, action.text().split()[1], max(gained, paid))


@pytest.mark.parametrize("options", GAME.option_sets())
def test_ci_23_15_where_nobody_watches_nothing_is_remembered_and_the_game_is_the_same(options: dict[str, Any]) -> None:
    watched, alone = GAME.new(4, options, 5), GAME.new(4, options, 5)
    alone.unwatch()
    chance = seeded(5)
    while GAME.awaited(watched):
        seat = GAME.awaited(watched)[0]
        listed = GAME.suggestions(watched, seat)
        assert listed == GAME.suggestions(alone, seat)
        action = listed[chance.below(len(listed))]
        assert GAME.submit(watched, seat, action) is None
        assert GAME.submit(alone, seat, action) is None
        assert not any(alone.clues)
        assert not any(player.spied for player in alone.players)
    assert GAME.scores(watched) == GAME.scores(alone)
