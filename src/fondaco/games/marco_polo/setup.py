"""MP-2 and MP-3: the set-up."""

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.flow import Frame
from fondaco.core.masks import ONE
from fondaco.core.rows import Row, row, zeros
from fondaco.games.marco_polo.atlas import LARGE_CITIES, LOCATIONS, SLOTS
from fondaco.games.marco_polo.catalogue import (
    CARD_COUNT,
    CHARACTER_COUNT,
    CONTRACTS,
    MARKER_HOMES,
    MARKERS,
    OUTPOST,
)
from fondaco.games.marco_polo.components import (
    BEIJING_SLOTS,
    DICE,
    FIGURES,
    FIRST_GAME,
    KHAN,
    NEUTRAL_COLOUR,
    NONE,
    OWN_DICE,
    REVEALED_MORE,
    ROW_SPACES,
    SPECIAL_PILE,
    START_CAMELS,
    TAKE_COINS,
    Setup,
)
from fondaco.games.marco_polo.dice import piece
from fondaco.games.marco_polo.draft import ChooseDraft, DealGoals, TakePlaces
from fondaco.games.marco_polo.language import CAMEL, COIN, THINGS
from fondaco.games.marco_polo.round import StartRound, lay_out
from fondaco.games.marco_polo.rules import Rules
from fondaco.games.marco_polo.state import MarcoPolo, Player


def set_up(rules: Rules, chance: Chance) -> MarcoPolo:
    """A new game, the first round planned."""
    seats: i64 = rules.seats
    start = chance.below(seats)  # MP-2.01
    order = rules.clockwise[start]
    s = MarcoPolo(
        seats=seats,
        chance=chance,
        stack=first_plan(rules, order)[::-1],
        answers=[None for _ in range(seats)],
        asked=0,
        rules=rules,
        players=[empty_board() for _ in range(seats)],
        round=0,
        start=start,
        traveller=NONE,
        placed=neutral_dice(rules.setup),
        black=rules.setup.black_dice,
        row=row([-1] * ROW_SPACES),
        unseen=row([0 if contract.starting else 1 for contract in CONTRACTS]),
        face_down=SPECIAL_PILE,
        bottom=[],
        box=0,
        cards=row(some(chance, CARD_COUNT, SLOTS)),
        outposts=scattered(LARGE_CITIES, some(chance, len(OUTPOST), len(LARGE_CITIES))),
        markers=lay_markers(rules, chance),
        beijing=row([-1] * BEIJING_SLOTS),
        passed=[],
        offered=0,
        out=0,
    )
    lay_out(s)
    equip(s, order)
    return s


def equip(s: MarcoPolo, order: list[int]) -> None:
    """In turn order: a starting contract, coins and a character; or the characters to choose from are shown."""
    starting = row([1 if contract.starting else 0 for contract in CONTRACTS])
    for place, seat in enumerate(order):
        player = s.players[seat]
        player.contracts = ONE << (s.chance.draw(starting))  # MP-3.02; MP-3.03: the others leave the game
        player.stock[COIN] = s.rules.setup.coins[place]  # MP-3.05
        if not s.rules.character_draft:
            player.character = FIRST_GAME[place]  # MP-3.09, MP-3.10
    if s.rules.character_draft:  # MP-22.03, MP-22.04
        for character in some(s.chance, CHARACTER_COUNT, s.seats + REVEALED_MORE):
            s.offered |= ONE << character


def first_plan(rules: Rules, order: list[int]) -> list[Frame]:
    """MP-22.01: characters, then goals; then the first round."""
    frames: list[Frame] = []
    if rules.character_draft:
        frames += [ChooseDraft(seat) for seat in reversed(order)]  # MP-22.04
    return [*frames, TakePlaces(), DealGoals(), StartRound()]


def some(chance: Chance, count: i64, wanted: i64) -> list[int]:
    """So many of the numbers below count, at random; the others go back to the box unseen (MP-2.04, MP-2.05)."""
    pool = row([1] * count)
    return [chance.draw(pool) for _ in range(wanted)]


def scattered(places: list[int], things: list[int]) -> Row:
    """A row by location with one thing at each of these places."""
    result = row([-1] * LOCATIONS)
    for i, place in enumerate(places):
        result[place] = things[i]
    return result


def lay_markers(rules: Rules, chance: Chance) -> Row:
    """MP-2.03: by their letters; MP-22.02: or at random."""
    if rules.random_city_bonuses:
        return scattered(MARKER_HOMES, some(chance, MARKERS, MARKERS))
    return scattered(MARKER_HOMES, list(range(MARKERS)))


def neutral_dice(setup: Setup) -> list[int]:
    """MP-2.11, MP-2.12: dice of unused colours."""
    dice: list[int] = [piece(KHAN, NEUTRAL_COLOUR, value) for value in setup.khan_dice]
    return dice + [piece(TAKE_COINS, NEUTRAL_COLOUR, 1) for _ in range(setup.coin_dice)]


def empty_board() -> Player:
    """MP-3.01, 3.04, 3.07, 3.11: five dice, two camels, no points, no goods."""
    dice = zeros(DICE)
    dice[0] = OWN_DICE
    stock = zeros(THINGS)
    stock[CAMEL] = START_CAMELS
    return Player(
        character=-1,
        vp=0,
        stock=stock,
        dice=dice,
        figures=row([-1] * FIGURES),
        posts=0,
        contracts=0,
        completed=0,
        goals=0,
        returned=0,
    )
