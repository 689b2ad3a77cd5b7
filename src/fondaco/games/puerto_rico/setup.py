"""PR-2 and PR-3: the set-up."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.rows import row, zeros
from fondaco.games.puerto_rico.components import GOODS, KINDS, MOST_SHIPS, ROLES, TILES
from fondaco.games.puerto_rico.expansions.draft import draft
from fondaco.games.puerto_rico.rules import Rules
from fondaco.games.puerto_rico.settler import turn_up_row
from fondaco.games.puerto_rico.state import Player, PuertoRico


def set_up(rules: Rules, chance: Chance) -> PuertoRico:
    """A new game, the first year planned."""
    setup = rules.setup
    seats: i64 = setup.seats
    start_player = chance.below(seats)  # PR-2.01
    players = [EMPTY_BOARD.copy() for _ in range(seats)]
    for player in players:
        player.doubloons = setup.doubloons  # PR-2.02
    face_down = row(setup.plantations)
    for i, tile in enumerate(setup.starting_tiles):  # PR-2.03, PR-2.04
        players[(start_player + i) % seats].tiles[tile] += 1
        face_down[tile] -= 1
    s = PuertoRico(
        seats=seats,
        chance=chance,
        stack=rules.years[start_player].backwards[:],
        answers=[None for _ in range(seats)],
        asked=0,
        rules=rules,
        players=players,
        governor=start_player,
        role_owners=row([-1 for _ in range(ROLES)]),
        role_doubloons=zeros(ROLES),
        goods=row(setup.barrels),
        house=zeros(GOODS),
        cargo=row([-1 for _ in range(MOST_SHIPS)]),
        loaded=zeros(MOST_SHIPS),
        colonists=rules.colonists,
        colonist_ship=rules.colonists_on_ship,
        face_down=face_down,
        face_up=zeros(GOODS),
        discarded=zeros(GOODS),
        quarries=setup.quarries,
        bank=rules.bank[:],
        vp_pool=setup.vp_pool,
        written=0,
        ending=0,
        in_play=rules.in_play,
        noble_supply=rules.nobles,
        noble_ship=rules.nobles_on_ship,
        drawn=-1,
        library_used=0,
        reshuffles=0,
    )
    turn_up_row(s)  # PR-2.10
    s.plan(draft(rules, start_player))  # PR-4.01
    return s


def empty_board() -> Player:
    """PR-2.13: nothing."""
    return Player(
        doubloons=0,
        vp=0,
        goods=zeros(GOODS),
        colonists=0,
        tiles=zeros(TILES),
        manned=zeros(TILES),
        buildings=0,
        staff=zeros(KINDS),
        woods=0,
        forests=zeros(GOODS),
        dark_forests=zeros(GOODS),
        nobles=0,
        noble_tiles=zeros(TILES),
        noble_staff=zeros(KINDS),
    )


EMPTY_BOARD: Final = empty_board()
