"""OpenSpiel's own information-set search plays Citadels against random players.

python examples/ismcts.py --seats 3 --simulations 20

Wants `pip install '.[openspiel]'`. The search guesses what it cannot see by `resample_from_infostate`, so it knows
no more than a player in its seat.
"""

import argparse
import random

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from fondaco.adapters.openspiel import load


def main(arguments: list[str] | None = None) -> list[float]:
    """Play one game; the returns by seat. Seat 0 searches."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="citadels")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    game = load(given.game, given.seats, seed=given.seed)
    generator = np.random.RandomState(given.seed)
    searcher = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=generator),
        uct_c=2.0,
        max_simulations=given.simulations,
        random_state=generator,
        use_observation_string=True,
    )
    others = random.Random(given.seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        searching = state.current_player() == 0
        action = searcher.step(state) if searching else others.choice(state.legal_actions())
        if searching:
            print(state.action_to_string(action))
        state.apply_action(action)
    returns: list[float] = state.returns()
    print("returns", returns)
    return returns


if __name__ == "__main__":
    main()
