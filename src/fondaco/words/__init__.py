"""Words: what the engine says in codes, said in a language. The catalogues are Fluent files, one per game and language.

Message ids: `game-NAME` the title of the game, `why-CODE` an objection, `do-VERB` an action, `ask-FRAME` a question,
`event-KIND` an event, `KIND-ITEM` a thing (`good-coffee`), `option-NAME` a variant that a table may choose,
`ruling-NAME` one where the rulebook is silent, `option-NAME-VALUE` what may be chosen, `chapter-NUMBER` the title of a
chapter of the ledger, `view-NAME` what a plain board calls a part of the view (without it, its name); `secret-VERB` and
`secret-event-KIND` are for those who may not know all of it. A thing passed as `$good` also brings its attributes, as
`$good-the`, `$good-acc`: an inflected language needs more than one form. `player-2` is who sits there, by name or
else by colour, for words within words (`offer 1 of { player-2 }`).

A message that is missing is said in codes, so that a game can be played before its words are written.
"""

import re
import sys
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from fondaco.core.actions import Action
from fondaco.core.domains import SEAT, Data
from fondaco.core.errors import Bad
from fondaco.core.events import Event
from fondaco.core.game import Game
from fondaco.core.objections import Objection

LANGUAGES: Final = {"en": "English", "hu": "magyar"}
COMMON: Final = Path(__file__).parent


def folder_of(game: Game) -> Path:
    """Where the catalogues of a game lie: beside the module of its class."""
    module = sys.modules[type(game).__module__].__file__
    assert module is not None, "a game lives in a file"
    return Path(module).parent / "words"


def catalogue(folder: Path, language: str) -> str:
    """The text of a catalogue; empty while nobody has written it."""
    path = folder / f"{language}.ftl"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def title_of(game: Game, language: str) -> str:
    """What a game is called. A title is one line of plain text: the whole catalogue need not be parsed for it."""
    message = f"game-{game.name}"
    found = re.search(rf"^{message} = (.+)$", catalogue(folder_of(game), language), re.MULTILINE)
    return found[1] if found else in_codes(message, {})


def literal(text: str) -> str:
    """A text that stands as it is, whatever is in it: `{ "Ágnes" }`."""
    quoted = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{quoted}" }}'


def in_codes(message: str, spoken: dict[str, str | int]) -> str:
    """What has no words: `bid: card 7`."""
    kind, _, code = message.removeprefix("secret-").partition("-")
    told = ", ".join(f"{name} {value}" for name, value in spoken.items())
    return (code or kind).replace("_", " ") + (f": {told}" if told else "")


class Words:
    """One language, for the whole of one game."""

    def __init__(self, game: Game, language: str, players: list[str] | None = None) -> None:
        if language not in LANGUAGES:
            raise Bad(f"there is no language {language}; there are {', '.join(LANGUAGES)}")
        self.game: Final = game
        self.language: Final = language
        self.players: Final = players or []
        """The names of the players by seat; without one a seat is called by its colour."""
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        for folder in [COMMON, folder_of(game)]:
            self._bundle.add_resource(FluentResource(catalogue(folder, language)))
        named = "\n".join(f"player-{seat} = {literal(name)}" for seat, name in enumerate(self.players) if name)
        self._bundle.add_resource(FluentResource(named), allow_overrides=True)

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(message))

    def say(self, message: str, args: dict[str, Data] | None = None, **said: str) -> str:
        """The message with its arguments; things (`good:coffee`) are said in this language, what is `said` stands."""
        spoken = {**self._spoken(args or {}), **said}
        if not self.knows(message):
            return in_codes(message, spoken)
        return self._format(message, self._bundle.get_message(message).value, spoken)

    def _format(self, message: str, pattern: Any, spoken: dict[str, str | int]) -> str:
        text, errors = self._bundle.format_pattern(pattern, spoken)
        if errors:
            raise Bad(f"{message}: {errors[0]}", f"{self.language}.ftl")
        return str(text)

    def _spoken(self, args: dict[str, Data]) -> dict[str, str | int]:
        spoken: dict[str, str | int] = {}
        for name, value in args.items():
            if isinstance(value, str) and ":" in value:
                spoken |= self._forms(name, value)
                spoken[name] = self.thing(value)
            elif isinstance(value, list):
                spoken[name] = ", ".join(self.thing(item) for item in value)
            elif value is not None:
                spoken[name] = value
        return spoken

    def _forms(self, name: str, thing: str) -> dict[str, str]:
        """The other forms of a thing: `good-acc`."""
        message = thing.replace(":", "-", 1)
        forms = self._bundle.get_message(message).attributes if self.knows(message) else {}
        return {f"{name}-{form}": self._format(thing, pattern, {}) for form, pattern in forms.items()}

    def thing(self, told: str) -> str:
        """A thing of the game (`good:coffee`), or a player (`seat:2`)."""
        kind, _, item = told.partition(":")
        if kind == SEAT.kind and int(item) < len(self.players):
            return self.players[int(item)]
        return self.say(f"{kind}-{item}")

    def seat(self, seat: int) -> str:
        """Who sits there."""
        return self.thing(SEAT.told(seat))

    def action(self, action: Action) -> str:
        """What one would do."""
        return self.told_action(action.told(0, 0))

    def told_action(self, told: dict[str, Data]) -> str:
        """An action as somebody heard of it; of a secret one only the name."""
        verb = told["verb"]
        heard = {name: value for name, value in told.items() if name not in ("verb", "payload")}
        secret = f"secret-{verb}"
        return self.say(secret if not heard and self.knows(secret) else f"do-{verb}", heard)

    def prompt(self, prompt: dict[str, Data]) -> str:
        """A question."""
        return self.say(f"ask-{prompt['ask']}", {name: value for name, value in prompt.items() if name != "ask"})

    def event(self, event: Event, reader: int = -1) -> str:
        """What happened, for a reader (-1: everybody)."""
        return self.told_event(event.seen_by(reader))

    def told_event(self, told: dict[str, Data]) -> str:
        """What happened, as somebody heard of it."""
        args = {name: value for name, value in told.items() if name not in ("event", "action")}
        if told["event"] == "did":
            return self.say("event-did", args, action=self.told_action(told["action"]))
        secret = "secret-" if None in args.values() else ""
        return self.say(f"{secret}event-{told['event']}", args)

    def objection(self, objection: Objection) -> str:
        """Why not, with the rule."""
        text = f"{self.say(f'why-{objection.code}', objection.args)} ({objection.rule})"
        if objection.also is not None:
            text += f" {self.say('why-also')} {self.objection(objection.also)}"
        return text
