"""Screen: all that is printed while a game is played."""

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from fondaco.core.actions import Action
from fondaco.core.domains import Data
from fondaco.terminal.boards import draw
from fondaco.terminal.seats import seat_text
from fondaco.terminal.voice import Voice
from fondaco.words import Words
from fondaco.words.ledger import Rule, Section

LEAST_NEWS: Final = 3
"""So many lines of news are shown however low the terminal is."""
ORDERS: Final = ["help", "why", "undo", "log", "rules", "board", "save", "quit"]


class Screen:
    """A console with a language."""

    def __init__(self, console: Console, words: Words, voice: Voice) -> None:
        self.console: Final = console
        self.words: Final = words
        self.voice: Final = voice

    def say(self, message: str, **args: str | int) -> None:
        """A sentence of the terminal's own words."""
        self.console.print(self.voice.say(message, **args), markup=False)

    def warn(self, text: str) -> None:
        """Something that is not so."""
        self.console.print(Text(f"✗ {text}", style="bold red"))

    def clear(self) -> None:
        """An empty terminal, where it is one."""
        self.console.clear()

    # --- the table ------------------------------------------------------------------------------------------------

    def table(self, view: dict[str, Data], news: list[Text], asked: Sequence[RenderableType]) -> None:
        """The board, the news and the question: as much news as leaves all in sight."""
        board = draw(view, self.words, self.voice)
        self.clear()
        self.console.print(board)
        self.news(news, self._room([board, *asked]))
        for part in asked:
            self.console.print(part)

    def _room(self, parts: Sequence[RenderableType]) -> int | None:
        """The lines left for news; None where nothing scrolls away."""
        if not self.console.is_terminal:
            return None
        used = sum(len(self.console.render_lines(part)) for part in parts)
        return max(LEAST_NEWS, self.console.height - used - 3)

    def news(self, lines: list[Text], room: int | None) -> None:
        """The last of them that fit."""
        shown: list[Text] = []
        for line in reversed(lines):
            if room is not None:
                room -= len(line.wrap(self.console, self.console.width))
                if room < 0:
                    break
            shown.insert(0, line)
        self.console.rule(style="dim")
        if len(shown) < len(lines):
            self.console.print(self.voice.say("news-more", lines=len(lines) - len(shown)), style="dim")
        for line in shown:
            self.console.print(line)

    def question(self, prompt: dict[str, Data], seat: int, choices: list[Action]) -> list[RenderableType]:
        """Who is asked what, and the numbered answers."""
        asked = Text.assemble(seat_text(self.words, seat), "  ", (self.words.prompt(prompt), "bold"))
        if not choices:
            return [asked, Text(self.voice.say("no-choices"), style="dim")]
        numbered = [
            Text.assemble((f"{number:>3} ", "bold cyan"), self.words.action(action))
            for number, action in enumerate(choices, 1)
        ]
        return [asked, Columns(numbered, padding=(0, 2), equal=True, column_first=True)]

    # --- answers to orders ----------------------------------------------------------------------------------------

    def help(self, prompt: dict[str, Data], rule: Rule | None, rule_id: str, choices: list[Action]) -> None:
        """The question with its rule, how to answer it in text, and the orders."""
        self.console.print(Text(self.words.prompt(prompt), style="bold"))
        if rule is None:
            self.console.print(rule_id)
        else:
            self.rule(rule)
        if choices:
            texts = ", ".join(action.text() for action in choices)
            self.console.print(Padding(Text(f"{self.voice.say('help-texts')} {texts}"), (1, 0)))
        grid = Grid.grid(padding=(0, 2))
        grid.add_row(Text(self.voice.say("order-number"), style="bold cyan"), Text(self.voice.say("help-number")))
        example = choices[-1].text() if choices else ""
        for order in ORDERS:
            shown = Text(self.voice.say(f"order-{order}"), style="bold cyan")
            grid.add_row(shown, Text(self.voice.say(f"help-{order}", example=example, rule=rule_id)))
        self.console.print(grid)

    def rule(self, found: Rule | Section, provenance: bool = False) -> None:
        """A rule of the ledger, or a chapter of them."""
        if isinstance(found, Section):
            self.console.print(Text(f"{found.id} {found.title}", style="bold underline"))
        grid = Grid.grid(padding=(0, 2))
        for rule in found.rules if isinstance(found, Section) else [found]:
            grid.add_row(Text(rule.id, style="bold cyan"), Markdown(rule.text))
            if provenance:
                grid.add_row("", Text(rule.provenance.replace("`", ""), style="dim"))
        self.console.print(grid)

    # --- the end --------------------------------------------------------------------------------------------------

    def results(self, scores: list[int], ranking: list[int]) -> None:
        """Who has won, with places and points."""
        grid = Grid(show_edge=False, header_style="bold cyan", title=self.voice.say("results"), title_style="bold")
        grid.add_column(self.voice.say("place"), justify="right")
        grid.add_column(self.voice.say("player"))
        grid.add_column(self.voice.say("points"), justify="right")
        for seat in sorted(range(len(scores)), key=lambda seat: (ranking[seat], seat)):
            grid.add_row(str(ranking[seat]), seat_text(self.words, seat), str(scores[seat]))
        self.console.print(grid)
