"""Library: what everybody may read: the games, their rules, components and words. And the drawing of a QR code."""

import io
import tomllib
from functools import cache
from types import NoneType
from typing import Final

import segno

from fondaco.bots import BOTS
from fondaco.core.game import Game
from fondaco.games import GAMES
from fondaco.server.http import AnyEndpoint, Call, Endpoint
from fondaco.server.messages import Catalogue, GameInfo, Link, Option, Rule, Rulebook
from fondaco.server.refusals import No
from fondaco.words import COMMON, LANGUAGES, catalogue, folder_of, ledger, title_of

EVERY_GAME: Final = "common"
"""In place of a game: the words that are said in all of them, and in none."""


@cache
def info_of(game: Game) -> GameInfo:
    """A game as the catalogue has it."""
    options = [Option(option.name, option.rule, option.values, option.many) for option in game.options]
    titles = {language: title_of(game, language) for language in LANGUAGES}
    return GameInfo(game.name, titles, game.seat_counts, options, game.rules_version)


@cache
def rulebook_of(game: Game) -> Rulebook:
    """The rules of a game, and its components if it has a data file."""
    book = ledger.load(game.name, game.ledger)
    rules = [Rule(rule.id, section.title, rule.text) for section in book.sections for rule in section.rules]
    data = folder_of(game).parent / "data" / f"{game.name}.toml"
    return Rulebook(game.name, rules, tomllib.loads(data.read_text(encoding="utf-8")) if data.exists() else {})


@cache
def words_of(game: Game | None, language: str) -> bytes:
    """The catalogue of a language: what all games say, and what this one says."""
    folders = [COMMON] if game is None else [COMMON, folder_of(game)]
    return "\n".join(catalogue(folder, language) for folder in folders).encode()


def _game(name: str) -> Game:
    if name not in GAMES:
        raise No("no-such-page")
    return GAMES[name]


async def games(call: Call[None]) -> Catalogue:
    """All games, bots and languages."""
    return Catalogue([info_of(game) for game in GAMES.values()], list(BOTS), LANGUAGES)


async def rules(call: Call[None]) -> Rulebook:
    """The rules of one game."""
    return rulebook_of(_game(call.path["game"]))


async def words(call: Call[None]) -> bytes:
    """The words of one game, or of no game."""
    name, language = call.path["game"], call.path["language"]
    if language not in LANGUAGES:
        raise No("no-such-language", languages=", ".join(LANGUAGES))
    return words_of(None if name == EVERY_GAME else _game(name), language)


async def draw_code(call: Call[Link]) -> bytes:
    """A link as a QR code. The link is drawn and forgotten."""
    if not call.body.link.startswith(("http://", "https://")):
        raise No("bad-link")
    drawing = io.BytesIO()
    segno.make(call.body.link, error="m", micro=False).save(drawing, kind="svg", border=2, xmldecl=False)
    return drawing.getvalue()


ENDPOINTS: Final[list[AnyEndpoint]] = [
    Endpoint("GET", "/api/games", "Games, bots and languages", games, NoneType, Catalogue, kept=True),
    Endpoint("GET", "/api/games/{game}/rules", "Rules and components", rules, NoneType, Rulebook, kept=True),
    Endpoint(
        "GET",
        "/api/words/{game}/{language}",
        "Words, a Fluent catalogue; game `common`: those of no game",
        words,
        NoneType,
        bytes,
        media="text/plain; charset=utf-8",
        refusals=("no-such-language",),
        kept=True,
    ),
    Endpoint(
        "POST",
        "/api/qr",
        "A link as a QR code",
        draw_code,
        Link,
        bytes,
        media="image/svg+xml",
        refusals=("bad-link",),
    ),
]
