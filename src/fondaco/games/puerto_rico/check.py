"""A state read from outside: whether it could come up in a game."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.errors import Bad
from fondaco.core.flow import Ask, Frame
from fondaco.core.masks import ONE
from fondaco.core.rows import total
from fondaco.games.puerto_rico.bonuses import GAIN, AcceptBonus
from fondaco.games.puerto_rico.builder import University
from fondaco.games.puerto_rico.components import (
    AQUEDUCT,
    BLACK_MARKET,
    BUILDING,
    BUILDINGS,
    CITY_SPACES,
    HOSPICE,
    HOUSE_SPACES,
    ISLAND_SPACES,
    KINDS,
    LIBRARY,
    PLACES,
    ROYAL_SUPPLIER,
    SMALL_WHARF,
    TILES,
    UNIVERSITY,
)
from fondaco.games.puerto_rico.expansions.black_market import ReturnBarrel, ReturnPerson
from fondaco.games.puerto_rico.expansions.forest import ForestHospice, PlaceDrawn
from fondaco.games.puerto_rico.expansions.library import LibraryColonist
from fondaco.games.puerto_rico.expansions.production import AqueductBarrel
from fondaco.games.puerto_rico.expansions.shipping import RoyalSupplier, SmallWharf
from fondaco.games.puerto_rico.mayor import Placing, has_choice
from fondaco.games.puerto_rico.people import free_circles, has_place, next_place, nobles_at, people_at
from fondaco.games.puerto_rico.settler import Hospice
from fondaco.games.puerto_rico.state import Player, PuertoRico
from fondaco.games.puerto_rico.storage import kinds_of

ASKED_BY: Final[list[tuple[type, i64]]] = [
    (Hospice, HOSPICE),
    (ForestHospice, HOSPICE),
    (University, UNIVERSITY),
    (AqueductBarrel, AQUEDUCT),
    (LibraryColonist, LIBRARY),
    (ReturnPerson, BLACK_MARKET),
    (ReturnBarrel, BLACK_MARKET),
    (SmallWharf, SMALL_WHARF),
    (RoyalSupplier, ROYAL_SUPPLIER),
]
"""Questions that only a building puts, which then stands in the city (a building never leaves it)."""

GAIN_OF: Final = [-1 if name not in BUILDING.items else int(BUILDING.index(name)) for name in GAIN.items]
"""The building that brings each gain; -1: a privilege, or the chapel by its other name."""


def check_state(s: PuertoRico) -> None:
    """Everything lies where it can lie, and nothing is asked that nobody could be asked."""
    if s.governor >= s.seats:
        raise Bad("the governor must be at the table", "state.governor")
    if total(s.house) > HOUSE_SPACES:
        raise Bad(f"the trading house holds {HOUSE_SPACES} barrels (PR-1.06)", "state.house")
    if total(s.face_up) > s.rules.face_up:
        raise Bad(f"the row has {s.rules.face_up} plantations (PR-2.10)", "state.face_up")
    if s.library_used >= 1 << s.seats:
        raise Bad("a library of nobody", "state.library_used")
    if s.in_play & ~(s.rules.in_play | s.rules.drafted) or s.rules.in_play & ~s.in_play:
        raise Bad("these kinds are not in the game (PR-4.02)", "state.in_play")
    check_ships(s)
    check_roles(s)
    for seat, player in enumerate(s.players):
        check_board(player, f"state.players[{seat}]")
    top = s.stack[-1] if s.stack else None
    if (s.drawn >= 0) != isinstance(top, PlaceDrawn):
        raise Bad("a tile is drawn, and then placed (PR-18.09)", "state.drawn")
    for i, frame in enumerate(s.stack):
        check_frame(s, frame, f"state.stack[{i}]")


def check_ships(s: PuertoRico) -> None:
    """PR-2.07, PR-11.03, PR-11.04: capacity, one kind on a ship, and no kind on two."""
    for ship in range(len(s.cargo)):
        most = s.rules.capacity[ship] if ship < s.rules.ships else 0
        if s.loaded[ship] > most:
            raise Bad(f"the ship holds {most} barrels (PR-2.07)", f"state.loaded[{ship}]")
        if (s.cargo[ship] < 0) != (s.loaded[ship] == 0):
            raise Bad("a kind without barrels, or barrels without a kind", f"state.cargo[{ship}]")
        for other in range(ship):
            if s.cargo[ship] >= 0 and s.cargo[ship] == s.cargo[other]:
                raise Bad("the same kind on two ships (PR-11.04)", f"state.cargo[{ship}]")


def check_roles(s: PuertoRico) -> None:
    """PR-2.06: the role cards of the game lie before players at the table."""
    for role in range(len(s.role_owners)):
        if s.role_owners[role] >= s.seats:
            raise Bad("a role card lies before nobody", "state.role_owners")
        if role >= s.rules.roles and (s.role_owners[role] >= 0 or s.role_doubloons[role] > 0):
            raise Bad("a role card that is not in the game (PR-2.06)", "state.role_owners")


def check_board(player: Player, where: str) -> None:
    """PR-1.01, PR-7.04: spaces and circles hold what lies on them."""
    if player.woods != total(player.forests) + total(player.dark_forests):
        raise Bad("every forest has its underside (PR-18.12)", f"{where}.woods")
    if player.island_filled() > ISLAND_SPACES:
        raise Bad(f"an island has {ISLAND_SPACES} spaces (PR-1.01)", f"{where}.tiles")
    if player.city_filled() > CITY_SPACES:
        raise Bad(f"a city has {CITY_SPACES} spaces (PR-1.01)", f"{where}.buildings")
    for tile in range(TILES):
        if player.manned[tile] > player.tiles[tile]:
            raise Bad("more people than circles (PR-7.04)", f"{where}.manned")
        if player.noble_tiles[tile] > player.manned[tile]:
            raise Bad("more nobles than people (PR-19.05)", f"{where}.noble_tiles")
    for b in range(KINDS):
        if player.staff[b] > (BUILDINGS[b].circles if player.owns(b) else 0):
            raise Bad("more people than circles (PR-7.04)", f"{where}.staff")
        if player.noble_staff[b] > player.staff[b]:
            raise Bad("more nobles than people (PR-19.05)", f"{where}.noble_staff")


# --- the plan ---------------------------------------------------------------------------------------------------------


def check_frame(s: PuertoRico, frame: Frame, where: str) -> None:
    """Questions are about what the player has."""
    if not isinstance(frame, Ask):
        return
    player = s.players[frame.seat]
    for question, building in ASKED_BY:
        if isinstance(frame, question) and not player.owns(building):
            raise Bad(f"only the owner of a {BUILDING.items[building]} is asked", where)
    if isinstance(frame, AcceptBonus) and GAIN_OF[frame.gain] >= 0 and not player.owns(GAIN_OF[frame.gain]):
        raise Bad("the gain of a building that he does not have (PR-14.01)", where)
    if isinstance(frame, Hospice):
        check_circle(player, frame.tile, where)
    elif isinstance(frame, University):
        check_circle(player, TILES + frame.building, where)
    elif isinstance(frame, Placing):
        check_placing(s, player, frame, where)
    elif isinstance(frame, ReturnPerson | ReturnBarrel):
        if player.owns(frame.building) or s.bank[frame.building] == 0:
            raise Bad("the building cannot be bought (PR-8.06)", where)
    elif isinstance(frame, SmallWharf) and (frame.undecided == 0 or frame.undecided & ~kinds_of(player)):
        raise Bad("he has no such barrels to send (PR-18.31)", where)


def check_circle(player: Player, place: i64, where: str) -> None:
    """PR-16.09, PR-16.18: the colonist has an empty circle to go to."""
    if not has_place(player, place) or free_circles(player, place) == 0:
        raise Bad("there is no empty circle for the colonist (PR-7.04)", where)


def check_placing(s: PuertoRico, player: Player, frame: Placing, where: str) -> None:
    """PR-7.06: people are being placed, and on circles that are empty but for nobles."""
    circles: i64 = 0
    unnamed: i64 = 0
    place = next_place(player, 0)
    while place < PLACES:
        if frame.unnamed >> place & 1 == 1 and people_at(player, place) == nobles_at(player, place):
            unnamed |= ONE << place
            circles += free_circles(player, place)
        place = next_place(player, place + 1)
    chosen = has_choice(player.colonists, unnamed, circles)
    if frame is not s.stack[-1] or unnamed != frame.unnamed or circles != frame.circles or not chosen:
        raise Bad("people are placed on circles that he has (PR-7.06)", where)
