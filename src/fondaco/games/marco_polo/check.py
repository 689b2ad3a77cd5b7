"""What must hold between the fields of a state read from outside."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.errors import Bad
from fondaco.core.masks import ONE, ones
from fondaco.core.rows import Row, total
from fondaco.games.marco_polo.atlas import BEIJING, CITY, LARGE, LOCATIONS, SLOTS, SMALL
from fondaco.games.marco_polo.catalogue import CONTRACT_COUNT, STARTING
from fondaco.games.marco_polo.components import (
    ACTIVE_SPACES,
    BEIJING_SLOTS,
    BLACK_COLOUR,
    COLOURS,
    FACES,
    FIGURES,
    NEUTRAL_COLOUR,
    OWN_DICE,
    PILE,
    ROUNDS,
    ROW_SPACES,
    WHITE,
    WHITE_COLOUR,
)
from fondaco.games.marco_polo.dice import colour_of
from fondaco.games.marco_polo.state import MarcoPolo, Player

ON_THE_WAY: Final[i64] = 1
"""A contract that has been drawn waits for another one to be put away (MP-15.05)."""


def check_board(s: MarcoPolo) -> None:
    """The components of the box, each where it can lie."""
    if s.start >= s.seats or s.traveller >= s.seats:
        raise Bad("start player and traveller must be at the table", "state.start")
    if s.out >> s.seats:
        raise Bad("who has passed must be at the table", "state.out")
    for seat, player in enumerate(s.players):
        check_player(s, player, f"state.players[{seat}]")
    check_dice(s)
    check_contracts(s)
    check_cities(s)
    check_beijing(s)
    check_secrets(s)


def check_player(s: MarcoPolo, player: Player, where: str) -> None:
    """MP-1.06, MP-1.12, MP-11.04: figures, posts and active contracts."""
    figures: i64 = 0
    if player.character >= 0:
        figures = player.tile().figures
        if ones(player.posts) > player.tile().posts:
            raise Bad("more trading posts than the player has (MP-1.06)", f"{where}.posts")
    elif s.offered == 0 or player.posts:
        raise Bad("a player without a character has not begun (MP-22.04)", f"{where}.character")
    for figure in range(FIGURES):
        begun = figure < figures and s.offered == 0
        if (player.figures[figure] >= 0) != begun:
            raise Bad("the figures of the character stand on the map (MP-3.06)", f"{where}.figures")
    if player.posts & ~CITY:
        raise Bad("trading posts stand in cities (MP-11.04)", f"{where}.posts")
    if ones(player.contracts) > ACTIVE_SPACES + ON_THE_WAY:
        raise Bad(f"there are {ACTIVE_SPACES} spaces for active contracts (MP-1.12)", f"{where}.contracts")


def hand(player: Player, colour: i64) -> i64:
    """The dice of one colour in the hand."""
    count: i64 = 0
    for value in range(FACES):
        count += player.dice[colour * FACES + value]
    return count


def check_dice(s: MarcoPolo) -> None:
    """MP-1.02, MP-2.10 to 2.12: as many dice of each colour as the game has."""
    on_board = [0] * (NEUTRAL_COLOUR + 1)
    for die in s.placed:
        on_board[colour_of(die)] += 1
    setup = s.rules.setup
    black: i64 = s.black + on_board[BLACK_COLOUR]
    white: i64 = on_board[WHITE_COLOUR]
    for seat in range(len(on_board) - COLOURS):
        own = on_board[seat]
        if seat < s.seats:
            player = s.players[seat]
            own += hand(player, 0)
            black += hand(player, 1)
            white += hand(player, WHITE)
        if own != (OWN_DICE if seat < s.seats else 0):
            raise Bad(f"each player has {OWN_DICE} dice (MP-3.01)", "state.placed")
    if black != setup.black_dice:
        raise Bad(f"there are {setup.black_dice} black dice (MP-2.10)", "state.black")
    if white > 1:
        raise Bad("there is one white die (MP-1.02)", "state.placed")
    if on_board[NEUTRAL_COLOUR] != len(setup.khan_dice) + setup.coin_dice:
        raise Bad("neutral dice are never removed (MP-2.13)", "state.placed")


def contract_places(s: MarcoPolo) -> list[int]:
    """How often each contract is in the game."""
    found = [int(s.unseen[contract]) for contract in range(CONTRACT_COUNT)]
    for contract in s.bottom:
        found[contract] += 1
    for space in range(ROW_SPACES):
        if s.row[space] >= 0:
            found[s.row[space]] += 1
    for contract in range(CONTRACT_COUNT):
        found[contract] += s.box >> contract & 1
        for player in s.players:
            found[contract] += (player.contracts >> contract & 1) + (player.completed >> contract & 1)
    return found


def check_contracts(s: MarcoPolo) -> None:
    """MP-1.03, MP-2.07, MP-9.05: every contract once; piles of the right size; no gap in the row."""
    for contract, found in enumerate(contract_places(s)):
        starting = STARTING >> contract & 1 == 1
        if found > 1 or (found == 0 and not starting) or (starting and s.unseen[contract] > 0):
            raise Bad("every contract is in the game once (MP-1.03)", "state.unseen")
    piles = ROUNDS - max(1, s.round)
    if total(s.unseen) != s.face_down + piles * PILE:
        raise Bad(f"{piles} piles and the special pile are face down (MP-2.07)", "state.face_down")
    for space in range(1, ROW_SPACES):
        if s.row[space] >= 0 and s.row[space - 1] < 0:
            raise Bad("there is no gap between contracts (MP-9.05)", "state.row")


def check_cities(s: MarcoPolo) -> None:
    """MP-2.03 to 2.06: cards on all spaces, markers in all small cities, outposts in large ones."""
    if distinct(s.cards) != SLOTS:
        raise Bad("every city-card space has a card of its own (MP-2.05)", "state.cards")
    marked, tiles = places_of(s.markers), places_of(s.outposts)
    if marked != SMALL:
        raise Bad("every small city has a marker (MP-2.03)", "state.markers")
    if tiles & ~LARGE:
        raise Bad("outpost bonuses lie in large cities (MP-2.04)", "state.outposts")
    if distinct(s.markers) != ones(marked) or distinct(s.outposts) != ones(tiles):
        raise Bad("every tile is there once (MP-1.04)", "state.markers")


def places_of(things: Row) -> i64:
    """The locations where something lies, as a mask."""
    places: i64 = 0
    for place in range(LOCATIONS):
        if things[place] >= 0:
            places |= ONE << place
    return places


def distinct(things: Row) -> int:
    """How many different things lie in a row."""
    return len({thing for thing in things if thing >= 0})


def check_beijing(s: MarcoPolo) -> None:
    """MP-11.03, MP-11.08: whoever has a post in Beijing has one slot."""
    for seat in range(s.seats):
        slots: i64 = 0
        for slot in range(BEIJING_SLOTS):
            if s.beijing[slot] == seat:
                slots += 1
        if slots != s.players[seat].posts >> BEIJING & 1:
            raise Bad("a post in Beijing stands on one slot (MP-11.08)", "state.beijing")
    for slot in range(BEIJING_SLOTS):
        if s.beijing[slot] >= s.seats:
            raise Bad("a slot belongs to nobody at the table", "state.beijing")


def check_secrets(s: MarcoPolo) -> None:
    """MP-1.04, MP-1.05: no goal card and no character twice."""
    goals: i64 = 0
    characters: i64 = s.offered
    for seat, player in enumerate(s.players):
        own = player.goals | player.returned
        if goals & own or player.goals & player.returned:
            raise Bad("every goal card is there once (MP-1.04)", f"state.players[{seat}].goals")
        goals |= own
        if player.character >= 0:
            if characters >> player.character & 1:
                raise Bad("every character is there once (MP-1.05)", f"state.players[{seat}].character")
            characters |= ONE << player.character
