"""Everything a player can do. The order of the verbs fixes the codes: new ones go to the end.

First what a turn offers, in the order in which it is listed; then the answers to smaller questions.
"""

from typing import Final

from fondaco.core.actions import Space, Verb
from fondaco.core.domains import SEAT, Domain
from fondaco.games.citadels.components import (
    BUILT,
    CARD_AMOUNT,
    CHARACTER,
    DISTRICT,
    GOLD_AMOUNT,
    PRICE_AMOUNT,
    TYPE,
)

RESOURCE: Final = Domain("resource", ["gold", "cards"])
GOLD: Final = 0
CARDS: Final = 1
METHOD: Final = Domain("method", ["gold", "framework", "necropolis", "thieves_den", "cardinal"])
BY_GOLD: Final = 0
BY_FRAMEWORK: Final = 1
BY_SACRIFICE: Final = 2
BY_CARDS: Final = 3
BY_CARDINAL: Final = 4

# --- a turn -----------------------------------------------------------------------------------------------------------

GATHER: Final = Verb("gather", "CI-6.06", [RESOURCE])
INCOME: Final = Verb("income", "CI-6.21", [])
TITHE: Final = Verb("tithe", "CI-11.05", [GOLD_AMOUNT])
KILL: Final = Verb("kill", "CI-7.01", [CHARACTER])
WARRANT: Final = Verb("warrant", "CI-7.16", [CHARACTER])
ROB: Final = Verb("rob", "CI-8.01", [CHARACTER])
SPY_ON: Final = Verb("spy", "CI-8.05", [SEAT])
THREATEN: Final = Verb("threaten", "CI-8.09", [CHARACTER])
TRADE_HANDS: Final = Verb("trade", "CI-9.01", [SEAT])
REDRAW: Final = Verb("redraw", "CI-9.02", [CARD_AMOUNT])
LOOK: Final = Verb("look", "CI-9.03", [SEAT])
FORESEE: Final = Verb("foresee", "CI-9.09", [])
CROWN: Final = Verb("crown", "CI-10.05", [SEAT])
BEG: Final = Verb("beg", "CI-11.06", [SEAT])
BONUS: Final = Verb("bonus", "CI-6.20", [])
SAIL: Final = Verb("sail", "CI-13.03", [RESOURCE])
STUDY: Final = Verb("study", "CI-13.05", [])
MARCH: Final = Verb("march", "CI-14.02", [SEAT])
BEAUTIFY: Final = Verb("beautify", "CI-15.04", [DISTRICT])
USE_SMITHY: Final = Verb("smithy", "CI-17.36", [])
USE_LABORATORY: Final = Verb("laboratory", "CI-17.21", [DISTRICT], secret=True)
USE_MUSEUM: Final = Verb("museum", "CI-17.26", [DISTRICT], secret=True)
USE_ARMORY: Final = Verb("armory", "CI-17.01", [SEAT])
BUILD: Final = Verb("build", "CI-6.09", [DISTRICT])
END: Final = Verb("end", "CI-6.28", [])

# --- smaller questions ------------------------------------------------------------------------------------------------

PASS: Final = Verb("pass", "CI-6.18", [])
PICK: Final = Verb("pick", "CI-4.08", [CHARACTER], secret=True)
ASIDE: Final = Verb("aside", "CI-5.03", [CHARACTER], secret=True)
USE_THEATER: Final = Verb("theater", "CI-17.39", [SEAT])
HAND_OVER: Final = Verb("hand_over", "CI-17.40", [CHARACTER], secret=True)
KEEP_CARD: Final = Verb("keep", "CI-6.06", [DISTRICT], secret=True)
PUT_BACK: Final = Verb("put_back", "CI-17.22", [DISTRICT], secret=True)
BEWITCH: Final = Verb("bewitch", "CI-7.05", [CHARACTER])
SIGN: Final = Verb("sign", "CI-7.16", [CHARACTER], secret=True)
CONFISCATE: Final = Verb("confiscate", "CI-7.17", [])
NAME_TYPE: Final = Verb("name", "CI-8.05", [TYPE])
FLOWER: Final = Verb("flower", "CI-8.12", [CHARACTER], secret=True)
BRIBE: Final = Verb("bribe", "CI-8.14", [])
SHOW: Final = Verb("show", "CI-8.16", [])
DISCARD: Final = Verb("discard", "CI-9.02", [DISTRICT], secret=True)
STEAL: Final = Verb("steal", "CI-9.03", [DISTRICT], secret=True)
GIVE: Final = Verb("give", "CI-9.10", [DISTRICT], secret=True)
TRIBUTE: Final = Verb("tribute", "CI-10.06", [RESOURCE])
PAY: Final = Verb("pay", "CI-6.15", [METHOD])
SACRIFICE: Final = Verb("sacrifice", "CI-17.28", [BUILT])
PAY_CARDS: Final = Verb("cards", "CI-17.41", [PRICE_AMOUNT])
BORROW: Final = Verb("borrow", "CI-11.08", [SEAT])
DESTROY: Final = Verb("destroy", "CI-14.03", [BUILT])
SEIZE: Final = Verb("seize", "CI-14.13", [BUILT])
WANT: Final = Verb("want", "CI-14.07", [BUILT])
CEDE: Final = Verb("cede", "CI-14.07", [BUILT])
ACCEPT: Final = Verb("accept", "CI-6.25", [])

SPACE: Final = Space(
    [
        GATHER, INCOME, TITHE, KILL, WARRANT, ROB, SPY_ON, THREATEN, TRADE_HANDS, REDRAW, LOOK, FORESEE, CROWN, BEG,
        BONUS, SAIL, STUDY, MARCH, BEAUTIFY, USE_SMITHY, USE_LABORATORY, USE_MUSEUM, USE_ARMORY, BUILD, END,
        PASS, PICK, ASIDE, USE_THEATER, HAND_OVER, KEEP_CARD, PUT_BACK, BEWITCH, SIGN, CONFISCATE, NAME_TYPE, FLOWER,
        BRIBE, SHOW, DISCARD, STEAL, GIVE, TRIBUTE, PAY, SACRIFICE, PAY_CARDS, BORROW, DESTROY, SEIZE, WANT, CEDE,
        ACCEPT,
    ]
)  # fmt: skip
