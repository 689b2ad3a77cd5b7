"""CA-5.05 to 5.08, 5.10: one of the two joined actions must be performed, with cards of the hand if need be."""

import pytest

from fondaco.core.chance import seeded
from fondaco.core.flow import advance
from fondaco.core.objections import QUIET
from fondaco.games.calimala.actions import PLAY
from fondaco.games.calimala.activation import Activate
from fondaco.games.calimala.components import ACTION
from fondaco.games.calimala.duty import within_reach
from fondaco.games.calimala.game import GAME
from fondaco.games.calimala.placing import PlaceDisc
from fondaco.games.calimala.shape import PLAYER
from fondaco.games.calimala.state import Calimala
from fondaco.games.calimala.ways import Cargo, Way
from tests.rules.calimala.table import Board, Table, lower, placed, table

BUILD_SHIP = "place coloured e-se"
"""The street that joins Build and Ship: nothing to do there on an empty board."""


def test_ca_5_05_nobody_places_a_disc_only_to_draw_cards() -> None:
    t = table()
    assert t.why(BUILD_SHIP) == ("CA-5.06", "out-of-reach")
    assert t.args(BUILD_SHIP) == {"first": "action:build", "second": "action:ship"}
    spaces = {text.split()[2] for text in t.choices()}
    assert spaces == {"nw-n", "n-ne", "nw-w", "n-c", "ne-e", "w-sw", "sw-s"}


def test_ca_5_05_cards_may_be_needed_first() -> None:
    t = table(players={0: {"hand": {"wood": 2}}})
    assert t.why(BUILD_SHIP) is None
    t.do(BUILD_SHIP)
    assert t.choices() == ["draw ship", "play wood"]
    t.do("play wood", "play wood")
    assert t.choices() == ["do build", "draw ship"]
    t.do("do build")
    assert t.player(0)["ships"] == 1


@pytest.mark.parametrize(
    ("board", "reached"),
    [
        ({"hand": {"wood": 1}}, False),
        ({"hand": {"wood": 1, "brick": 1}}, True),
        ({"hand": {"wood": 2}, "supply": 1}, False),
        ({"hand": {"wood": 2}, "supply": 2}, True),
        ({"hand": {"build": 3, "weave": 2}}, False),
        ({"hand": {"wood": 1}, "stored": {"brick": 1}}, True),
        ({"hand": {"weave": 1}, "ships": 1}, True),
        ({"hand": {"weave": 1}, "ships": 1, "stored": {"marble": 1}, "supply": 0}, False),
        ({"hand": {"weave": 1, "build": 1}, "ships": 3, "stored": {"wood": 2}, "supply": 0}, False),
        ({"hand": {"marble": 2, "contribute": 2}}, False),
    ],
)
def test_ca_5_06_some_sequence_of_hand_cards(board: Board, reached: bool) -> None:
    """Build and Ship: what the hand, the warehouses and the supply together bring within reach."""
    t = table(players={0: board})
    assert (t.why(BUILD_SHIP) is None) == reached


def test_ca_5_06_a_house_gives_back_the_cubes_for_a_ship() -> None:
    """One cube in supply: build a house with the brick (2 back), then two wood, then the ship."""
    board: Board = {
        "hand": {"wood": 2, "build": 2},
        "stored": {"brick": 2},
        "cloth": [1],
        "supply": 1,
        "workshops": 3,
    }
    t = table(players={0: board})
    ship = 1 << ACTION.index("ship")
    assert within_reach(t.state, 0, ship)
    t = table(players={0: {**board, "hand": {"wood": 2, "build": 1}}})
    assert not within_reach(t.state, 0, ship)


@pytest.mark.parametrize("left", ["barcelona", "lisbon", "london"])
def test_ca_5_06_one_port_with_room_is_enough_for_a_cloth_to_come(left: str) -> None:
    full = {f"cloth:{port}": 12 for port in ("barcelona", "lisbon", "london") if port != left}
    t = table(players={0: {"hand": {"weave": 1}, "ships": 1}, 1: {"cubes": full}})
    assert t.why(BUILD_SHIP) is None


@pytest.mark.parametrize("city", ["troyes", "bruges", "hamburg"])
def test_ca_5_06_one_house_is_enough_for_a_cloth_to_come(city: str) -> None:
    """Deliver and Contribute with nothing but a Weave card and a trade house."""
    t = table(players={0: {"hand": {"weave": 1}, "houses": [city]}})
    assert t.why("place coloured w-c") is None


def test_ca_5_06_a_card_that_might_be_drawn_does_not_count() -> None:
    t = table(pile={"wood": 5}, players={0: {"hand": {"wood": 0, "brick": 1}}})
    assert t.why(BUILD_SHIP) == ("CA-5.06", "out-of-reach")


def test_ca_5_07_a_card_that_would_waste_the_means_may_not_be_played() -> None:
    """Deliver and Contribute with one wood: to build a workshop with it would leave nothing to contribute."""
    t = table(players={0: {"stored": {"wood": 1, "brick": 1}, "hand": {"build": 1, "contribute": 1}}})
    t.do("place coloured w-c")
    assert t.choices() == ["do contribute", "draw deliver", "play contribute"]
    assert t.why("play build") == ("CA-5.07", "breaks-duty")
    t.do("play contribute", "contribute wood san_miniato")
    assert t.choices() == ["do contribute", "draw deliver"]


def test_ca_5_07_every_parameter_of_a_card_is_judged() -> None:
    """Artwork and Ship with two brick, one wood: a house is fine, the workshop takes the last wood of the ship."""
    hand = {"build": 2, "wood": 1}
    t = table(players={0: {"stored": {"wood": 1, "brick": 2}, "cloth": [1], "hand": hand}})
    t.do("place coloured s-se", "play build")
    assert t.choices() == ["house troyes", "house bruges", "house hamburg"]
    assert t.why("build workshop") == ("CA-5.07", "breaks-duty")
    assert t.why("build ship") == ("CA-7.10", "too-little-material")
    t.do("house troyes", "play wood", "play build")
    assert t.choices() == ["do ship", "draw artwork"]


def test_ca_5_07_which_material_goes_where_is_judged() -> None:
    """Artwork and Ship with one marble and one wood: the contributed cube must not be the marble."""
    t = table(players={0: {"stored": {"marble": 1, "wood": 1}, "hand": {"contribute": 1}}})
    t.do("place coloured s-se", "play contribute")
    assert t.choices() == [
        f"contribute wood {church}" for church in ("santa_maria_del_fiore", "san_miniato", "santa_croce")
    ]
    assert t.why("contribute marble santa_croce") == ("CA-5.07", "breaks-duty")


def test_ca_5_07_how_many_cloth_leave_is_judged() -> None:
    """Artwork and Ship without marble: a Ship card must leave a cloth for the joined Ship."""
    t = table(players={0: {"cloth": [2], "ships": 2, "hand": {"ship": 1}}})
    t.do("place coloured s-se", "play ship", "ship lisbon")
    assert t.choices() == ["stop"]  # asked all the same: that no card brings more cloth is a secret
    assert t.why("ship london") == ("CA-5.07", "breaks-duty")
    t = table(players={0: {"cloth": [1], "ships": 2, "hand": {"ship": 1}}}).do("place coloured s-se")
    assert t.why("play ship") == ("CA-5.07", "breaks-duty")


def test_ca_5_07_how_many_cloth_are_delivered_is_judged() -> None:
    t = table(players={0: {"cloth": [2], "houses": ["troyes", "hamburg"], "hand": {"deliver": 1}}})
    t.do("place coloured w-c", "play deliver", "deliver troyes")
    assert t.choices() == ["stop"]


def test_ca_5_07_drawing_and_ending_are_judged() -> None:
    t = table(players={0: {"stored": {"wood": 1}}}).do("place coloured c-s")
    assert t.choices() == ["do contribute", "draw artwork"]
    assert t.why("end") == ("CA-5.05", "must-perform")
    t.do("draw artwork")
    assert "end" not in t.choices()
    t.do("do contribute", "contribute wood san_miniato", "end")
    assert t.top == PlaceDisc(1)


def test_ca_5_07_the_duty_ends_with_one_performed_action() -> None:
    t = table(players={0: {"stored": {"marble": 1, "wood": 1, "brick": 1}, "hand": {"build": 1}}})
    t.do("place coloured c-s", "do artwork", "artwork san_miniato")
    assert t.choices() == ["do contribute", "play build", "end"]
    t.do("play build")
    assert t.player(0)["workshops"] == 2
    assert t.choices() == ["draw contribute", "end"]


def stuck(hand: dict[str, int]) -> Table:
    """The active player has all forty cubes on the board."""
    return table(players={0: {"supply": 0, "hand": hand}})


def test_ca_5_08_if_no_space_is_legal_every_space_is() -> None:
    t = stuck({"wood": 1, "build": 1})
    assert len(t.choices()) == 24
    t.do("place coloured n-c")
    assert t.choices() == ["draw wood", "draw contribute", "end"]
    t.do("draw wood", "draw contribute")
    assert sum(t.hand(0).values()) == 4


def test_ca_5_08_the_waiver_depends_on_open_things_only() -> None:
    """Nothing performable means that no card is playable, whatever the hand: so all may know of the waiver."""
    hands: list[dict[str, int]] = [{}, {"build": 5, "wood": 5}, {"ship": 2}]
    for hand in hands:
        t = stuck(hand).do("place coloured n-c")
        assert t.top == Activate(0, ACTION.index("wood"), 1, ACTION.index("contribute"), 1, False)


def test_ca_5_10_a_part_of_the_joined_action_is_enough_but_a_card_is_not() -> None:
    t = table(players={0: {"cloth": [2], "ships": 2, "hand": {"ship": 1}}}).do("place coloured s-se")
    t.do("play ship", "ship lisbon", "stop")
    assert t.why("end") == ("CA-5.05", "must-perform")
    t.do("do ship", "ship lisbon")
    assert t.why("end") is None
    t = table(players={0: {"cloth": [3], "ships": 3, "hand": {"wood": 1}}})
    t.do("place coloured s-se", "do ship", "ship lisbon", "stop", "end")
    assert t.top == PlaceDisc(1)


def test_ca_6_09_lower_discs_have_no_duty_even_the_own_one() -> None:
    t = table(towers={"n-c": [0]}, players={0: {"hand": {"brick": 1}}})
    t.do("place coloured n-c", "do wood", "end")
    assert t.top == lower(0, "wood", "contribute")
    t.do("end")
    assert t.top == PlaceDisc(1)


# --- exactness --------------------------------------------------------------------------------------------------------


def by_brute_force(s: Calimala, seat: int, first: int, second: int, seen: set[str]) -> bool:
    """Every card in every way, through the questions of the game itself and with no rule of thumb."""
    t = s.copy()
    t.stack.append(Activate(seat, first, 1, second, 1, False))
    if any(Activate(seat, first, 1, second, 1, False).may_do(t, action, QUIET) for action in (first, second)):
        return True
    for card in range(9):
        if Activate(seat, first, 1, second, 1, False).may_play(t, card, QUIET):
            for after in all_ways(t, seat, card):
                mark = f"{PLAYER.write(after.players[seat])} {list(after.free)}"
                if mark not in seen:
                    seen.add(mark)
                    if by_brute_force(after, seat, first, second, seen):
                        return True
    return False


def all_ways(s: Calimala, seat: int, card: int) -> list[Calimala]:
    """The positions after playing a card, however it is played."""
    start = s.copy()
    advance(start, seat, PLAY.of(card))
    waiting, done = [start], []
    while waiting:
        t = waiting.pop()
        top = t.stack[-1]
        if isinstance(top, Way | Cargo):
            for a in GAME.choices(t, seat):
                after = t.copy()
                advance(after, seat, a)
                waiting.append(after)
        else:
            done.append(t)
    return done


def random_board(seed: int) -> Board:
    """Some means, a few cards, often a supply that runs short."""
    chance = seeded(seed)
    hand: dict[str, int] = {}
    for _ in range(chance.below(5)):
        card = ACTION.items[chance.below(9)]
        hand[card] = hand.get(card, 0) + 1
    board: Board = {
        "stored": {name: [0, 0, 1, 2, 4][chance.below(5)] for name in ("wood", "brick", "marble")},
        "cloth": [[0, 0, 3, 4][chance.below(4)] for _ in range(3)],
        "workshops": 3,
        "ships": [0, 0, 1, 3][chance.below(4)],
        "houses": ["troyes", "bruges", "hamburg"][: chance.below(4)],
        "hand": hand,
        "supply": [0, 0, 1, 2, 3, 5][chance.below(6)],
    }
    if chance.below(2):
        board["cloth"] = [board["cloth"][0]]
        board["workshops"] = 1
    return board


def test_ca_5_06_the_search_agrees_with_brute_force() -> None:
    answers = []
    for seed in range(120):
        t = table(5, players={0: random_board(seed), 1: full_areas(seed)})
        for first, second in [(3, 6), (4, 6), (5, 3), (7, 8), (0, 1), (2, 7)]:
            found = within_reach(t.state, 0, 1 << first | 1 << second)
            assert found == by_brute_force(t.state, 0, first, second, set()), (seed, first, second)
            answers.append(found)
    assert 0.2 < sum(answers) / len(answers) < 0.95


def full_areas(seed: int) -> Board:
    """Another player has filled some rows and artwork spaces."""
    chance = seeded(seed + 1000)
    cubes: dict[str, int] = {}
    if chance.below(3) == 0:
        cubes |= {"wood:santa_maria_del_fiore": 4, "wood:san_miniato": 2, "wood:santa_croce": 3}
    if chance.below(3) == 0:
        cubes |= {"marble:santa_maria_del_fiore": 4, "marble:san_miniato": 2, "marble:santa_croce": 3}
    if chance.below(3) == 0:
        cubes |= {"artwork:santa_maria_del_fiore": 5, "artwork:san_miniato": 3, "artwork:santa_croce": 4}
    return {"cubes": cubes}


def test_ca_5_06_a_rich_hand_is_searched_quickly() -> None:
    """Everything but the one card that is needed: no sequence is looked at twice."""
    hand = {"wood": 1, "brick": 4, "build": 4, "contribute": 4, "marble": 4}
    t = table(players={0: {"hand": hand, "stored": {"brick": 2}, "workshops": 3, "cloth": [1]}})
    assert not within_reach(t.state, 0, 1 << ACTION.index("ship"))
    t = table(players={0: {"hand": {**hand, "wood": 2}, "stored": {"brick": 2}, "workshops": 3, "cloth": [1]}})
    assert within_reach(t.state, 0, 1 << ACTION.index("ship"))


def free_of_duty(s: Calimala) -> Calimala:
    """The same position, nothing being owed."""
    t = s.copy()
    for i, frame in enumerate(t.stack):
        if isinstance(frame, Activate):
            t.stack[i] = Activate(frame.seat, frame.first, frame.first_left, frame.second, frame.second_left, False)
        elif isinstance(frame, Way | Cargo):
            fields = {**GAME.frames.write([frame])[0], "wanted": []}
            t.stack[i] = GAME.frames.read([fields], "")[0]
    return t


def can_be_met(s: Calimala, seat: int) -> bool:
    """Whether, in the middle of a card or not, some way on makes a joined action performable without drawing."""
    top = s.stack[-1]
    if isinstance(top, Way | Cargo):
        for a in GAME.choices(s, seat):
            after = s.copy()
            advance(after, seat, a)
            if can_be_met(after, seat):
                return True
        return False
    assert isinstance(top, Activate)
    return by_brute_force(s, seat, top.first, top.second, set())


def check_all_choices(s: Calimala, seat: int) -> int:
    """Cards and their ways are listed exactly if the duty can still be met behind them; the number of refusals."""
    refused = 0
    listed = GAME.choices(s, seat)
    freed = free_of_duty(s)
    for a in GAME.choices(freed, seat):
        if a.verb is PLAY or isinstance(s.stack[-1], Way | Cargo):
            after = freed.copy()
            advance(after, seat, a)
            assert (a in listed) == can_be_met(after, seat), (s.stack[-1], a)
            if a in listed:
                dutiful = s.copy()
                advance(dutiful, seat, a)
                refused += check_all_choices(dutiful, seat) if isinstance(dutiful.stack[-1], Way | Cargo) else 0
            else:
                refused += 1
    return refused


def test_ca_5_07_exactly_the_cards_and_ways_that_keep_the_duty_are_listed() -> None:
    refused = 0
    for seed in range(150):
        board = random_board(seed)
        for first, second in [("build", "ship"), ("weave", "contribute"), ("deliver", "artwork"), ("wood", "marble")]:
            wanted = 1 << ACTION.index(first) | 1 << ACTION.index(second)
            t = table(5, players={0: board, 1: full_areas(seed)}, ask=[placed(0, first, second)])
            if within_reach(t.state, 0, wanted):
                refused += check_all_choices(t.state, 0)
    assert refused > 20
