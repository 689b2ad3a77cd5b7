"""The rules of one table: its set-up and its switches. Immutable, shared by all copies of a state."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import Data
from fondaco.core.flow import Plan
from fondaco.core.game import Option
from fondaco.core.rows import Row, row
from fondaco.games.puerto_rico.components import (
    BUILDINGS,
    COLONISTS_IN_BOX,
    JEWELER,
    NOBLES_IN_BOX,
    PROSPECTOR,
    SETUPS,
    Building,
    Setup,
)
from fondaco.games.puerto_rico.effects import Bonus, Discount, Production, Purchase

NEW_BUILDINGS: Final = "new_buildings"
NOBLES: Final = "nobles"
SETS: Final = {NEW_BUILDINGS: "exp1", NOBLES: "exp2"}
"""The expansions, and the sets of the data file they add to the base set."""
PHASE_START: Final = "phase_start"
OWN_TURN: Final = "own_turn"
AFTER_HACIENDA: Final = "after_hacienda"
PHASE_END: Final = "phase_end"

OPTIONS: Final = [
    Option("expansions", "PR-23.01", [NEW_BUILDINGS, NOBLES], many=True),
    Option("draft", "PR-4.04", ["pick", "random"]),
    Option("vp_end_trigger", "PR-21.05", ["captain_only", "any_phase"]),
    Option("hospice_from_ship", "PR-16.11", [False, True]),
    Option("hacienda_reshuffles_empty_pile", "PR-16.05", [False, True]),
    Option("city_geometry", "PR-8.08", ["grid_4x3", "any_two_spaces"]),
    Option("automatic_bonuses", "PR-14.06", [False, True]),
    Option("forced_full_storage", "PR-12.05", [False, True]),
    Option("wharf_pass_is_final", "PR-11.14", [False, True]),
    Option("ships_bonus_per", "PR-16.21", ["shipment", "kind"]),
    Option("small_wharf_minimum_barrels", "PR-18.33", [1, 2]),
    Option("aqueduct_barrel_counts_for_specialty", "PR-18.41", [True, False]),
    Option("black_market_discounts_after_return", "PR-18.17", [True, False]),
    Option("trading_post_after_house_full", "PR-18.28", [False, True]),
    Option("library_two_player_once_per_year", "PR-18.47", [False, True]),
    Option("guest_windows", "PR-18.24", [[PHASE_START, OWN_TURN, AFTER_HACIENDA, PHASE_END], [OWN_TURN]]),
    Option("exp2_building_choice", "PR-4.09", ["draft_all", "exp2_always_in"]),
    Option("jeweler_always_in_play", "PR-4.08", [True, False]),
    Option("draft_forbid_office_with_trading_post", "PR-4.07", [False, True]),
    Option("draft_forbid_hacienda_with_forest_house", "PR-4.10", [False, True]),
    Option("land_office_tile", "PR-20.02", ["face_up", "face_down"]),
    Option("land_office_noble_may_sell_forest", "PR-20.05", [False, True]),
    Option("hunting_lodge_order", "PR-20.11", ["discards_then_award", "award_then_discards"]),
    Option("ship_choice_of_noble", "PR-19.06", [True, False]),
    Option("building_colonist_noble_last_resort", "PR-19.10", [True, False]),
    Option("black_market_accepts_noble", "PR-18.18", [True, False]),
    Option("shared_victory_on_full_tie", "PR-22.06", [True, False]),
    Option("vp_chips_hidden", "PR-24.02", [True, False]),
    Option("bots_see_vp_chips", "PR-24.03", [True, False]),
    Option("forest_underside_hidden", "PR-24.05", [True, False]),
    Option("privilege_barrel_counts_as_produced", "PR-9.08", [False, True]),
    Option("production_may_be_declined", "PR-9.10", [True, False]),
    Option("lighthouse_captain_doubloon_at", "PR-18.38", ["first_turn", "phase_end"]),
    Option("land_office_refills_row", "PR-20.02", [False, True]),
    Option("ship_take_may_be_declined", "PR-7.03", [True, False]),
    Option("library_second_take_hospice", "PR-18.53", [False, True]),
    Option("nobles_per_filling", "PR-19.12", [1, 2]),
]


def is_drafted(building: Building, options: dict[str, Data]) -> bool:
    """PR-4.02, PR-4.08, PR-4.09: beige kinds, unless expansion II is always in; the jeweler only by its switch."""
    if not options["expansions"]:
        return False
    if building.id == BUILDINGS[JEWELER].id:
        return not options["jeweler_always_in_play"]
    if building.set == SETS[NOBLES] and options["exp2_building_choice"] == "exp2_always_in":
        return False
    return not building.production


class Switches:
    """The switches of the rulings."""

    def __init__(self, seats: int, options: dict[str, Data]) -> None:
        self.vp_ends_anywhere: Final[bool] = options["vp_end_trigger"] == "any_phase"
        self.hospice_from_ship: Final[bool] = options["hospice_from_ship"]
        self.hacienda_reshuffles: Final[bool] = options["hacienda_reshuffles_empty_pile"]
        self.city_is_grid: Final[bool] = options["city_geometry"] == "grid_4x3"
        self.automatic: Final[bool] = options["automatic_bonuses"]
        self.full_storage: Final[bool] = options["forced_full_storage"]
        self.wharf_pass_is_final: Final[bool] = options["wharf_pass_is_final"]
        self.bonus_per_kind: Final[bool] = options["ships_bonus_per"] == "kind"
        self.small_wharf_least: Final[i64] = options["small_wharf_minimum_barrels"]
        self.aqueduct_counts: Final[bool] = options["aqueduct_barrel_counts_for_specialty"]
        self.discounts_after_return: Final[bool] = options["black_market_discounts_after_return"]
        self.open_after_house_full: Final[bool] = options["trading_post_after_house_full"]
        self.library_once: Final[bool] = seats == 2 and options["library_two_player_once_per_year"]
        self.windows: Final[list[str]] = options["guest_windows"]
        self.land_office_draws: Final[bool] = options["land_office_tile"] == "face_down"
        self.land_office_sells_forest: Final[bool] = options["land_office_noble_may_sell_forest"]
        self.lodge_award_first: Final[bool] = options["hunting_lodge_order"] == "award_then_discards"
        self.choice_of_noble: Final[bool] = options["ship_choice_of_noble"]
        self.noble_last_resort: Final[bool] = options["building_colonist_noble_last_resort"]
        self.black_market_takes_noble: Final[bool] = options["black_market_accepts_noble"]
        self.shared_victory: Final[bool] = options["shared_victory_on_full_tie"]
        self.vp_chips_hidden: Final[bool] = options["vp_chips_hidden"]
        self.bots_see_vp: Final[bool] = options["bots_see_vp_chips"]
        self.undersides_hidden: Final[bool] = options["forest_underside_hidden"]
        self.privilege_counts: Final[bool] = options["privilege_barrel_counts_as_produced"]
        self.may_decline_production: Final[bool] = options["production_may_be_declined"]
        self.lighthouse_at_end: Final[bool] = options["lighthouse_captain_doubloon_at"] == "phase_end"
        self.land_office_refills: Final[bool] = options["land_office_refills_row"]
        self.may_decline_ship: Final[bool] = options["ship_take_may_be_declined"]
        self.second_take_hospice: Final[bool] = options["library_second_take_hospice"]
        self.nobles_per_filling: Final[i64] = options["nobles_per_filling"]


class Sets(Switches):
    """PR-23.01: the base set and the expansions."""

    def __init__(self, seats: int, options: dict[str, Data]) -> None:
        super().__init__(seats, options)
        setup = SETUPS[seats]
        chosen: list[str] = options["expansions"]
        self.new_buildings: Final[bool] = NEW_BUILDINGS in chosen
        self.with_nobles: Final[bool] = NOBLES in chosen
        self.drafts: Final[bool] = len(chosen) > 0
        self.random_draft: Final[bool] = options["draft"] == "random"
        sets = ["base", *[SETS[name] for name in chosen]]
        self.copies: Final[Row] = row(
            [building.in_play(seats) if building.set in sets else 0 for building in BUILDINGS]
        )
        """The tiles of each kind that may be in the game."""
        self.kinds: Final[Row] = row([b for b, tiles in enumerate(self.copies) if tiles > 0])
        self.drafted: Final[i64] = sum(1 << int(b) for b in self.kinds if is_drafted(BUILDINGS[b], options))
        """The kinds that come into the game by the draft (PR-4), as a mask."""
        self.in_play: Final[i64] = sum(1 << int(b) for b in self.kinds) & ~self.drafted
        """The kinds that are in the game from the beginning (PR-2.12, PR-4.02), as a mask."""
        self.bank: Final[Row] = row([tiles if self.in_play >> b & 1 else 0 for b, tiles in enumerate(self.copies)])
        self.forbidden: Final[list[list[str]]] = [
            pair
            for name, pair in [
                ("draft_forbid_office_with_trading_post", ["office", "trading_post"]),
                ("draft_forbid_hacienda_with_forest_house", ["hacienda", "forest_house"]),
            ]
            if options[name]
        ]
        """Pairs of kinds that do not come into the same game (PR-4.07, PR-4.10)."""
        # PR-19.02: with nobles all colonists are used, and one of those on the ship is a noble.
        self.nobles_on_ship: Final[i64] = 1 if self.with_nobles else 0
        self.nobles: Final[i64] = NOBLES_IN_BOX - 1 if self.with_nobles else 0
        self.colonists_on_ship: Final[i64] = seats - 1 if self.with_nobles else setup.colonists_on_ship
        in_supply = COLONISTS_IN_BOX - (seats - 1) if self.with_nobles else setup.colonists
        self.colonists: Final[i64] = in_supply


class Rules(Sets):
    """PR-23: one playable set, with the switches of the rulings."""

    def __init__(self, seats: int, options: dict[str, Data]) -> None:
        super().__init__(seats, options)
        self.seats: Final = seats
        self.options: Final = options
        self.setup: Final[Setup] = SETUPS[seats]
        self.roles: Final[i64] = PROSPECTOR + self.setup.prospectors
        """How many role cards are in the game: the prospectors come last."""
        self.ships: Final[i64] = len(self.setup.ships)
        self.capacity: Final[Row] = row(self.setup.ships)
        self.face_up: Final[i64] = self.setup.face_up
        self.clockwise: Final = [[(first + i) % seats for i in range(seats)] for first in range(seats)]
        """The order of play from each seat on."""
        self.years: list[Plan] = []
        """The plan of the year for each governor, made in `plans.py`."""
        self.phases: list[list[Plan]] = []
        """The plan of each role's phase for each chooser, made in `plans.py`."""
        self.producers: list[Plan] = []
        """What follows the production of each craftsman up to the privilege, made in `plans.py`."""
        # What buildings and privileges do, by moment; filled in `plans.py`.
        self.discounts: Final[list[Discount]] = []
        self.on_purchase: Final[list[Purchase]] = []
        self.on_production: Final[list[Production]] = []
        self.on_sale: Final[list[Bonus]] = []
        self.on_post_sale: Final[list[Bonus]] = []
        """At the trading post."""
        self.on_shipment: Final[list[Bonus]] = []
        """VP."""
        self.on_shipment_paid: Final[list[Bonus]] = []
        """Doubloons."""
