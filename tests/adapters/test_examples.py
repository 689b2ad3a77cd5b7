"""The examples and the bench of environments run: a very small training, a search, a few steps."""

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def example(name: str) -> dict[str, Any]:
    """The names of an example."""
    return runpy.run_path(str(ROOT / name))


def test_training_runs_and_its_policy_can_be_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ppo = example("examples/ppo.py")
    ppo["train"].__globals__.update(LANES=4, STEPS=8)
    policy = tmp_path / "policy.pt"
    setting = ["--game", "calimala", "--seats", "3", "--games", "2", "--threads", "1"]
    ppo["main"](["train", *setting, "--minutes", "0.002", "--every", "0.001", "--save", str(policy)])
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(lines) >= 2
    assert lines[-1]["decisions"] >= 4 * 8
    assert all(0 <= line["against"]["wins"] <= 1 for line in lines)
    ppo["main"](["measure", str(policy), "--games", "2", "--threads", "1"])
    assert json.loads(capsys.readouterr().out)["opponent"] == "random"
    curve = example("scripts/curve.py")["picture"](lines)
    assert curve.startswith("<svg") and curve.count("<circle") == len(lines)


def test_what_a_decision_is_worth_follows_the_thread_of_its_seat() -> None:
    """Two games of two seats, nobody expecting anything: seat 1 wins game 0 by the last of four decisions."""
    ppo = example("examples/ppo.py")
    torch, numpy = ppo["torch"], ppo["np"]
    ppo["train"].__globals__.update(STEPS=4, TRACE=1.0)
    zeros = torch.zeros(4, 2)
    rewards = numpy.zeros((4, 2, 2), numpy.float32)
    rewards[3, 0] = [-1, 1]
    ended = numpy.zeros((4, 2), bool)
    ended[3, 0] = True
    seats = numpy.array([[0, 0], [1, 0], [0, 1], [1, 0]])
    rollout = ppo["Rollout"](zeros, zeros, zeros, zeros, zeros, seats, rewards, ended)

    class Batch:
        games = 2
        seats = numpy.array([0, 1])

        class setting:  # noqa: N801  # stands for the setting of a batch
            seats = 2

    class Policy:
        def choose(self, batch: Any) -> Any:
            return None, None, torch.tensor([0.0, 0.5])

    gain, certain = ppo["advantages"](rollout, Batch, Policy())
    assert gain[:, 0].tolist() == [-1, 1, -1, 1], "each seat is paid for all its decisions"
    assert certain[:, 0].all()
    assert certain[:, 1].tolist() == [True, True, True, False], "what follows the last one of seat 0 is not known"
    assert gain[2, 1] == 0.5, "seat 1 is asked next and expects as much"


def test_the_search_of_openspiel_plays_citadels() -> None:
    returns = example("examples/ismcts.py")["main"](["--simulations", "2"])
    assert sum(returns) == pytest.approx(0)


def test_every_environment_can_be_timed() -> None:
    bench = example("benchmarks/environments.py")
    setting = bench["Setting"]("calimala", 3)
    for what, steps in {"bare engine": bench["bare"], **bench["ENVIRONMENT_STEPS"]}.items():
        if "workers" not in what:  # their games are those of the plain batch, see test_batches
            running = steps(setting)
            assert bench["rate"](running, 0.01) > 0, what
            running.close()
