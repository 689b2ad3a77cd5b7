"""The command line. Every command is a module of `fondaco.terminal`; here they get their names."""

import typer

from fondaco.terminal.arena import arena
from fondaco.terminal.backup import backup, check, export, restore
from fondaco.terminal.bench import bench
from fondaco.terminal.play import play
from fondaco.terminal.replay import replay
from fondaco.terminal.rules import rules
from fondaco.terminal.serve import serve
from fondaco.terminal.simulate import simulate
from fondaco.terminal.version import version

app = typer.Typer(
    help="Five merchant board games, rules-exact, for people, bots and researchers.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command()(play)
app.command()(replay)
app.command()(rules)
app.command()(serve)
app.command()(backup)
app.command()(restore)
app.command()(check)
app.command()(export)
app.command()(simulate)
app.command()(arena)
app.command()(bench)
app.command()(version)


def main() -> None:
    """Run the command that was typed."""
    app(prog_name="fondaco")


if __name__ == "__main__":
    main()
