"""The rules of a table with their plans, made once for each set of options, cast and districts."""

from typing import Final

from fondaco.core.codec import Item, List, Shape
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.games.citadels.cast import check_cast, check_uniques
from fondaco.games.citadels.characters import WHO
from fondaco.games.citadels.components import CHARACTER, DISTRICT, SEAT_COUNTS
from fondaco.games.citadels.draft import selection
from fondaco.games.citadels.rules import OPTIONS, Rules

MOST_KNOWN: Final = 1000
"""Random casts make new rules without end: after so many we start afresh."""

_KNOWN: Final[dict[str, Rules]] = {}


def rules_for(seats: int, options: dict[str, Data], cast: list[int], uniques: list[int]) -> Rules:
    """The one `Rules` of these options, with its plans."""
    key = f"{seats} {sorted(options.items())} {cast} {uniques}"
    if key not in _KNOWN:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        rules = Rules(seats, options, cast, uniques, WHO)
        rules.selection = [selection(rules, first) for first in range(seats)]
        _KNOWN[key] = rules
    return _KNOWN[key]


CAST: Final = List(Item(CHARACTER), 9)
UNIQUE_DISTRICTS: Final = List(Item(DISTRICT), len(DISTRICT))


class RulesShape(Shape):
    """Rules are stored as their options, the cast and the unique districts that came of them."""

    def write(self, value: object) -> Data:
        assert isinstance(value, Rules)
        cast, uniques = CAST.write(list(value.cast)), UNIQUE_DISTRICTS.write(value.uniques)
        return {"seats": value.seats, "cast": cast, "uniques": uniques, **value.options}

    def read(self, data: Data, where: str) -> Rules:
        names = {"seats", "cast", "uniques", *[option.name for option in OPTIONS]}
        if not isinstance(data, dict) or set(data) != names:
            raise Bad(f"the fields are {sorted(names)}", where)
        seats = data["seats"]
        if type(seats) is not int or seats not in SEAT_COUNTS:
            raise Bad("a number of seats is wanted", f"{where}.seats")
        cast = [int(character) for character in CAST.read(data["cast"], f"{where}.cast")]
        uniques = [int(kind) for kind in UNIQUE_DISTRICTS.read(data["uniques"], f"{where}.uniques")]
        options = {option.name: option.read(data[option.name]) for option in OPTIONS}
        return rules_for(seats, options, check_cast(seats, cast), check_uniques(uniques))
