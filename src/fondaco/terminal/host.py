"""Host: leads a game at this terminal from question to question."""

import shlex
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.text import Text

from fondaco.core.actions import Action
from fondaco.core.errors import Bad
from fondaco.core.record import Record
from fondaco.terminal import saves
from fondaco.terminal.news import news
from fondaco.terminal.orders import Orders
from fondaco.terminal.screen import Screen
from fondaco.terminal.seats import seat_name
from fondaco.terminal.table import Table
from fondaco.words.ledger import Ledger

with suppress(ImportError):  # not on every platform
    import readline  # noqa: F401  (gives `input` its line editing)

EVERYBODY: Final = -1
LOG_LINES: Final = 20
RECALLED: Final = 6
"""The moves that are told once more when a game is resumed."""
MOST_DIGITS: Final = 9


def _plain(text: str) -> str:
    """Without the differences nobody means: `Small_Market` is `small market`."""
    return " ".join(text.casefold().replace("_", " ").split())


class Left(Exception):
    """Somebody has left the table by `quit`."""


class Host:
    """Asks the people, lets the bots move, obeys orders."""

    def __init__(
        self,
        table: Table,
        screen: Screen,
        ledger: Ledger | None,
        path: Path | None,
        names: list[str],
        every_question: bool = False,
    ) -> None:
        self.table: Final = table
        self.screen: Final = screen
        self.words: Final = screen.words
        self.ledger: Final = ledger
        self.names: Final = names
        """The players, as the record calls them."""
        self.path = path
        """Where the game was saved last."""
        self.saved = self.record().text() if path else ""
        """What was saved there."""
        self._every_question: Final = every_question
        """Whether people are asked even what is obvious."""
        self._regretted: int | None = None
        """Who has taken something back, and wants to think."""
        self._orders: Final = Orders(screen.voice)
        self._obey: Final[dict[str, Callable[[int, str], None]]] = {
            "help": self.order_help,
            "why": self.order_why,
            "undo": self.order_undo,
            "log": self.order_log,
            "rules": self.order_rules,
            "board": self.order_board,
            "save": self.order_save,
            "quit": self.order_quit,
        }
        self._notices: Final[list[Text]] = []
        """What the next drawing of the table has to say."""
        self._heard: Final = dict.fromkeys(table.people, max(0, len(table.told) - RECALLED))
        self._at_keyboard = table.people[0] if len(table.people) == 1 else EVERYBODY

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            while not self.table.over():
                self.let_bots()
                if not self.table.over():
                    seat = self.table.awaited()
                    self.hand_over(seat)
                    self.turn(seat)
            self.finish()
        except Left:
            self.screen.say("goodbye")
        except (KeyboardInterrupt, EOFError):
            self.interrupted()

    def let_bots(self) -> None:
        """Bots move until a person has something to think about; whoever waits for a slow one sees for whom."""
        with self.screen.console.status("") as status:
            while not self.table.over():
                seat = self.table.awaited()
                if seat in self.table.bots:
                    status.update(self.screen.voice.say("thinking", seat=seat_name(self.words, seat)))
                    self.table.let_bot(seat)
                elif not self.answered(seat):
                    return

    def answered(self, seat: int) -> bool:
        """Whether an obvious answer was given for this person."""
        obvious = None if self._every_question or self._regretted == seat else self.table.obvious(seat)
        return obvious is not None and self.table.submit(seat, obvious) is None

    def hand_over(self, seat: int) -> None:
        """Give the keyboard to this seat; hide the table meanwhile if there is anything to hide."""
        if seat == self._at_keyboard:
            return
        self._at_keyboard = seat
        if self.table.keeps_secrets():
            self.screen.clear()
            self.screen.say("hand-over", seat=seat_name(self.words, seat))
            self.read("")

    # --- asking ---------------------------------------------------------------------------------------------------

    def read(self, prompt: str) -> str:
        """A line that somebody types; what is no text counts as nothing."""
        try:
            return input(prompt)
        except UnicodeDecodeError:
            return ""

    def turn(self, seat: int) -> None:
        """Ask this seat until something has changed."""
        self.show(seat)
        moves = self.table.history.moves
        before = len(moves)
        while len(moves) == before:
            order, rest = self._orders.read(self.read(f"{seat_name(self.words, seat)} > "))
            if order:
                self._obey[order](seat, rest)
            elif rest:
                self.answer(seat, rest)

    def show(self, seat: int) -> None:
        """The table as this seat may see it."""
        prompt, _ = self.table.question()
        asked = self.screen.question(prompt, seat, self.table.choices(seat))
        lines = self.news(seat, self._heard[seat]) + self._notices
        self.screen.table(self.table.view(seat), lines, asked)
        self._heard[seat] = len(self.table.told)
        self._notices.clear()

    def news(self, reader: int, since: int) -> list[Text]:
        """What happened since that move, as this reader hears of it."""
        return news(self.table.history.moves[since:], self.table.told[since:], self.words, reader)

    def action(self, seat: int, text: str) -> Action | None:
        """The action somebody means by a number, by its text or by its sentence."""
        choices = self.table.choices(seat)
        if text.isdecimal() and len(text) < MOST_DIGITS:
            if 1 <= int(text) <= len(choices):
                return choices[int(text) - 1]
            self.screen.warn(self.screen.voice.say("no-number", most=len(choices)))
            return None
        try:
            return self.table.game.parse(text)
        except Bad as bad:
            reason = bad.reason
        for action in self.table.game.space.actions:
            if _plain(text) in (_plain(action.text()), _plain(self.words.action(action))):
                return action
        self.screen.warn(self.screen.voice.say("no-action", text=text, reason=reason))
        return None

    def answer(self, seat: int, text: str) -> None:
        """Do what was typed, or say why not."""
        action = self.action(seat, text)
        if action is None:
            return
        objection = self.table.submit(seat, action)
        if objection is not None:
            self.screen.warn(self.words.objection(objection))
        else:
            self._regretted = None

    # --- orders ---------------------------------------------------------------------------------------------------

    def order_help(self, seat: int, rest: str) -> None:
        """The question, its rule, the orders."""
        prompt, rule = self.table.question()
        found = None if self.ledger is None else self.ledger.rule(rule)
        self.screen.help(prompt, found, rule, self.table.choices(seat))

    def order_why(self, seat: int, rest: str) -> None:
        """Why an action is refused; legal ones are not."""
        if not rest:
            self.screen.say("why-what")
            return
        action = self.action(seat, rest)
        if action is None:
            return
        objection = self.table.why_not(seat, action)
        if objection is None:
            self.screen.say("why-legal", action=self.words.action(action))
        else:
            self.screen.warn(self.words.objection(objection))

    def order_undo(self, seat: int, rest: str) -> None:
        """Take back, as far as it is safe."""
        if not self.table.undo(seat):
            self.screen.warn(self.screen.voice.say(self.table.barrier(seat)))
            return
        self._regretted = seat
        for reader in self._heard:
            self._heard[reader] = min(self._heard[reader], len(self.table.told))
        self._notices.append(Text(self.screen.voice.say("undone"), style="bold"))

    def order_log(self, seat: int, rest: str) -> None:
        """What happened last."""
        for line in self.news(seat, 0)[-LOG_LINES:] or [Text(self.screen.voice.say("log-empty"))]:
            self.screen.console.print(line)

    def order_rules(self, seat: int, rest: str) -> None:
        """A rule or a chapter; without an id the rule of the question."""
        wanted = rest or self.table.question()[1]
        if self.ledger is None:
            self.screen.warn(self.screen.voice.say("no-ledger", game=self.table.game.name))
            return
        found = self.ledger.find(wanted)
        if found is None:
            like = ", ".join(self.ledger.like(wanted)) or f"{self.ledger.prefix}-1"
            self.screen.warn(self.screen.voice.say("no-rule", id=wanted, like=like))
        else:
            self.screen.rule(found)

    def order_board(self, seat: int, rest: str) -> None:
        """The table once more."""
        self.show(seat)

    def order_save(self, seat: int, rest: str) -> None:
        """Put the game into a file."""
        path = Path(rest).expanduser() if rest else self.path
        if path is None:
            self.screen.say("save-where")
        else:
            self.save(path)

    def order_quit(self, seat: int, rest: str) -> None:
        """Leave, having been asked whether to save."""
        if self.saved != self.record().text():
            self.offer_to_save()
        raise Left

    # --- saving and the end ---------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The game so far, with its players."""
        return self.table.history.record(self.names)

    def save(self, path: Path) -> bool:
        """Whether the game is in that file now."""
        try:
            saves.write(path, self.record())
        except Bad as bad:
            self.screen.warn(self.screen.voice.say("save-failed", reason=str(bad)))
            return False
        self.path = path
        self.saved = self.record().text()
        self.screen.say("saved", path=str(path))
        if not self.table.over():
            self.hint(path)
        return True

    def hint(self, path: Path) -> None:
        """How to go on with the game in that file."""
        language = "" if self.words.language == "en" else f" --lang {self.words.language}"
        self.screen.say("resume-hint", command=f"fondaco play --resume {shlex.quote(str(path))}{language}")

    def offer_to_save(self) -> None:
        """Ask for a file until the game is in one or none is wanted."""
        name = self.read(self.screen.voice.say("save-offer") + " ").strip()
        while name and not self.save(Path(name).expanduser()):
            name = self.read(self.screen.voice.say("save-offer") + " ").strip()

    def interrupted(self) -> None:
        """The terminal is taken away: the game must not be lost."""
        self.screen.console.print()
        if self.table.over():
            return
        if self.path is not None and self.saved == self.record().text():
            self.hint(self.path)
        else:
            self.save(saves.free_path(f"{self.table.game.name}-{self.table.history.seed}"))

    def finish(self) -> None:
        """The last news, the board with nothing hidden, the places."""
        reader = self.table.people[0] if len(self.table.people) == 1 else EVERYBODY
        since = min(self._heard.values(), default=0)
        seat = None if reader == EVERYBODY else reader
        self.screen.table(self.table.view(seat), self.news(reader, since), [])
        game, state = self.table.game, self.table.history.state
        self.screen.results(game.scores(state), game.ranking(state))
        if self.saved != self.record().text():
            self.offer_to_save()
