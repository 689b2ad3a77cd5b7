"""Actions: what a seat can do.

An action is a verb applied to items of the verb's domains. All that can be listed are made once, when the game's
`Space` is made, carry a code, and are compared with `is`. Open-ended ones (trade offers) carry a payload instead.
"""

import json
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from fondaco.core.domains import Data, Domain
from fondaco.core.errors import Bad

MOST_DOMAINS: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """A verb with up to three items. Do not make one: ask the verb (`verb.of`) or the space (`parse`, `actions`)."""

    def __init__(self, verb: "Verb", x: i64, y: i64, z: i64) -> None:
        self.verb: Final = verb
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.z: Final[i64] = z
        self.code: i64 = -1
        """The stable number in the game's space; -1 for an open-ended action."""

    def items(self) -> list[str]:
        """The names of the items, in the order of the verb's domains."""
        values = [self.x, self.y, self.z]
        return [domain.items[value] for domain, value in zip(self.verb.domains, values, strict=False)]

    def text(self) -> str:
        """`load coffee 2`: what records, databases and people keep."""
        return " ".join([self.verb.name, *self.items()])

    def data(self) -> Data:
        """`["load", "coffee", "2"]`."""
        return [self.verb.name, *self.items()]

    def elements(self) -> list[str]:
        """The board elements it is made of: `["good:coffee", "ship:large"]`."""
        values = [self.x, self.y, self.z]
        domains = self.verb.domains
        found = [domain.told(values[i]) for i, domain in enumerate(domains) if domain.on_board]
        return [self.verb.element, *found] if self.verb.element else found

    def told(self, reader: i64, seat: i64) -> dict[str, Data]:
        """What `reader` (-1: everybody) hears of it when `seat` does it; of a secret verb only the name.

        `{"verb": "load", "good": "good:coffee", "ship": "ship:large"}`
        """
        told: dict[str, Data] = {"verb": self.verb.name}
        if reader == seat or not self.verb.secret:
            values = [self.x, self.y, self.z]
            for i, domain in enumerate(self.verb.domains):
                told[domain.name] = domain.told(values[i])
        return told

    def __repr__(self) -> str:
        return f"<{self.text()}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenAction(Action):
    """An action with a payload of plain data; equal when verb and payload are."""

    def __init__(self, verb: "OpenVerb", payload: Data) -> None:
        super().__init__(verb, 0, 0, 0)
        self.payload: Final = payload

    def text(self) -> str:
        return f"{self.verb.name} {json.dumps(self.payload, sort_keys=True, ensure_ascii=False)}"

    def data(self) -> Data:
        return [self.verb.name, self.payload]

    def told(self, reader: i64, seat: i64) -> dict[str, Data]:
        if self.verb.secret and reader != seat:
            return {"verb": self.verb.name}
        return {"verb": self.verb.name, "payload": self.payload}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OpenAction) and self.verb is other.verb and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """A kind of action. `rule` is the ledger id that makes it exist."""

    def __init__(self, name: str, rule: str, domains: list[Domain], secret: bool = False, element: str = "") -> None:
        if len(domains) > MOST_DOMAINS:
            raise Bad(f"verb {name} has more than {MOST_DOMAINS} domains")
        if len({domain.name for domain in domains}) != len(domains):
            raise Bad(f"verb {name} has two domains of one name")
        self.name: Final = name
        self.rule: Final = rule
        self.domains: Final = domains
        self.secret: Final = secret
        self.element: Final = element
        """The element of the board that stands for the verb itself (`spot:money_bag`), if there is one."""
        self.first: i64 = -1
        """The code of its first action, given by the space."""
        self.home: Callable[[Any, int], Any] | None = None
        """Where it would be asked: (state, seat) -> a hypothetical decision, for a better answer to "why not?"."""
        sizes = [len(domain) for domain in domains] + [1] * (MOST_DOMAINS - len(domains))
        self._y: Final[i64] = sizes[1]
        self._z: Final[i64] = sizes[2]
        self.table: Final[list[Action]] = self._make(sizes)
        """All its actions, in code order."""

    def _make(self, sizes: list[int]) -> list[Action]:
        return [Action(self, x, y, z) for x in range(sizes[0]) for y in range(sizes[1]) for z in range(sizes[2])]

    def of(self, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> Action:
        """The interned action."""
        return self.table[(x * self._y + y) * self._z + z]

    def span(self, x: i64, low: i64, high: i64) -> list[Action]:
        """The interned actions of x with y from low to high, in code order."""
        first = x * self._y * self._z
        return self.table[first + low * self._z : first + (high + 1) * self._z]

    def number(self, first: i64) -> None:
        """Give the actions their codes."""
        if self.first >= 0:
            raise Bad(f"verb {self.name} stands in a space already")
        self.first = first
        code = first
        for action in self.table:
            action.code = code
            code += 1

    def knows(self, action: Action) -> bool:
        """Whether this very action is one of the verb's own, and not a forgery."""
        index = action.code - self.first
        return 0 <= index < len(self.table) and self.table[index] is action

    def read(self, arguments: list[Data]) -> Action:
        """The action with these arguments, as they stand in its data."""
        if len(arguments) != len(self.domains):
            raise Bad(f"{self.name} wants {len(self.domains)} arguments, not {len(arguments)}")
        place = [0, 0, 0]
        for i, domain in enumerate(self.domains):
            item = arguments[i]
            if not isinstance(item, str):
                raise Bad(f"{self.name}: the name of a {domain.name} is wanted")
            place[i] = domain.index(item)
        return self.of(place[0], place[1], place[2])


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenVerb(Verb):
    """A kind of action that cannot be listed. Its actions have no codes; `shape` judges the form of a payload."""

    def __init__(self, name: str, rule: str, secret: bool = False) -> None:
        super().__init__(name, rule, [], secret)

    def _make(self, sizes: list[int]) -> list[Action]:
        return []

    def knows(self, action: Action) -> bool:
        if not isinstance(action, OpenAction):
            return False
        try:
            return self.shape(action.payload) == action
        except Bad:
            return False

    def read(self, arguments: list[Data]) -> Action:
        if len(arguments) != 1:
            raise Bad(f"{self.name} wants one payload")
        return self.shape(arguments[0])

    def shape(self, payload: Data) -> OpenAction:
        """The action with this payload; raises `Bad` when its form is wrong. Legality is another question."""
        raise NotImplementedError


class Space:
    """All verbs of a game in a fixed order, hence all codes. New verbs go to the end."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs: Final = verbs
        self.actions: Final[list[Action]] = []
        """By code."""
        self._verb: Final = {verb.name: verb for verb in verbs}
        if len(self._verb) != len(verbs):
            raise Bad("a verb stands twice")
        for verb in verbs:
            verb.number(len(self.actions))
            self.actions.extend(verb.table)

    def verb(self, name: str) -> Verb | None:
        """The verb of that name, if there is one."""
        return self._verb.get(name)

    def parse(self, text: str) -> Action:
        """The action of that text; raises `Bad`."""
        name, _, rest = text.strip().partition(" ")
        verb = self._verb.get(name)
        if verb is None:
            raise Bad(f"no such action: {name or 'nothing'}")
        if not isinstance(verb, OpenVerb):
            return verb.read(list(rest.split()))
        try:
            payload = json.loads(rest)
        except (ValueError, RecursionError) as error:
            raise Bad(f"{name}: the payload is not JSON") from error
        return verb.read([payload])

    def read(self, data: Data) -> Action:
        """The action of that JSON form; raises `Bad`."""
        if not isinstance(data, list) or not data or not isinstance(data[0], str):
            raise Bad("an action is a list that begins with its verb")
        verb = self._verb.get(data[0])
        if verb is None:
            raise Bad(f"no such action: {data[0]}")
        return verb.read(data[1:])

    def layout(self) -> str:
        """One line a verb, `342 load good/5 ship/3`: the promise that codes keep. A golden file in the tests."""
        lines = []
        for verb in self.verbs:
            radices = [f"{domain.name}/{len(domain)}" for domain in verb.domains]
            code = "open" if isinstance(verb, OpenVerb) else str(verb.first)
            lines.append(" ".join([code, verb.name, *radices]))
        return "\n".join(lines) + "\n"
