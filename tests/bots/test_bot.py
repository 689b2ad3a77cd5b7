"""Bots: legal, reproducible, without memory."""

from collections import Counter

import pytest

import fondaco
from fondaco.bots import BOTS
from fondaco.bots.bot import Bot, RandomBot
from fondaco.bots.knowledge import Knowledge
from fondaco.bots.levels import SECONDS, level
from fondaco.core.actions import Action
from fondaco.core.domains import Data
from fondaco.core.game import Game
from tests.toy.auction import GAME as AUCTION

PUERTO_RICO = fondaco.game("puerto_rico")
KINDS = ["random", "apprentice", "merchant:3", "doge:6"]
"""Every level, bounded so that its choice follows from its seed."""


def played(game: Game, bots: list[Bot], seed: int) -> tuple[list[str], Data]:
    """A whole game of bots: its actions and its last state."""
    state = game.new(len(bots), seed=seed)
    texts = []
    while not game.over(state):
        seat = game.awaited(state)[0]
        action = bots[seat].choose(Knowledge(game, state, seat))
        assert game.submit(state, seat, action) is None
        texts.append(action.text())
    return texts, game.to_data(state)


def test_there_is_a_bot_of_every_level() -> None:
    assert list(BOTS) == list(SECONDS) == [kind.partition(":")[0] for kind in KINDS]
    state = AUCTION.new(2, seed=1)
    for make in BOTS.values():
        assert make(1).choose(Knowledge(AUCTION, state, 0)) in AUCTION.choices(state, 0)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", [AUCTION, *fondaco.GAMES.values()], ids=lambda game: game.name)
def test_every_bot_plays_every_game_to_its_end(game: Game, kind: str) -> None:
    texts, _ = played(game, [level(kind).bot(0), RandomBot(1), RandomBot(2)], seed=1)
    assert texts


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_seeds_give_the_same_game(kind: str) -> None:
    first = played(PUERTO_RICO, [level(kind).bot(5) for _ in range(3)], seed=2)
    assert played(PUERTO_RICO, [level(kind).bot(5) for _ in range(3)], seed=2) == first
    assert played(PUERTO_RICO, [level(kind).bot(6) for _ in range(3)], seed=2) != first


@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_has_no_memory(kind: str) -> None:
    """So a game can be resumed: a new bot of the same seed goes on as the old one would have."""
    state = PUERTO_RICO.new(3, seed=3)
    bot = level(kind).bot(9)
    for _ in range(50):
        seat = PUERTO_RICO.awaited(state)[0]
        chosen = bot.choose(Knowledge(PUERTO_RICO, state, seat))
        assert level(kind).bot(9).choose(Knowledge(PUERTO_RICO, state, seat)) is chosen
        assert PUERTO_RICO.submit(state, seat, chosen) is None


def test_random_chooses_all_choices_about_equally_often() -> None:
    state = PUERTO_RICO.new(4, seed=1)
    seat = PUERTO_RICO.awaited(state)[0]
    chosen = Counter(RandomBot(seed).choose(Knowledge(PUERTO_RICO, state, seat)).text() for seed in range(7000))
    assert set(chosen) == {action.text() for action in PUERTO_RICO.choices(state, seat)}
    assert all(850 < count < 1150 for count in chosen.values())


def test_two_seats_with_one_seed_choose_independently() -> None:
    state = AUCTION.new(2, seed=1)
    same = 0
    for seed in range(300):
        places = []
        for seat in range(2):
            knowledge = Knowledge(AUCTION, state, seat)
            places.append(knowledge.choices().index(RandomBot(seed).choose(knowledge)))
        same += places[0] == places[1]
    assert 60 < same < 140


def test_a_bot_in_plain_python_is_a_bot() -> None:
    class First(Bot):
        def choose(self, knowledge: Knowledge) -> Action:
            return knowledge.choices()[0]

    texts, _ = played(PUERTO_RICO, [First(0), RandomBot(0), RandomBot(1)], seed=1)
    assert texts


def test_the_bare_bot_chooses_nothing() -> None:
    state = AUCTION.new(2, seed=1)
    with pytest.raises(NotImplementedError):
        Bot(0).choose(Knowledge(AUCTION, state, 0))
