"""CI-2.01 to CI-2.07, CI-22: which characters and which unique districts are in the game."""

from fondaco.core.chance import Chance
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.games.citadels.components import (
    CHARACTER,
    DISTRICT,
    FEWEST_PLAYERS,
    FIRST_UNIQUE,
    NINE,
    RANK_OF,
    RANKS,
    UNIQUES_IN_GAME,
    setup_for,
)
from fondaco.games.citadels.rules import CHOSEN, PRESETS, RANDOM, SAME


def uses_ninth(seats: int, wanted: bool) -> bool:
    """CI-2.02: rank 9 is not used with 2 players, required with 3 and 8, optional with 4 to 7."""
    return seats != 2 and (seats in (3, 8) or wanted)


def choose_cast(seats: int, options: dict[str, Data], chance: Chance) -> list[int]:
    """The characters of the game by rank: a preset, a free choice, or a random one."""
    source = options["characters"]
    ninth = uses_ninth(seats, options["ninth"])
    if source == RANDOM:
        return random_cast(seats, ninth, chance)
    if source == CHOSEN:
        chosen = [int(CHARACTER.index(name)) for name in options["chosen_characters"]]
        return check_cast(seats, sorted(chosen, key=lambda character: int(RANK_OF[character])))
    return check_cast(seats, preset_cast(seats, options, ninth))


def preset_cast(seats: int, options: dict[str, Data], ninth: bool) -> list[int]:
    """CI-22.02 to CI-22.10: the preset, with replacements for those who are not allowed with so many players."""
    preset = PRESETS[options["characters"]]
    names = [*preset["characters"], preset["ninth"]] if ninth else list(preset["characters"])
    cast = []
    for name in names:
        character = int(CHARACTER.index(name))
        if seats < FEWEST_PLAYERS[character]:
            character = int(CHARACTER.index(options[f"instead_of_{name}"]))
        cast.append(character)
    return cast


def random_cast(seats: int, ninth: bool, chance: Chance) -> list[int]:
    """CI-22.12: one of each rank, uniformly among those allowed."""
    cast = []
    for rank in range(int(RANKS)):
        if rank < NINE or ninth:
            allowed = [c for c in range(len(CHARACTER)) if RANK_OF[c] == rank and seats >= FEWEST_PLAYERS[c]]
            cast.append(allowed[chance.below(len(allowed))])
    return cast


def check_cast(seats: int, cast: list[int]) -> list[int]:
    """CI-2.01 to CI-2.04: the cast, if it is one."""
    ranks = [int(RANK_OF[character]) for character in cast]
    if ranks != list(range(len(ranks))) or len(ranks) < NINE:
        raise Bad("one character of each rank from 1 to 8, or to 9, is wanted (CI-2.01)", "cast")
    setup_for(seats, len(cast))
    for character in cast:
        if seats < FEWEST_PLAYERS[character]:
            fewest = FEWEST_PLAYERS[character]
            rule = "CI-2.04" if fewest == 3 else "CI-2.03"
            raise Bad(f"{CHARACTER.items[character]} needs at least {fewest} players ({rule})", "cast")
    return cast


def choose_uniques(options: dict[str, Data], chance: Chance) -> list[int]:
    """CI-2.06: 14 unique districts: of a preset, a free choice, or a random one."""
    source = options["districts"]
    if source == SAME:
        source = options["characters"]
        if source == CHOSEN:
            source = "first_game"
    if source == RANDOM:
        return random_uniques(chance)
    if source == CHOSEN:
        return check_uniques([int(DISTRICT.index(name)) for name in options["chosen_districts"]])
    preset = PRESETS[source]
    names = preset["uniques"]
    if options["other_printing"]:
        names = preset.get("uniques_other_printing", names)
    return check_uniques([int(DISTRICT.index(name)) for name in names])


def random_uniques(chance: Chance) -> list[int]:
    """CI-22.12: uniformly among all."""
    left = list(range(int(FIRST_UNIQUE), len(DISTRICT)))
    return sorted(left.pop(chance.below(len(left))) for _ in range(UNIQUES_IN_GAME))


def check_uniques(uniques: list[int]) -> list[int]:
    """CI-2.06, CI-2.07: any 14 different unique districts."""
    if len(set(uniques)) != UNIQUES_IN_GAME or len(uniques) != UNIQUES_IN_GAME or min(uniques) < FIRST_UNIQUE:
        raise Bad(f"{UNIQUES_IN_GAME} different unique districts are wanted (CI-2.06)", "uniques")
    return sorted(uniques)
