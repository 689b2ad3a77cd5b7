"""For workers to import: they know the bounded bots from then on."""

from fondaco.bots import BOTS
from tests.server.bounded_bots import BOUNDED

BOTS.update(BOUNDED)
