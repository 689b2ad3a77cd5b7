"""Puerto Rico in words: names as in the data file, and examples of every sort of text."""

import pytest

from fondaco.core.domains import Data
from fondaco.core.events import ALL, Did, Event
from fondaco.core.flow import Frame
from fondaco.core.objections import Objection
from fondaco.games.puerto_rico import bank, captain, craftsman, mayor, round, settler, storage, trader
from fondaco.games.puerto_rico.bonuses import GAIN, AcceptBonus
from fondaco.games.puerto_rico.builder import BuyBuilding, University
from fondaco.games.puerto_rico.components import BUILDING, DATA, GOOD, ROLE, SHIP, TILE
from fondaco.games.puerto_rico.expansions import shipping
from fondaco.games.puerto_rico.game import GAME
from fondaco.testing.scene import scene
from fondaco.words import LANGUAGES, Words

WORDS = {language: Words(GAME, language) for language in LANGUAGES}
by_language = pytest.mark.parametrize("language", LANGUAGES)


def both(english: str, hungarian: str) -> dict[str, str]:
    return {"en": english, "hu": hungarian}


# --- names ------------------------------------------------------------------------------------------------------------


@by_language
def test_things_are_called_as_in_the_data_file(language: str) -> None:
    words = WORDS[language]
    names = {
        row["id"]: row[language].lower() for sort in ("goods", "tiles", "roles", "buildings") for row in DATA[sort]
    }
    tiles = {item: item if item == "quarry" else f"{item}_plantation" for item in TILE.items}
    assert [words.thing(f"good:{item}") for item in GOOD.items] == [names[item] for item in GOOD.items]
    assert [words.thing(f"tile:{item}") for item in TILE.items] == [names[tiles[item]] for item in TILE.items]
    assert [words.thing(f"building:{item}") for item in BUILDING.items] == [names[item] for item in BUILDING.items]
    assert [words.thing(f"role:{item}") for item in ROLE.items[:-1]] == [names[item] for item in ROLE.items[:-1]]


@by_language
def test_a_place_is_called_like_the_tile_or_building_it_is(language: str) -> None:
    words = WORDS[language]
    places = [words.thing(f"place:{item}") for item in mayor.PLACE.items]
    assert places == [
        *[words.thing(f"tile:{item}") for item in TILE.items],
        *[words.thing(f"building:{item}") for item in BUILDING.items],
    ]


def test_what_the_data_file_does_not_name() -> None:
    assert [WORDS["en"].thing(f"ship:{item}") for item in SHIP.items] == ["small ship", "middle ship", "large ship"]
    assert [WORDS["hu"].thing(f"ship:{item}") for item in SHIP.items] == ["kis hajó", "közepes hajó", "nagy hajó"]
    assert WORDS["en"].thing("role:second_prospector") == "second prospector"
    assert WORDS["hu"].thing("role:second_prospector") == "második aranyásó"


# --- examples ---------------------------------------------------------------------------------------------------------

ACTIONS = {
    "role settler": both("Choose the settler", "Az ültetvényes kiválasztása"),
    "role second_prospector": both("Choose the second prospector", "A második aranyásó kiválasztása"),
    "pass": both("Pass", "Passz"),
    "draw": both("Draw a face-down tile", "Húzás a képpel lefelé lévő kupacból"),
    "take indigo": both("Take an indigo plantation", "Indigóültetvény választása"),
    "take quarry": both("Take a quarry", "Kőbánya választása"),
    "colonist": both("Take a colonist", "Telepes fogadása"),
    "build office": both("Build the office", "Hivatal építése"),
    "build small_market": both("Build the small market", "Kis piac építése"),
    "barrel sugar": both("Take one more barrel of sugar", "Még egy hordó cukor"),
    "sell tobacco": both("Sell tobacco", "Dohány eladása"),
    "load coffee large": both("Load coffee onto the large ship", "Kávé behajózása a nagy hajóra"),
    "wharf corn": both("Ship corn from the wharf", "Kukorica behajózása a rakpartról"),
    "store indigo": both("Store all indigo", "Az összes indigó elraktározása"),
    "keep coffee": both("Keep one barrel of coffee", "Egy hordó kávé megtartása"),
    "farm corn 0": both("Leave corn plantations empty", "Kukoricaültetvény üresen hagyása"),
    "farm indigo 1": both("Send 1 colonist to an indigo plantation", "1 telepes küldése indigóültetvényre"),
    "farm quarry 3": both("Send 3 colonists to quarries", "3 telepes küldése kőbányába"),
    "staff university 0": both("Leave the university empty", "Az egyetem üresen hagyása"),
    "staff city_hall 1": both("Send 1 colonist to the city hall", "1 telepes küldése a városházára"),
    "staff coffee_roaster 2": both("Send 2 colonists to the coffee roaster", "2 telepes küldése a kávépörkölőbe"),
}


@by_language
@pytest.mark.parametrize("text", ACTIONS)
def test_actions_as_they_stand_on_a_button(text: str, language: str) -> None:
    assert WORDS[language].action(GAME.parse(text)) == ACTIONS[text][language]


QUESTIONS: list[tuple[Frame, dict[str, str]]] = [
    (round.ChooseRole(0), both("Choose a role.", "Válassz szerepet.")),
    (
        settler.Hospice(0, TILE.index("indigo")),
        both(
            "Your hospice lets you send a colonist to your new indigo plantation at once.",
            "A menedékházad révén azonnal küldhetsz egy telepest az új indigóültetvényre.",
        ),
    ),
    (
        mayor.Placing(0, 3, 4),
        both(
            "Where do your colonists go? 4 circles are not decided yet.",
            "Hová küldöd a telepeseidet? Még 4 karikáról nem döntöttél.",
        ),
    ),
    (
        AcceptBonus(0, GAIN.index("harbor"), 1),
        both("You may accept what the harbor brings (VP: 1).", "Elfogadhatod, amit a kikötő hoz (győzelmi pont: 1)."),
    ),
    (
        AcceptBonus(0, GAIN.index("factory"), 3),
        both("You may accept what the factory brings (doubloons: 3).", "Elfogadhatod, amit a gyár hoz (dublon: 3)."),
    ),
    (
        shipping.SmallWharf(0, 0, 3, 2, 4),
        both(
            "What do you send from your small wharf? 2 barrels are aboard.",
            "Mit küldesz a kis rakpartodról? 2 hordó már a hajón van.",
        ),
    ),
    (BuyBuilding(0, 1), both("Buy a building, or pass.", "Vásárolj egy épületet, vagy passzolj.")),
    (
        University(0, BUILDING.index("wharf")),
        both(
            "Your university lets you send a colonist to your new wharf at once.",
            "Az egyetemed révén azonnal küldhetsz egy telepest a rakpartra.",
        ),
    ),
    (
        craftsman.CraftsmanPrivilege(0, 0x10010, 0),
        both(
            "As craftsman you may take one more barrel of a kind you have produced: indigo, coffee.",
            "Iparosként kaphatsz még egy hordót egy olyan árufajtából, amelyet előállítottál: indigó, kávé.",
        ),
    ),
    (
        storage.StoreKind(0, 2, 0),
        both(
            "Which kind of good do you store? Your warehouses have room for 2 more kinds.",
            "Melyik árufajtát raktározod el? A raktáraidban még 2 fajtának van helye.",
        ),
    ),
]


@by_language
@pytest.mark.parametrize(("question", "texts"), QUESTIONS, ids=[repr(question) for question, _ in QUESTIONS])
def test_questions_to_the_player(question: Frame, texts: dict[str, str], language: str) -> None:
    assert WORDS[language].prompt(GAME.frames.prompt(question)) == texts[language]


COFFEE, TOBACCO = GOOD.index("coffee"), GOOD.index("tobacco")
EVENTS: list[tuple[Event, dict[str, str]]] = [
    (Event(bank.EARNED, [0, 1, 0], ALL), both("Blue receives 1 doubloon.", "Kék 1 dublont kap.")),
    (Event(bank.PAID, [1, 7, 0], ALL), both("Red pays 7 doubloons.", "Piros 7 dublont fizet.")),
    (Event(bank.SCORED, [2, 4, 0], ALL), both("Yellow scores 4 VP.", "Sárga 4 győzelmi pontot szerez.")),
    (
        Event(bank.RETURNED, [0, GOOD.index("sugar"), 2], ALL),
        both("Blue returns 2 barrels of sugar to the supply.", "Kék 2 hordó cukrot tesz vissza a készletbe."),
    ),
    (
        Event(bank.ENDING, [bank.CITY_FULL, 0, 0], ALL),
        both("This is the last year: a city is complete.", "Ez az utolsó év: betelt egy város."),
    ),
    (
        Event(craftsman.PRODUCED, [3, COFFEE, 1], ALL),
        both("Green produces 1 barrel of coffee.", "Zöld 1 hordó kávét állít elő."),
    ),
    (Event(mayor.ARRIVED, [0, 0, 0], ALL), both("Blue receives no colonist.", "Kék nem kap telepest.")),
    (Event(mayor.ARRIVED, [0, 2, 0], ALL), both("Blue receives 2 colonists.", "Kék 2 telepest kap.")),
    (
        Event(mayor.SHIP_FILLED, [4, 0, 0], ALL),
        both("4 colonists board the colonist ship.", "4 telepes száll a telepeshajóra."),
    ),
    (
        Event(round.NEW_YEAR, [1, 0, 0], ALL),
        both("A new year begins; the governor is Red.", "Új év kezdődik; a kormányzó Piros."),
    ),
    (
        Event(settler.DREW, [0, COFFEE, 0], ALL),
        both("Blue draws a coffee plantation.", "Kék egy kávéültetvényt húz."),
    ),
    (
        Event(storage.SHIP_EMPTIED, [2, TOBACCO, 0], ALL),
        both(
            "The large ship was full; its tobacco goes back to the supply.",
            "A nagy hajó megtelt: a dohány visszakerül a készletbe.",
        ),
    ),
    (
        Did(0, GAME.parse("load coffee large")),
        both("Blue: Load coffee onto the large ship", "Kék: Kávé behajózása a nagy hajóra"),
    ),
]


@by_language
@pytest.mark.parametrize(("event", "texts"), EVENTS, ids=[texts["en"] for _, texts in EVENTS])
def test_events_as_everybody_reads_them(event: Event, texts: dict[str, str], language: str) -> None:
    assert WORDS[language].event(event) == texts[language]


def test_players_have_names() -> None:
    words = Words(GAME, "hu", ["Anna", "Béla"])
    assert words.event(Event(bank.EARNED, [1, 3, 0], ALL)) == "Béla 3 dublont kap."
    assert words.event(Event(round.NEW_YEAR, [0, 0, 0], ALL)) == "Új év kezdődik; a kormányzó Anna."


# --- objections -------------------------------------------------------------------------------------------------------


def objection(text: str, *ask: Frame, **edits: Data) -> Objection:
    """Why this is refused in a scene with three players."""
    found = scene(GAME, 3, list(ask), **edits).objection(text)
    assert found is not None
    return found


OBJECTIONS: list[tuple[Objection, dict[str, str]]] = [
    (
        objection("build factory", BuyBuilding(0, 1)),
        both(
            "The price is 7 doubloons, but you only have 2. (PR-8.05)",
            "Az ára 7 dublon, neked viszont csak 2 van. (PR-8.05)",
        ),
    ),
    (
        objection("build aqueduct", BuyBuilding(0, 1)),
        both("There is no aqueduct left on the bank board. (PR-8.07)", "Nincs több vízvezeték a banktáblán. (PR-8.07)"),
    ),
    (
        objection("role prospector", round.ChooseRole(0)),
        both(
            "The prospector is not in the game with this number of players. (PR-2.06)",
            "Az aranyásó ennyi játékosnál nem szerepel a játékban. (PR-2.06)",
        ),
    ),
    (
        objection("role craftsman", round.ChooseRole(0), role_owners={"craftsman": 2}),
        both(
            "Yellow has already chosen the craftsman this year. (PR-5.06)",
            "Ebben az évben Sárga már kiválasztotta az iparost. (PR-5.06)",
        ),
    ),
    (
        objection("2 sell coffee", round.ChooseRole(0)),
        both(
            "It is not your turn. (PR-5.02) In any case: You have no coffee to sell. (PR-10.01)",
            "Most nem te következel. (PR-5.02) Egyébként sem lehetne: Nincs kávéd, amelyet eladhatnál. (PR-10.01)",
        ),
    ),
    (
        objection(
            "sell sugar",
            trader.SellBarrel(0, 0),
            goods={"sugar": 9, "corn": 9},
            house={"sugar": 1},
            players__0__goods={"sugar": 1, "corn": 1},
        ),
        both(
            "The trading house already has sugar, and you have no occupied office. (PR-10.05)",
            "A kereskedőházban már van cukor, és nincs működő hivatalod. (PR-10.05)",
        ),
    ),
    (
        objection(
            "load tobacco middle",
            captain.LoadShip(0, 0, 0, 0, False),
            goods={"tobacco": 3},
            players__0__goods={"tobacco": 6},
        ),
        both(
            "The large ship would take more of it: 6 barrels. (PR-11.06)",
            "A nagy hajó többet vinne el belőle: 6 hordót. (PR-11.06)",
        ),
    ),
    (
        objection(
            "load tobacco small",
            captain.LoadShip(0, 0, 0, 0, False),
            goods={"tobacco": 8, "indigo": 9},
            players__0__goods={"tobacco": 1},
            cargo=["indigo", None, None],
            loaded=[2, 0, 0],
        ),
        both(
            "The small ship carries indigo and takes nothing else. (PR-11.03)",
            "A kis hajó már indigót szállít, más nem kerülhet rá. (PR-11.03)",
        ),
    ),
]


@by_language
@pytest.mark.parametrize(("why", "texts"), OBJECTIONS, ids=[why.code for why, _ in OBJECTIONS])
def test_objections_give_the_numbers_and_the_rule(why: Objection, texts: dict[str, str], language: str) -> None:
    assert WORDS[language].objection(why) == texts[language]
