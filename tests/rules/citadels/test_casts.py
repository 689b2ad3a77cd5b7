"""CI-22: choosing characters and unique districts."""

from collections import Counter

import pytest

from fondaco.games.citadels.components import CHARACTER, DISTRICT
from fondaco.games.citadels.game import GAME
from fondaco.games.citadels.rules import PRESETS, SWITCHES


def cast(seats: int, **options: object) -> list[str]:
    """The characters of a new game."""
    return [CHARACTER.items[c] for c in GAME.new(seats, options, 1).rules.cast]


def uniques(**options: object) -> list[str]:
    """The unique districts of a new game."""
    return [DISTRICT.items[kind] for kind in GAME.new(4, options, 1).rules.uniques]


LISTS = {
    "first_game": (
        "assassin thief magician king bishop merchant architect warlord artist",
        "dragon_gate factory haunted_quarter imperial_treasury keep laboratory library map_room quarry school_of_magic "
        "smithy statue thieves_den wishing_well",
    ),
    "ambitious_aristocrats": (
        "magistrate thief wizard patrician bishop trader architect marshal queen",
        "capitol factory framework great_wall haunted_quarter keep necropolis park poor_house quarry school_of_magic "
        "stables statue thieves_den",
    ),
    "cunning_agents": (
        "witch blackmailer magician emperor abbot alchemist architect warlord tax_collector",
        "armory basilica dragon_gate gold_mine keep monument museum necropolis park poor_house quarry secret_vault "
        "smithy theater",
    ),
    "devious_dignitaries": (
        "magistrate blackmailer wizard king abbot alchemist navigator marshal queen",
        "dragon_gate factory gold_mine haunted_quarter laboratory necropolis park poor_house secret_vault smithy "
        "stables theater thieves_den wishing_well",
    ),
    "illustrious_emissaries": (
        "witch spy seer emperor bishop merchant scholar diplomat artist",
        "capitol factory framework great_wall haunted_quarter ivory_tower keep library observatory park poor_house "
        "quarry school_of_magic smithy",
    ),
    "vicious_nobles": (
        "assassin thief magician patrician cardinal merchant navigator warlord tax_collector",
        "armory basilica dragon_gate gold_mine imperial_treasury ivory_tower map_room monument museum school_of_magic "
        "stables statue thieves_den wishing_well",
    ),
    "tenacious_delegates": (
        "assassin spy seer king cardinal trader scholar diplomat artist",
        "basilica capitol haunted_quarter imperial_treasury laboratory library map_room observatory school_of_magic "
        "secret_vault smithy stables statue wishing_well",
    ),
}


@pytest.mark.parametrize("preset", LISTS)
def test_ci_22_02_ci_22_03_ci_22_04_ci_22_05_ci_22_06_ci_22_07_ci_22_08_presets(preset: str) -> None:
    assert set(LISTS) == set(PRESETS)
    characters, districts = LISTS[preset]
    assert cast(5, characters=preset, ninth=True) == characters.split()
    assert sorted(uniques(characters=preset)) == districts.split()


def test_ci_22_01_a_preset_or_a_free_choice_of_both() -> None:
    assert uniques(characters="cunning_agents", districts="first_game") == uniques()
    chosen = ["witch", "spy", "seer", "king", "abbot", "trader", "scholar", "marshal"]
    assert cast(4, characters="chosen", chosen_characters=chosen) == chosen
    assert uniques(characters="chosen", chosen_characters=chosen) == uniques()
    other = uniques(characters="vicious_nobles", other_printing=True)
    assert "laboratory" in other and "stables" not in other


def test_ci_22_09_the_character_in_brackets_is_used_with_3_and_8_players_and_optional_else() -> None:
    for seats, plain, ninth in [(2, 8, 8), (3, 9, 9), (4, 8, 9), (7, 8, 9), (8, 9, 9)]:
        assert len(cast(seats, characters="vicious_nobles")) == plain
        assert len(cast(seats, characters="vicious_nobles", ninth=True)) == ninth


def test_ci_22_10_replacements() -> None:
    assert cast(3, characters="ambitious_aristocrats")[8] == "artist"
    assert (
        cast(4, characters="ambitious_aristocrats", ninth=True, instead_of_queen="tax_collector")[8] == "tax_collector"
    )
    assert cast(2, characters="cunning_agents")[3] == "king"
    assert cast(2, characters="cunning_agents", instead_of_emperor="patrician")[3] == "patrician"


def test_ci_22_11_where_a_card_first_appeared_has_no_effect() -> None:
    assert not any("appeared" in text for text in GAME.view(GAME.new(4, {}, 1), None))


def test_ci_22_12_a_random_choice_is_uniform_among_what_is_allowed() -> None:
    found: Counter[str] = Counter()
    districts: Counter[str] = Counter()
    for seed in range(300):
        rules = GAME.new(4, {"characters": "random", "ninth": True}, seed).rules
        found.update(CHARACTER.items[c] for c in rules.cast)
        districts.update(DISTRICT.items[kind] for kind in rules.uniques)
    assert len(found) == 26 and "queen" not in found
    assert all(60 < count < 190 for count in found.values())
    assert len(districts) == 30
    assert all(100 < count < 180 for count in districts.values())


def test_every_open_ruling_is_a_switch_that_names_its_rule() -> None:
    assert all(option.rule.startswith("CI-") and len(option.values) > 1 for option in SWITCHES)
    for option in SWITCHES:
        for value in option.values[1:2]:
            assert GAME.new(4, {option.name: value}, 1).rules.options[option.name] == value


def test_the_longer_list_has_every_preset_and_many_random_sets() -> None:
    sets = GAME.soak_sets()
    assert {one["characters"] for one in sets} == {*PRESETS, "random"}
    assert sum(one["characters"] == "random" for one in sets) >= 20
