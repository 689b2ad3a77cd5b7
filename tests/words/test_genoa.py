"""Genoa in words: cards are called by what is on them."""

import pytest

from fondaco.games.genoa.components import DATA, DECK
from fondaco.games.genoa.game import GAME
from fondaco.words import LANGUAGES, Words

CARDS = [(deck, card) for deck in DECK.items for card in DATA[deck]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_called_by_what_is_on_it(language: str) -> None:
    words = Words(GAME, language)
    for deck, card in CARDS:
        places = card.get("buildings") or [card.get("villa") or card["building"]]
        name = f"{words.thing(f'deck:{deck}')} ({' – '.join(words.thing(f'space:{place}') for place in places)}"
        goods = ", ".join(words.thing(f"good:{good}") for good in card.get("commodities", []))
        assert words.thing(f"card:{card['id']}") == (f"{name}: {goods})" if goods else f"{name})")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Offer message (City Hall – Palace), face up"),
        ("hu", "Ajánlat, képpel felfelé: üzenet (Városháza – Palota)"),
    ],
)
def test_so_is_it_on_a_button(language: str, said: str) -> None:
    assert Words(GAME, language).action(GAME.parse("pay_card message_02 0")) == said


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Accept offer 1 of Anna"), ("hu", "Elfogadás: Anna 1. ajánlata")]
)
def test_an_offer_is_called_by_the_name_of_its_player(language: str, said: str) -> None:
    assert Words(GAME, language, ["Anna", "Béla"]).action(GAME.parse("accept a1")) == said


def test_a_name_is_said_as_it_stands() -> None:
    words = Words(GAME, "en", ['"{ $x }" \\'])
    assert words.thing("offer:a1") == 'offer 1 of "{ $x }" \\'
    assert words.thing("offer:b1") == "offer 1 of Red"
