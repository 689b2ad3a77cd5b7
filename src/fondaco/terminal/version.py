"""`fondaco version`: what is installed."""

import platform

import fondaco
from fondaco.core import flow
from fondaco.terminal.arguments import Language, console_for, voice_for


def version(lang: Language = "en") -> None:
    """Say the version, that of Python, and whether the engine is compiled."""
    voice = voice_for(lang)
    engine = "engine-interpreted" if str(flow.__file__).endswith(".py") else "engine-compiled"
    console = console_for()
    console.print(f"fondaco {fondaco.__version__}")
    console.print(f"Python {platform.python_version()} ({platform.system()} {platform.machine()})")
    console.print(voice.say(engine))
