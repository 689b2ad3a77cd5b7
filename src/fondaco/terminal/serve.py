"""`fondaco serve`: tables for people in browsers, in one file on one machine, or in a database that servers share."""

import asyncio
import socket
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

import typer

from fondaco.core.errors import Bad
from fondaco.terminal.arguments import FAILED, Language, console_for, refuse, voice_for
from fondaco.terminal.voice import Voice

MOST_PORT: Final = 65535


def serve(
    port: Annotated[int, typer.Option("--port", help="Port; 0: any free one.")] = 8000,
    host: Annotated[str, typer.Option("--host", help="Address to listen at; 0.0.0.0 for everybody.")] = "127.0.0.1",
    data: Annotated[Path, typer.Option("--data", help="The file with all tables; made if it is not there.")] = Path(
        "fondaco.db"
    ),
    database: Annotated[
        str,
        typer.Option("--database", envvar="FONDACO_DATABASE", help="Instead of the file: postgresql://USER@HOST/NAME."),
    ] = "",
    redis: Annotated[
        str, typer.Option("--redis", envvar="FONDACO_REDIS", help="By which servers share a database: redis://HOST.")
    ] = "",
    origin: Annotated[list[str] | None, typer.Option("--origin", help="Another address of the page.")] = None,
    proxy: Annotated[list[str] | None, typer.Option("--proxy", help="Address of a proxy to be believed.")] = None,
    workers: Annotated[int, typer.Option("--workers", min=0, help="Processes for bots; 0: by the cores.")] = 0,
    together: Annotated[int, typer.Option("--together", min=1, help="Bot processes that share one move.")] = 1,
    patience: Annotated[
        int, typer.Option("--patience", min=0, help="Seconds after which a bot may take over for somebody who left.")
    ] = 60,
    wait: Annotated[
        int, typer.Option("--wait", min=0, help="Seconds to wait at the start for a database or a Redis that is away.")
    ] = 60,
    lang: Language = "en",
) -> None:
    """Run the server: tables in the browser, with people and bots."""
    voice = voice_for(lang)
    if not 0 <= port <= MOST_PORT:
        refuse(voice.say("no-port"))
    with ExitStack() as held:
        try:
            # Imported here: whoever only plays in the terminal needs none of these packages.
            import uvicorn

            from fondaco.server.addresses import others_origins, own_origin
            from fondaco.server.app import build, check
            from fondaco.server.claim import claimed
            from fondaco.server.logs import write_logs
            from fondaco.server.page import is_built
            from fondaco.server.safety import server_options
            from fondaco.server.settings import Settings
            from fondaco.server.waiting import patiently

            settings = Settings(data, database, redis, workers=workers, together=together, patience=patience)
            settings = replace(settings, origins=tuple(origin or ()), proxies=tuple(proxy or ()))
            write_logs()
            if not database:
                held.enter_context(claimed(data))
            where = asyncio.run(patiently(lambda: check(settings), wait))
            listening = listen(voice, host, port)
            settings = replace(settings, addresses=others_origins(listening))
            app = build(settings)
        except ModuleNotFoundError as missing:
            extra = "scale" if database or redis else "server"
            refuse(voice.say("serve-extra", extra=extra, name=str(missing.name)))
        except Bad as bad:
            refuse(voice.say("serve-refused", reason=str(bad)), FAILED)
        server = uvicorn.Server(uvicorn.Config(app, lifespan="on", **server_options(settings)))
        if not is_built():
            console_for(error=True).print(voice.say("serve-no-page"), style="bold red", soft_wrap=True)
        said = [voice.say("serve-at", address=own_origin(listening), path=where)]
        if settings.addresses:
            said.append(voice.say("serve-friends", addresses=" ".join(settings.addresses)))
        console_for().print("\n".join(said), soft_wrap=True)
        with suppress(KeyboardInterrupt):  # what uvicorn raises again once it has ended in order
            server.run([listening])
    if not server.started:
        raise typer.Exit(FAILED)


def listen(voice: Voice, host: str, port: int) -> socket.socket:
    """A socket at that address, or why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named TCP: otherwise asyncio leaves Nagle's algorithm on, and small answers wait for 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen()  # whoever comes before the server is ready waits
    except OSError as error:
        refuse(voice.say("serve-refused", reason=f"{host} {port}: {error.strerror}"), FAILED)
    return listening
