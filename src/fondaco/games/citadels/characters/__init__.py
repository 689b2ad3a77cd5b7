"""The 27 characters, one file for each rank."""

from typing import Final

from fondaco.games.citadels.character import Character
from fondaco.games.citadels.characters.rank_1 import Assassin, Magistrate, Witch
from fondaco.games.citadels.characters.rank_2 import Blackmailer, Spy, Thief
from fondaco.games.citadels.characters.rank_3 import Magician, Seer, Wizard
from fondaco.games.citadels.characters.rank_4 import Emperor, King, Patrician
from fondaco.games.citadels.characters.rank_5 import Abbot, Bishop, Cardinal
from fondaco.games.citadels.characters.rank_6 import Alchemist, Merchant, Trader
from fondaco.games.citadels.characters.rank_7 import Architect, Navigator, Scholar
from fondaco.games.citadels.characters.rank_8 import Diplomat, Marshal, Warlord
from fondaco.games.citadels.characters.rank_9 import Artist, Queen, TaxCollector
from fondaco.games.citadels.components import CHARACTER
from fondaco.games.citadels.turn import VERBS

WHO: Final[list[Character]] = [
    Assassin(), Witch(), Magistrate(),
    Thief(), Spy(), Blackmailer(),
    Magician(), Wizard(), Seer(),
    King(), Emperor(), Patrician(),
    Bishop(), Abbot(), Cardinal(),
    Merchant(), Alchemist(), Trader(),
    Architect(), Navigator(), Scholar(),
    Warlord(), Diplomat(), Marshal(),
    Queen(), Artist(), TaxCollector(),
]  # fmt: skip
"""In the order of the data file."""

assert [who.id for who in WHO] == list(range(len(CHARACTER)))
VERBS.extend(who.verbs() for who in WHO)
