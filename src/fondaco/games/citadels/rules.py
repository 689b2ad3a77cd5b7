"""The rules of one table: its cast, its districts and its switches. Immutable, shared by all copies of a state."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import Data
from fondaco.core.flow import Frame
from fondaco.core.game import Option
from fondaco.core.masks import ONE
from fondaco.core.rows import Row, row
from fondaco.games.citadels.character import Character
from fondaco.games.citadels.components import (
    CHARACTER,
    DATA,
    FIRST_UNIQUE,
    KINDS,
    SPY,
    TAX_COLLECTOR,
    UNIQUES,
    Setup,
    setup_for,
)

PRESETS: Final[dict[str, Data]] = {preset["id"]: preset for preset in DATA["preset"]}
RANDOM: Final = "random"
CHOSEN: Final = "chosen"
SAME: Final = "same"
"""The districts of the preset whose characters are played."""


def replacements(character: str) -> list[Data]:
    """CI-22.10: who may stand in for a preset's character at a player count that does not allow him."""
    return [
        name for data in DATA["preset_replacement"] if data["character"] == character for name in data["replace_with"]
    ]


SWITCHES: Final = [
    Option(name, ruling["rule"], [ruling["value"], *ruling["other"]])
    for name, ruling in DATA["rulings"].items()
    if name != "source" and "other" in ruling
]
"""One for every open ruling."""

OPTIONS: Final = [
    Option("characters", "CI-22.01", [*PRESETS, RANDOM, CHOSEN]),
    Option("chosen_characters", "CI-22.01", list(CHARACTER.items), many=True),
    Option("ninth", "CI-2.02", [False, True]),
    Option("instead_of_queen", "CI-22.10", replacements("queen")),
    Option("instead_of_emperor", "CI-22.10", replacements("emperor")),
    Option("districts", "CI-22.01", [SAME, *PRESETS, RANDOM, CHOSEN]),
    Option("chosen_districts", "CI-22.01", [district.id for district in UNIQUES], many=True),
    Option("other_printing", "CI-22.01", [False, True]),
    *SWITCHES,
]


class Rules:
    """The switches of the rulings, and the tables that follow from cast and districts."""

    def __init__(
        self, seats: int, options: dict[str, Data], cast: list[int], uniques: list[int], who: list[Character]
    ) -> None:
        self.seats: Final = seats
        self.options: Final = options
        self.cast: Final = row(cast)
        """The characters of the game, by rank (CI-2.01)."""
        self.uniques: Final = uniques
        self.who: Final = who
        """What each character may do, by character."""
        self.ranks: Final[i64] = len(cast)
        self.setup: Final[Setup] = setup_for(seats, len(cast))
        self.city_size: Final[i64] = self.setup.city_size
        self.cast_mask: Final[i64] = sum(1 << character for character in cast)
        self.taxed: Final[bool] = TAX_COLLECTOR in cast
        self.spied: Final[bool] = SPY in cast
        in_game = [*range(int(FIRST_UNIQUE)), *uniques]
        self.copies: Final[Row] = row([copies_of(kind) if kind in in_game else 0 for kind in range(int(KINDS))])
        """How many cards of each kind are in the game (CI-2.06)."""
        self.everybody: Final[i64] = (ONE << seats) - 1
        self.slots: Final[i64] = len(cast) - self.setup.faceup
        """The places of the character cards that are not face up: see `draft.py`."""
        self.owners: Final[list[int]] = slot_owners(self.setup)
        """Who has the card in each slot, counted from the player who chooses first; -1: it lies face down."""
        self.slots_of: Final[Row] = row([mask_of(self.owners, offset) for offset in range(seats)])
        """The slots of each player as a mask, counted from the player who chooses first."""
        self.aside: Final[i64] = mask_of(self.owners, -1)
        """The slots of nobody."""
        self.selection: list[list[Frame]] = []
        """The plan of the selection phase for each player who may choose first, made in `plans.py`."""
        self.gather_needs_deck: Final[i64] = options["gather_cards_needs_deck"]
        self.first_crown: Final[Data] = options["first_crown"]
        self.may_name_own: Final[bool] = options["may_name_own_other_character"]
        self.confiscate_from_self: Final[bool] = options["confiscate_from_self"]
        self.may_name_faceup: Final[bool] = options["may_name_faceup_discard"]
        self.gains_taken: Final[bool] = options["auto_pure_gains"]
        self.warrant_on_own_token: Final[bool] = options["warrant_on_own_token"]
        self.wizard_build_confiscable: Final[bool] = options["wizard_build_confiscable"]
        self.first_paid_build_only: Final[bool] = options["first_paid_build_only"]
        self.monument_ban_binds_magistrate: Final[bool] = options["monument_ban_binds_magistrate"]
        self.threat_on_own_token: Final[bool] = options["threat_on_own_token"]
        self.bribe_with_nothing: Final[bool] = options["bribe_with_zero_gold"]
        self.other_threat_stays: Final[bool] = options["other_threat_stays_after_flowered"]
        self.wizard_must_choose: Final[bool] = options["wizard_must_choose"]
        self.wizard_pays_by_any_means: Final[bool] = options["wizard_build_by_any_payment"]
        self.wizard_builds_before_gathering: Final[bool] = options["wizard_build_before_gather"]
        self.receiver_chooses_tribute: Final[bool] = options["emperor_resource_chosen_by"] == "receiver"
        self.bishop_binds_himself: Final[bool] = options["bishop_binds_own_player"]
        self.cardinal_with_cards: Final[bool] = options["cardinal_with_thieves_den"]
        self.warlord_own_completed_city: Final[bool] = options["warlord_own_completed_city"]
        self.owner_gets_gold_on_district: Final[bool] = options["destroyed_beautify_gold_to"] == "owner"
        self.armory_unbound: Final[bool] = options["armory_ignores_keep_bishop_wall"]
        self.armory_from_completed_city: Final[bool] = options["armory_from_completed_city"]
        self.wall_covers_itself: Final[bool] = options["great_wall_covers_itself"]
        self.wall_paid_to_bank: Final[bool] = options["great_wall_surcharge_to"] == "bank"
        self.wall_inside_difference: Final[bool] = options["great_wall_diplomat"] == "max(0,diff+1)"
        self.wall_raises_limit: Final[bool] = options["great_wall_raises_marshal_limit"]
        self.wall_binds_owner: Final[bool] = options["great_wall_binds_own_player"]
        self.keep_binds_owner: Final[bool] = options["keep_binds_own_player"]
        self.library_keeps_all: Final[bool] = options["library_keeps"] == "all"
        self.vault_counts_for_map_room: Final[bool] = options["secret_vault_counts_for_map_room"]
        self.monument_tested_first: Final[bool] = options["monument_tested_before_payment"]
        self.sacrifice_in_completed_city: Final[bool] = options["own_sacrifice_in_completed_city"]
        self.end_not_undone: Final[bool] = options["end_not_undone"]
        self.first_bonus_is_event: Final[bool] = options["first_bonus_is_event"]
        self.other_bonus_at_end: Final[bool] = options["other_bonus_needs_complete_at_end"]
        self.museum_new_owner_may_look: Final[bool] = options["museum_new_owner_may_look"]


def copies_of(kind: int) -> int:
    """How many cards of a kind the box has."""
    return int(DATA["basic_district"][kind]["copies"]) if kind < FIRST_UNIQUE else 1


def slot_owners(setup: Setup) -> list[int]:
    """CI-4.08, CI-5.03, CI-5.05: the card discarded at the start, then those taken out of the passed ones in turn."""
    if setup.players == 2:
        return [-1, 0, 1, -1, 0, -1, 1, -1]
    if setup.players == 3:
        return [-1, 0, 1, 2, -1, 0, 1, 2, -1]
    owners = [-1, *range(setup.players)]
    return owners if setup.last_takes_facedown else [*owners, -1]


def mask_of(owners: list[int], owner: int) -> int:
    """The slots of an owner, as a mask."""
    return sum(1 << slot for slot, other in enumerate(owners) if other == owner)
