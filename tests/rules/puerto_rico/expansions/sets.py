"""The playable sets (PR-23.01) as options."""

from typing import Any, Final

FIRST: Final[dict[str, Any]] = {"expansions": ["new_buildings"]}
SECOND: Final[dict[str, Any]] = {"expansions": ["nobles"]}
BOTH: Final[dict[str, Any]] = {"expansions": ["new_buildings", "nobles"]}
