"""The rules of one table: its set-up and its switches. Immutable, shared by all copies of a state."""

from typing import Final

from fondaco.core.domains import Data
from fondaco.core.flow import Frame
from fondaco.core.game import Option
from fondaco.games.marco_polo.components import SETUPS, Setup
from fondaco.games.marco_polo.language import DATA

OPTIONS: Final = [Option(item["name"], item["rule"], item["values"]) for item in DATA["options"]["items"]]
VARIANTS: Final = ["random_city_bonuses", "character_draft", "goal_choice"]
"""MP-22: for experienced players."""


class Rules:
    """One playable set, with the variants and the switches of the rulings."""

    def __init__(self, seats: int, options: dict[str, Data]) -> None:
        self.seats: Final = seats
        self.options: Final = options
        self.setup: Final[Setup] = SETUPS[seats]
        self.random_city_bonuses: Final[bool] = options["random_city_bonuses"]
        self.character_draft: Final[bool] = options["character_draft"]
        self.goal_choice: Final[bool] = options["goal_choice"]
        self.allow_negative_vp: Final[bool] = options["allow_negative_vp"]
        self.mixed_directions: Final[bool] = options["either_way_mixed_directions"]
        self.refill_at_once: Final[bool] = options["refill_contract_row"] == "at_once"
        self.same_turn_cards: Final[bool] = options["same_turn_city_card_after_early_move"]
        self.jump_anywhere: Final[bool] = options["oasis_jump_on_any_movement"]
        self.jump_is_free: Final[bool] = options["oasis_jump_is_free"]
        self.khan_charges: Final[bool] = options["khans_favour_charges_for_occupation"]
        self.must_move_post: Final[bool] = options["moving_a_post_is_mandatory"]
        self.mixed_extra: Final[bool] = options["contract_space_6_may_be_mixed"]
        self.starting_to_box: Final[bool] = options["discarded_starting_contract_to"] == "box"
        self.bonus_after_last_die: Final[bool] = options["bonus_actions_after_last_die"]
        self.late_die_counts: Final[bool] = options["die_after_the_last_brings_turns"]
        self.main_action_is_duty: Final[bool] = options["main_action_is_mandatory"]
        self.most_needs_one: Final[bool] = options["most_contracts_needs_one"]
        self.clockwise: Final = [[(first + i) % seats for i in range(seats)] for first in range(seats)]
        """The order of play from each seat on."""
        self.rounds: list[list[Frame]] = []
        """The plan of a round for each start player, made in `plans.py`."""
        self.parts: list[list[list[list[Frame]]]] = []
        """By seat, part of a reward and number: what follows, made in `plans.py`."""
