"""When a wheel is built: whoever forgot `make page` is told, or its server would have nothing to show."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/fondaco/server/page/index.html")


class Warn(BuildHookInterface):
    """The warning."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not (Path(self.root) / PAGE).is_file():
            self.app.display_warning(
                "This wheel has no page for browsers: its server will answer programs only. "
                "Run `make page`, then build it again."
            )
