"""The conformance kit: what every game must keep, checked by machine at every decision of random play.

`check_game` plays one game and raises `AssertionError` with the first promise that was broken. The checks themselves
are plain functions of a position, so that a failure can be looked at by hand.
"""

import json
import re
from typing import Any, Final

from fondaco.core import flow
from fondaco.core.actions import Action
from fondaco.core.chance import Chance, seeded
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.events import Ear
from fondaco.core.game import Game
from fondaco.core.history import History, begin, flowed, replay
from fondaco.core.record import parse
from fondaco.core.selection import Selection

MOST_DECISIONS: Final = 20_000
"""A random game that lasts longer does not end."""


def plain(data: Data) -> str:
    """Data as the bytes that are compared; fails on anything that is not plain JSON."""
    return json.dumps(data, sort_keys=True)


def stored(game: Game, s: Any) -> str:
    """The whole state as bytes."""
    return plain(game.to_data(s))


# --- the actions of a game --------------------------------------------------------------------------------------------


def check_space(game: Game) -> None:
    """Every action has its code, and comes back from its text and its JSON form."""
    texts = set()
    for code, action in enumerate(game.space.actions):
        assert action.code == code and game.action(code) is action, f"{action} has the wrong code"
        assert game.space.parse(action.text()) is action, f"{action} does not come back from its text"
        assert game.space.read(json.loads(plain(action.data()))) is action, f"{action} does not come back from JSON"
        texts.add(action.text())
    assert len(texts) == len(game.space.actions), "two actions have one text"


# --- one position -----------------------------------------------------------------------------------------------------


def check_copy(game: Game, s: Any, chance: Chance) -> None:
    """A copy is equal, and independent: playing on it leaves the original as it was."""
    before = stored(game, s)
    copy = game.copy(s)
    assert stored(game, copy) == before, "a copy differs"
    brisk = game.copy(s)
    brisk.brisk = True
    assert game.copy(brisk).brisk, "a copy forgets that its game is brisk"
    for _ in range(3):
        play_any(game, copy, chance)
    assert stored(game, s) == before, "playing on a copy changed the original"


def check_storage(game: Game, s: Any) -> Any:
    """Stored and restored, the state is the same. Returns the restored one, to be played in parallel."""
    data = game.to_data(s)
    try:
        restored = game.from_data(json.loads(plain(data)))
    except Bad as bad:
        raise AssertionError(f"a stored state is refused: {bad}") from bad
    assert stored(game, restored) == plain(data), "a restored state differs"
    return restored


def check_every_action(game: Game, s: Any) -> None:
    """Exactly the listed actions are accepted; all others are refused by a rule, and change nothing."""
    before = stored(game, s)
    rule = re.compile(rf"{game.ledger}-\d+\.\d+")
    for seat in range(s.seats):
        listed = game.choices(s, seat)
        assert [a.code for a in listed] == sorted({a.code for a in listed}), f"choices of {seat} repeat or are unsorted"
        for action in game.space.actions:
            objection = game.why_not(s, seat, action)
            if action in listed:
                assert objection is None, f"{seat} {action} is listed but refused: {objection}"
                assert game.submit(game.copy(s), seat, action) is None, f"{seat} {action} is listed but refused"
                continue
            assert objection is not None, f"{seat} {action} is legal but not listed"
            assert rule.fullmatch(objection.rule), f"{seat} {action} is refused without a rule: {objection}"
            assert objection.code, f"{seat} {action} is refused without a reason"
            assert game.submit(s, seat, action) == objection, f"{seat} {action}: submit and why_not disagree"
        for action in game.suggestions(s, seat):
            assert game.why_not(s, seat, action) is None, f"{seat} {action} is suggested but refused"
    assert stored(game, s) == before, "a refused action changed something"


def check_junk(game: Game, s: Any) -> None:
    """Seats that do not exist and actions that nobody made are refused and change nothing."""
    before = stored(game, s)
    action = game.choices(s, game.awaited(s)[0])
    for seat in (-1, s.seats, 99):
        if action:
            assert game.submit(s, seat, action[0]) is not None, f"seat {seat} may act"
    verb = game.space.verbs[0]
    forged = Action(verb, 0, 0, 0)
    forged.code = verb.first
    for seat in range(s.seats):
        assert game.submit(s, seat, forged) is not None, "a forged action is accepted"
    assert stored(game, s) == before, "junk changed something"


def check_somebody_can_act(game: Game, s: Any) -> None:
    """No dead ends: whoever is awaited has something to do."""
    awaited = game.awaited(s)
    assert awaited, f"nobody is awaited, and the game is not over: {flow.asking(s)}"
    assert set(awaited) <= set(game.may_act(s)), "a seat is awaited that may not act"
    for seat in awaited:
        assert game.suggestions(s, seat), f"{seat} is awaited and can do nothing: {flow.asking(s)}"


def same_for(game: Game, s: Any, twin: Any, seat: int, every_action: bool, what: str) -> None:
    """Two states that this seat cannot tell apart: same view, prompt, choices, objections, byte for byte."""
    assert plain(game.view(s, seat)) == plain(game.view(twin, seat)), f"{what}: the view of {seat} differs"
    top = flow.asking(twin)
    assert top is not None and not top.moot(twin), f"{what}: the question does not arise"
    assert game.awaited(s) == game.awaited(twin), f"{what}: other seats are awaited"
    assert game.may_act(s) == game.may_act(twin), f"{what}: other seats may act"
    assert game.choices(s, seat) == game.choices(twin, seat), f"{what}: the choices of {seat} differ"
    assert game.suggestions(s, seat) == game.suggestions(twin, seat), f"{what}: the suggestions to {seat} differ"
    assert game.obvious(s, seat) is game.obvious(twin, seat), f"{what}: something else is obvious to {seat}"
    if every_action:
        for action in game.space.actions:
            ours, theirs = game.why_not(s, seat, action), game.why_not(twin, seat, action)
            assert ours == theirs, f"{what}: {seat} {action}: {ours} and {theirs}"


def check_twins(game: Game, s: Any, chance: Chance, every_action: bool) -> None:
    """`resample` keeps all that a seat knows, and is a function of that alone; masked numbers show nowhere."""
    for seat in range(s.seats):
        first, second = chance.below(1 << 30), chance.below(1 << 30)
        twin = game.resample(s, seat, first)
        same_for(game, s, twin, seat, every_action, "resampled")
        assert twin.chance.data() != s.chance.data(), f"resample for {seat} knows the future"
        assert stored(game, game.resample(twin, seat, second)) == stored(game, game.resample(s, seat, second)), (
            f"resample for {seat} depends on more than its view"
        )
        assert sorted(game.hidden(s, seat)) == sorted(game.hidden(twin, seat)), f"{seat} has other secrets in a twin"
        scrambled = game.scramble(s, seat, second)
        same_for(game, s, scrambled, seat, every_action, "scrambled")


def deals_something(game: Game, s: Any, chance: Chance) -> bool:
    """Whether `deal` moves a secret here, or there is none: one that only copied would pass every other check.

    And it moves nothing of which `unknown` does not speak: undo relies on that list.
    """
    moved, secrets = False, False
    for seat in range(s.seats):
        dealt = stored(game, game.deal(s, seat, seeded(chance.below(1 << 30)))) != stored(game, s)
        unknown = bool(game.unknown(s, seat))
        assert unknown or not dealt, f"deal moves things that are not unknown to {seat}"
        moved, secrets = moved or dealt, secrets or unknown
    return moved or not secrets


def learned(game: Game, before: Any, after: Any, seat: int) -> bool:
    """Whether a seat can place something now that it could not before."""
    rest = game.hidden(after, seat)
    for thing in game.hidden(before, seat):
        if thing not in rest:
            return True
        rest.remove(thing)
    return False


def heard(game: Game, s: Any, seat: int, action: Action) -> tuple[Any, list[Any]]:
    """The state after an action, and all that happened."""
    after = game.copy(s)
    ear = Ear()
    after.ear = ear
    assert game.submit(after, seat, action) is None
    after.ear = None
    return after, ear.events


def seen(events: list[Any], seat: int) -> str:
    """What a seat heard of it."""
    return plain([event.seen_by(seat) for event in events])


def check_lockstep(game: Game, s: Any, actor: int, action: Action, chance: Chance) -> None:
    """The same action with the same luck on a state and its twin: a seat that learns nothing sees no difference."""
    after, events = heard(game, s, actor, action)
    for seat in range(s.seats):
        twin = game.resample(s, seat, chance.below(1 << 30))
        twin.chance = s.chance.copy()
        if game.why_not(twin, actor, action) is not None:
            continue
        twin_after, twin_events = heard(game, twin, actor, action)
        if learned(game, s, after, seat):
            continue
        assert not learned(game, twin, twin_after, seat), f"{actor} {action} teaches {seat} something in a twin only"
        assert seen(events, seat) == seen(twin_events, seat), f"{actor} {action}: {seat} hears a secret"
        assert plain(game.view(after, seat)) == plain(game.view(twin_after, seat)), (
            f"{actor} {action}: {seat} sees a secret"
        )


def check_what_actions_tell(game: Game, s: Any, actor: int, chance: Chance, most: int = 6) -> None:
    """Two actions that sound the same to a seat leave it the same view; two of one secret verb do sound the same."""
    options = game.suggestions(s, actor)
    while len(options) > most:
        options.pop(chance.below(len(options)))
    done = [(action, *heard(game, s, actor, action)) for action in options]
    for seat in range(s.seats):
        views: dict[str, str] = {}
        sounds: dict[str, str] = {}
        for action, after, events in done:
            view, sound = plain(game.view(after, seat)), seen(events, seat)
            assert view == views.setdefault(sound, view), f"{options} by {actor}: same sound, other look for {seat}"
            if action.verb.secret and seat != actor and not learned(game, s, after, seat):
                first = sounds.setdefault(action.verb.name, sound)
                assert sound == first, f"{seat} hears which {action.verb.name} {actor} chose"


def check_obvious(game: Game, s: Any) -> None:
    """What is obvious is a choice, and does not end the game."""
    for seat in range(s.seats):
        answer = game.obvious(s, seat)
        if answer is not None:
            assert seat in game.awaited(s) and answer in game.choices(s, seat), f"{answer} is obvious but no choice"
            after, _ = heard(game, s, seat, answer)
            assert not game.over(after), f"{answer} is obvious and ends the game"


def named(game: Game, s: Any, pieces: list[Action], the_rest_follows: bool = False) -> Any:
    """The state after these pieces of the selection being asked, by `submit`; None if one of them is refused.

    `the_rest_follows`: a question that ends by itself before the last of them has left no other choice.
    """
    seat = game.awaited(s)[0]
    after = game.copy(s)
    for i, action in enumerate(pieces):
        top = flow.asking(after)
        if not isinstance(top, Selection) or (i > 0 and top.reached(after) < 0):
            return after if the_rest_follows else None
        if game.submit(after, seat, action) is not None:
            return None
    return after


def same_game(game: Game, one: Any, other: Any) -> bool:
    """Whether two states are the same, however many questions it took to come there."""
    twin = game.copy(one)
    twin.asked = other.asked
    return stored(game, twin) == stored(game, other)


def goes_on(s: Any, selection: Selection) -> bool:
    """Whether the same selection is still asked after some pieces."""
    top = flow.asking(s)
    return isinstance(top, Selection) and type(top) is type(selection) and top.reached(s) >= 0


def check_any_order(game: Game, s: Any, chance: Chance) -> None:
    """A set is named in any order, with the same end; and it does not end while something could be added to it."""
    top = flow.asking(s)
    if not isinstance(top, Selection):
        return
    seat = game.awaited(s)[0]
    pieces: list[Action] = []
    offered: list[Action] = []
    after = game.copy(s)
    while not pieces or goes_on(after, top):
        now = flow.asking(after)
        assert isinstance(now, Selection)
        options = [action for action in game.choices(after, seat) if now.piece(action) >= 0]
        if not options or (pieces and chance.below(4) == 0):
            break
        offered += options
        pieces.append(options[chance.below(len(options))])
        assert game.submit(after, seat, pieces[-1]) is None
    order = list(range(len(pieces)))
    chance.shuffle(order)
    shuffled = [pieces[i] for i in order]
    other = named(game, s, shuffled, the_rest_follows=True)
    assert other is not None, f"{pieces} may be named, {shuffled} may not"
    assert same_game(game, other, after), f"{pieces} and {shuffled} lead to different games"
    if pieces and not goes_on(after, top):
        for more in offered:
            longer = named(game, s, [*pieces[:-1], more, pieces[-1]])
            assert longer is None or same_game(game, longer, after), (
                f"{pieces} ends the question, but {more} could be named too"
            )


# --- a whole game -----------------------------------------------------------------------------------------------------


def play_any(game: Game, s: Any, chance: Chance) -> None:
    """Any suggestion to any awaited seat."""
    awaited = game.awaited(s)
    if awaited:
        seat = awaited[chance.below(len(awaited))]
        options = game.suggestions(s, seat)
        assert game.submit(s, seat, options[chance.below(len(options))]) is None


def check_undo(game: Game, history: History, before: Any, seat: int) -> None:
    """A move can be taken back exactly if nothing flowed; then all is as it was. It is done again afterwards."""
    free = not flowed(game, before, history.state)
    assert history.may_undo(seat) == free, f"may {seat} undo {history.moves[-1].action}?"
    after, move = stored(game, history.state), history.moves[-1]
    if free:
        assert history.undo(seat)
        assert stored(game, history.state) == stored(game, before), "undo leads elsewhere"
        for reader in [None, *range(before.seats)]:
            assert plain(game.view(history.state, reader)) == plain(game.view(before, reader)), (
                "undo shows another view"
            )
        assert history.submit(seat, move.action) is None
        assert stored(game, history.state) == after, "doing it again leads elsewhere"


def check_record(game: Game, history: History) -> None:
    """The record comes back from its text and replays to the same end, with the seed and without."""
    record = history.record([f"Player {seat}" for seat in range(history.state.seats)])
    text = record.text()
    again = replay(game, parse(text, lambda name: game))
    assert again.record(record.players).text() == text, "a record replays to another record"
    assert stored(game, again.state) == stored(game, history.state), "a record replays to another end"
    without = "\n".join(line for line in text.splitlines() if not line.startswith("seed:"))
    blind = replay(game, parse(without, lambda name: game))
    assert game.scores(blind.state) == game.scores(history.state), "without its seed a record replays to another end"


def check_game(
    game: Game,
    seats: int,
    options: dict[str, Data],
    seed: int,
    picks: list[int],
    thorough: int = 7,
    careful: int = 1,
    most_decisions: int = MOST_DECISIONS,
) -> None:
    """Play one game: the first picks as given, then at random by the seed.

    All codes of the space are tried at one in `thorough` decisions; secrets are looked after at one in `careful`.
    """
    chance = seeded(seed ^ 0x5EED)
    history = begin(game, seats, options, seed)
    totals = game.totals(history.state)
    parallel = check_storage(game, history.state)
    varied = False
    for number in range(most_decisions):
        s = history.state
        if game.over(s):
            break
        everything = chance.below(thorough) == 0
        secrets = chance.below(careful) == 0
        check_somebody_can_act(game, s)
        varied = varied or deals_something(game, s, chance)
        if everything:
            check_copy(game, s, chance)
            check_every_action(game, s)
            check_junk(game, s)
            parallel = check_storage(game, s)
        awaited = game.awaited(s)
        seat = awaited[chance.below(len(awaited))]
        listed = game.suggestions(s, seat)
        action = listed[picks[number] % len(listed) if number < len(picks) else chance.below(len(listed))]
        check_obvious(game, s)
        check_any_order(game, s, chance)
        if secrets:
            check_twins(game, s, chance, everything)
            check_lockstep(game, s, seat, action, chance)
            check_what_actions_tell(game, s, seat, chance)
        before, asked = game.copy(s), s.asked
        assert history.submit(seat, action) is None
        assert game.submit(parallel, seat, action) is None
        assert stored(game, parallel) == stored(game, history.state), "a restored state plays on differently"
        assert history.state.asked in (asked, asked + 1), "the number of the question jumped"
        assert game.totals(history.state) == totals, f"{action} made or lost components"
        if secrets:
            check_undo(game, history, before, seat)
    assert game.over(history.state), f"no end after {most_decisions} decisions"
    assert varied, "deal never moves a secret"
    check_the_end(game, history.state)
    check_record(game, history)
    check_brisk(game, seats, options, seed)


def check_brisk(game: Game, seats: int, options: dict[str, Data], seed: int) -> None:
    """A brisk game is the same game with the answers given for which it does not ask."""
    chance = seeded(seed ^ 0xB215C)
    history = begin(game, seats, options, seed)
    brisk = game.new(seats, options, seed)
    game.hasten(brisk)
    for _ in range(MOST_DECISIONS):
        history.catch_up()
        brisk.asked = history.state.asked
        assert stored(game, brisk) == stored(game, history.state), "a brisk game goes another way"
        if game.over(brisk):
            return
        awaited = game.awaited(brisk)
        seat = awaited[chance.below(len(awaited))]
        options_now = game.suggestions(brisk, seat)
        action = options_now[chance.below(len(options_now))]
        assert game.submit(brisk, seat, action) is None and history.submit(seat, action) is None
    raise AssertionError(f"a brisk game has no end after {MOST_DECISIONS} decisions")


def check_the_end(game: Game, s: Any) -> None:
    """Nothing can be done any more; everybody has a score and a place; somebody has won."""
    assert not game.awaited(s) and not game.may_act(s) and game.prompt(s) is None
    for seat in range(s.seats):
        assert game.choices(s, seat) == [] == game.suggestions(s, seat)
        objection = game.submit(s, seat, game.space.actions[0])
        assert objection is not None and objection.code == "game-over"
    assert len(game.scores(s)) == s.seats == len(game.ranking(s)) and min(game.ranking(s)) == 1
    check_storage(game, s)


# --- data from outside ------------------------------------------------------------------------------------------------


def places(data: Data, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in plain data."""
    found = [way] if way else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += places(value, (*way, key))
    elif isinstance(data, list):
        for i, value in enumerate(data):
            found += places(value, (*way, i))
    return found


def check_broken_data(game: Game, data: Data, place: int, junk: Data) -> None:
    """A stored state with junk in one place is refused with a reason, or is a state like any other; never a crash."""
    ways = places(data)
    way = ways[place % len(ways)]
    at = data
    for part in way[:-1]:
        at = at[part]
    at[way[-1]] = junk
    try:
        s = game.from_data(data)
    except Bad as bad:
        assert str(bad), "refused without a reason"
        return
    assert plain(game.to_data(game.from_data(game.to_data(s)))) == stored(game, s)
    for seat in range(s.seats):
        game.view(s, seat)
        assert game.over(s) or game.may_act(s)
