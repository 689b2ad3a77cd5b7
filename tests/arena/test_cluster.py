"""A Ray cluster, a real one on this machine, plays the same matches."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from fondaco.arena import cluster
from fondaco.arena.cluster import play_on_ray
from fondaco.arena.match import Result, play_match
from fondaco.arena.plan import Plan
from fondaco.arena.pool import play_here
from fondaco.core.errors import Bad

PLAN = Plan("puerto_rico", 3, {}, ["merchant:2", "random"], 7)
MATCHES = list(range(12))


def outcomes(results: Iterator[Result]) -> dict[int, object]:
    found: dict[int, object] = {}
    for result in results:
        assert result.match not in found
        found[result.match] = result.outcome()
    return found


def test_a_cluster_gives_the_results_of_a_pool() -> None:
    assert outcomes(play_on_ray(PLAN, MATCHES, "local")) == outcomes(play_here(PLAN, MATCHES, 2))


def test_a_worker_of_the_cluster_that_dies_costs_no_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def deadly(plan: Plan, match: int) -> Result:
        """Every third match kills its worker when it is first played."""
        mark = tmp_path / str(match)
        if match % 3 == 0 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return play_match(plan, match)

    monkeypatch.setattr(cluster, "play_match", deadly)
    assert outcomes(play_on_ray(PLAN, MATCHES, "local")) == outcomes(play_here(PLAN, MATCHES, 1))
    assert len(list(tmp_path.iterdir())) == 4


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:x"])
def test_a_cluster_that_is_not_there_is_refused(address: str) -> None:
    with pytest.raises(Bad, match="no Ray cluster"):
        list(play_on_ray(PLAN, MATCHES, address))
