"""For workers to import: they know the odd bots from then on."""

from fondaco.bots import BOTS
from tests.server.odd_bots import ODD

BOTS.update(ODD)
