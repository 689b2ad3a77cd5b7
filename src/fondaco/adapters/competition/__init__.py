"""The agent interface of the IEEE CoG 2027 Puerto Rico competition (dae-hany/PuertoRico_AI_Competition), base game.

`FondacoAgent` lets a bot of ours play there: an object with `act(observation, action_mask) -> action`. `Model` is our
Puerto Rico behind the same interface, for agents made for the competition, with `play_game` to let them meet. Written
from the published description of the interface; none of its code is used.
"""

from fondaco.adapters.competition.agent import FondacoAgent
from fondaco.adapters.competition.model import Model, Result, play_game

__all__ = ["FondacoAgent", "Model", "Result", "play_game"]
