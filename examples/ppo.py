"""Masked PPO by self-play: one network plays every seat of many games at once and learns from how they end.

    python examples/ppo.py train --game puerto_rico --seats 2 --minutes 25 --save policy.pt
    python examples/ppo.py measure policy.pt --opponent random --games 400

Wants `pip install '.[train]'`; a compiled engine (`make compile`) makes it several times faster. Each line printed
is JSON; `scripts/curve.py` draws the learning curve from them.
"""

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

from fondaco.adapters.batches import Batch
from fondaco.adapters.setting import Setting

LANES = 128
"""Games played at once."""
STEPS = 64
"""Decisions in each of them between two updates."""
EPOCHS = 3
MINIBATCH = 2048
CLIP = 0.2
ENTROPY = 0.01
LEARNING_RATE = 5e-4
TRACE = 0.97
"""The lambda of generalised advantage estimation. Nothing is discounted: only the end pays."""


class Policy(nn.Module):
    """What to do and how it will end, from an observation."""

    def __init__(self, size: int, actions: int, hidden: int = 192) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.action = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.zeros_(self.action.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of all actions, such that illegal ones have no chance, and the value."""
        features = self.body(observations)
        return self.action(features).masked_fill(~masks, -1e9), self.value(features).squeeze(-1)

    @torch.no_grad()
    def choose(self, batch: Batch) -> tuple[Tensor, Tensor, Tensor]:
        """For each game an action, its log probability, and the value."""
        logits, values = self(torch.from_numpy(batch.observations), torch.from_numpy(batch.masks).bool())
        sums = torch.softmax(logits, -1).cumsum(-1)
        # A little less than the whole, or rounding might draw what lies behind the last legal action.
        drawn = torch.rand(len(sums), 1) * sums[:, -1:] * (1 - 1e-6)
        actions = (sums <= drawn).sum(-1)
        return actions, log_chance(logits, actions), values


def log_chance(logits: Tensor, actions: Tensor) -> Tensor:
    """The log probability of each action."""
    return torch.log_softmax(logits, -1).gather(-1, actions.unsqueeze(-1)).squeeze(-1)


@dataclass
class Rollout:
    """What happened in all games since the last update; the first axis is time, the second the game."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    values: Tensor
    seats: npt.NDArray[np.int64]
    rewards: npt.NDArray[np.float32]
    ended: npt.NDArray[np.bool_]


def play(batch: Batch, policy: Policy) -> Rollout:
    """Play on in all games."""
    n, setting = batch.games, batch.setting
    rollout = Rollout(
        torch.empty(STEPS, n, setting.size),
        torch.empty(STEPS, n, setting.actions, dtype=torch.bool),
        torch.empty(STEPS, n, dtype=torch.long),
        torch.empty(STEPS, n),
        torch.empty(STEPS, n),
        np.empty((STEPS, n), np.int64),
        np.empty((STEPS, n, setting.seats), np.float32),
        np.empty((STEPS, n), np.bool_),
    )
    for t in range(STEPS):
        rollout.observations[t] = torch.from_numpy(batch.observations)
        rollout.masks[t] = torch.from_numpy(batch.masks).bool()
        rollout.seats[t] = batch.seats
        rollout.actions[t], rollout.chances[t], rollout.values[t] = policy.choose(batch)
        batch.step(rollout.actions[t].numpy())
        rollout.rewards[t], rollout.ended[t] = batch.rewards, batch.ended
    return rollout


def advantages(rollout: Rollout, batch: Batch, policy: Policy) -> tuple[Tensor, Tensor]:
    """How much better each decision turned out than expected, and whether that is known yet.

    Seats take turns, so each seat's decisions in a game are a thread of their own: what follows a decision is the next
    one of the same seat, or the end. A thread that is still open at the end of the rollout is continued by the value
    for the seat that is asked; the last decision of other seats is left out.
    """
    games = np.arange(batch.games)
    shape = (batch.games, batch.setting.seats)
    following, running, payment, known = np.zeros(shape), np.zeros(shape), np.zeros(shape), np.zeros(shape, bool)
    following[games, batch.seats] = policy.choose(batch)[2].numpy()
    known[games, batch.seats] = True
    values = rollout.values.numpy()
    result, certain = np.empty_like(values), np.empty(values.shape, bool)
    for t in reversed(range(STEPS)):
        over = rollout.ended[t]
        following[over], running[over], known[over], payment[over] = 0.0, 0.0, True, rollout.rewards[t][over]
        thread = (games, rollout.seats[t])
        surprise = payment[thread] + following[thread] - values[t]
        running[thread] = surprise + TRACE * running[thread]
        result[t], certain[t] = running[thread], known[thread]
        following[thread], payment[thread], known[thread] = values[t], 0.0, True
    return torch.from_numpy(result), torch.from_numpy(certain)


def update(policy: Policy, optimiser: torch.optim.Optimizer, rollout: Rollout, gain: Tensor, certain: Tensor) -> float:
    """Some steps of gradient descent on the clipped objective; the mean entropy of the policy."""
    chosen = certain.flatten().nonzero().squeeze(-1)
    observations, masks = rollout.observations.flatten(0, 1), rollout.masks.flatten(0, 1)
    actions, chances = rollout.actions.flatten(), rollout.chances.flatten()
    gain = gain.flatten().float()
    targets = gain + rollout.values.flatten()
    gain = (gain - gain[chosen].mean()) / (gain[chosen].std() + 1e-6)
    entropies = []
    for _ in range(EPOCHS):
        for part in torch.split(chosen[torch.randperm(len(chosen))], MINIBATCH):
            logits, values = policy(observations[part], masks[part])
            ratio = (log_chance(logits, actions[part]) - chances[part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            objective = torch.min(ratio * gain[part], clipped * gain[part]).mean()
            entropy = -(torch.softmax(logits, -1) * torch.log_softmax(logits, -1)).sum(-1).mean()
            error = (values - targets[part]).square().mean()
            optimiser.zero_grad()
            (error / 2 - objective - ENTROPY * entropy).backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()
            entropies.append(float(entropy.detach()))
    return float(np.mean(entropies))


def measure(policy: Policy, setting: Setting, opponent: str, games: int, seed: int) -> dict[str, Any]:
    """The share of wins against bots of one kind (a shared first place counts in part), and the mean reward."""
    batch = Batch(setting, min(games, LANES), seed, [opponent] * (setting.seats - 1))
    wins, total, done = 0.0, 0.0, np.zeros(batch.games, np.int64)
    quota = np.full(batch.games, games // batch.games)
    quota[: games % batch.games] += 1
    while (done < quota).any():
        asked = batch.seats.copy()
        batch.step(policy.choose(batch)[0].numpy())
        for game in np.flatnonzero(batch.ended & (done < quota)):
            rewards = batch.rewards[game]
            first = rewards == rewards.max()
            wins += float(first[asked[game]]) / float(first.sum())
            total += float(rewards[asked[game]])
            done[game] += 1
    return {"opponent": opponent, "games": games, "wins": wins / games, "reward": total / games}


def train(given: argparse.Namespace) -> None:
    """Learn for so many minutes; now and then measure."""
    setting = Setting(given.game, given.seats)
    policy = Policy(setting.size, setting.actions)
    optimiser = torch.optim.Adam(policy.parameters(), LEARNING_RATE, eps=1e-5)
    batch = Batch(setting, LANES, given.seed)
    start, decisions, games, entropy = time.process_time(), 0, 0, 0.0
    pauses, due = 0.0, 0.0
    while True:
        minutes = (time.process_time() - start - pauses) / 60
        if minutes >= due:
            pause = time.process_time()
            result = measure(policy, setting, "random", given.games, given.seed + 1)
            row = {"minutes": minutes, "decisions": decisions, "games": games, "entropy": entropy}
            print(json.dumps({**row, "against": result}), flush=True)
            torch.save({"game": given.game, "seats": given.seats, "policy": policy.state_dict()}, given.save)
            pauses += time.process_time() - pause
            due += given.every
        if minutes >= given.minutes:
            return
        for group in optimiser.param_groups:
            group["lr"] = LEARNING_RATE * max(0.1, 1 - minutes / given.minutes)
        rollout = play(batch, policy)
        entropy = update(policy, optimiser, rollout, *advantages(rollout, batch, policy))
        decisions += STEPS * LANES
        games += int(rollout.ended.sum())


def load(file: Path) -> tuple[Policy, Setting]:
    """A policy that was saved."""
    saved = torch.load(file, weights_only=True)
    setting = Setting(saved["game"], saved["seats"])
    policy = Policy(setting.size, setting.actions)
    policy.load_state_dict(saved["policy"])
    return policy, setting


def main(arguments: list[str] | None = None) -> None:
    """Train, or measure what was trained."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    training = commands.add_parser("train")
    training.add_argument("--game", default="puerto_rico")
    training.add_argument("--seats", type=int, default=2)
    training.add_argument("--minutes", type=float, default=25, help="of processor time, measuring not counted")
    training.add_argument("--every", type=float, default=2.5, help="minutes between two measurements")
    training.add_argument("--games", type=int, default=200, help="in each measurement")
    training.add_argument("--save", type=Path, default=Path("policy.pt"))
    measuring = commands.add_parser("measure")
    measuring.add_argument("file", type=Path)
    measuring.add_argument("--opponent", default="random")
    measuring.add_argument("--games", type=int, default=400)
    for command in (training, measuring):
        command.add_argument("--seed", type=int, default=1)
        command.add_argument("--threads", type=int, default=2)
    given = parser.parse_args(arguments)
    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    if given.command == "train":
        train(given)
    else:
        policy, setting = load(given.file)
        print(json.dumps(measure(policy, setting, given.opponent, given.games, given.seed)))


if __name__ == "__main__":
    main()
