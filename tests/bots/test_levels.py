"""Levels: how people write them."""

import pytest

from fondaco.bots.levels import level
from fondaco.bots.searcher import Searcher
from fondaco.core.errors import Bad


def test_a_level_has_its_own_time() -> None:
    for name, seconds in [("merchant", 0.05), ("doge", 0.2)]:
        limit = level(name).limit
        assert limit is not None
        assert (limit.iterations, limit.seconds) == (0, seconds)
    assert level("random").limit is None
    assert level("apprentice").limit is None


def test_only_the_doge_looks_far() -> None:
    for name, far in [("merchant:10", False), ("doge:10", True)]:
        bot = level(name).bot(1)
        assert isinstance(bot, Searcher)
        assert bot.far is far


def test_a_limit_in_iterations_or_milliseconds() -> None:
    iterations, seconds = level("doge:1600").limit, level("merchant:250ms").limit
    assert iterations is not None
    assert seconds is not None
    assert (iterations.iterations, iterations.seconds) == (1600, 0)
    assert (seconds.iterations, seconds.seconds) == (0, 0.25)


@pytest.mark.parametrize(
    "text",
    [
        *["", "king", "random:5", "apprentice:1ms", "doge:", "doge:0", "doge:-3", "doge:x", "doge:1.5", "doge:0ms"],
        *["doge:ms", "doge:99999999999", "doge:٣", "doge:99999999ms", "doge:5:5"],
    ],
)
def test_what_is_no_level_is_refused(text: str) -> None:
    with pytest.raises(Bad):
        level(text)
