"""Puerto Rico as text: the bank and the ships above, the players below, one's own board last."""

from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from fondaco.core.domains import Data
from fondaco.games.puerto_rico.components import (
    BUILDINGS,
    CITY_SPACES,
    GOOD,
    HOUSE_SPACES,
    ISLAND_SPACES,
    PROSPECTOR,
    ROLE,
    SETUPS,
    SHIP,
    TILE,
    Building,
)
from fondaco.terminal.lines import beside, columns, flow
from fondaco.terminal.seats import seat_text
from fondaco.terminal.voice import Voice
from fondaco.words import Words

COIN: Final = "◎"
GOVERNOR: Final = "♛"
TO_MOVE: Final = "▶"
FULL: Final = "●"
EMPTY: Final = "○"
BARREL: Final = "▪"
ROOM: Final = "▫"
NONE: Final = "–"
GOOD_STYLES: Final = {
    "corn": "yellow",
    "indigo": "slate_blue1",
    "sugar": "bright_white",
    "tobacco": "dark_goldenrod",
    "coffee": "orange4",
    "quarry": "grey62",
}
INDENT: Final = "    "
LOW: Final = 5
"""A fifth of what there was at the start is little."""


class Board:
    """The view of one seat, to be printed at any width."""

    def __init__(self, view: dict[str, Data], words: Words, voice: Voice) -> None:
        self.view: Final = view
        self.words: Final = words
        self.voice: Final = voice
        self.setup: Final = SETUPS[view["seats"]]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        # What is needed most stands lowest: in a low terminal the top is out of sight.
        width = options.max_width
        line = Text("─" * width, style="dim")
        yield from self.header(width)
        yield line
        yield from self.buildings(width)
        yield line
        yield from self.supply(width)
        yield line
        yield from self.players(width)

    # --- words ----------------------------------------------------------------------------------------------------

    def say(self, name: str, **args: str | int) -> str:
        return self.voice.say(f"pr-{name}", **args)

    def thing(self, kind: str, item: str) -> str:
        return self.words.thing(f"{kind}:{item}")

    def good(self, item: str, suffix: str = "") -> Text:
        """A good, or the tile that grows it; or a quarry."""
        kind = "good" if item in GOOD.items else "tile"
        return Text(self.thing(kind, item) + suffix, style=GOOD_STYLES[item])

    # --- the common supply ----------------------------------------------------------------------------------------

    def header(self, width: int) -> list[Text]:
        signs = {GOVERNOR: "governor", TO_MOVE: "to-move", COIN: "doubloons", FULL + EMPTY: "circles"}
        legend = "  ".join(f"{sign} {self.say(name)}" for sign, name in signs.items())
        title = Text("Puerto Rico", style="bold")
        return beside(title, Text(legend, style="dim"), width)

    def supply(self, width: int) -> list[Text]:
        """Line by line under their names: what lies in the middle of the table."""
        label = max(len(self.say(name)) for name in ["roles", "ships", "house", "row", "end"]) + 2
        room = width - label
        parts = {
            "roles": self.roles(room),
            "ships": flow(self.ships(), room, "   "),
            "house": flow(self.house(), room, "   "),
            "row": flow(self.row(), room, "   "),
            "end": flow(self.end(), room, "   "),
        }
        lines = []
        for name, part in parts.items():
            for i, line in enumerate(part):
                head = Text(self.say(name) if i == 0 else "", style="bold cyan")
                head.align("left", label)
                lines.append(head.append_text(line))
        return lines

    def roles(self, width: int) -> list[Text]:
        """Two lines of cards: who has each, or what lies on it."""
        cards = [self.role(name) for name in ROLE.items[: PROSPECTOR + self.setup.prospectors]]
        half = (len(cards) + 1) // 2
        pairs = [[cards[i], *cards[i + half : i + half + 1]] for i in range(half)]
        if sum(max(card.cell_len for card in pair) + 2 for pair in pairs) > width:
            return flow(cards, width, "   ")
        return columns(pairs, width)

    def role(self, name: str) -> Text:
        owner = self.view["role_owners"].get(name)
        title = self.thing("role", name).capitalize()
        if owner is not None:
            return Text(f"{title} ", style="dim").append_text(seat_text(self.words, owner))
        text = Text(title, style="bold")
        doubloons = self.view["role_doubloons"].get(name, 0)
        return text.append(f" {COIN}{doubloons}", style="bold yellow") if doubloons else text

    def ships(self) -> list[Text]:
        items = []
        for i, capacity in enumerate(self.view["ships"]):
            cargo, loaded = self.view["cargo"][i], self.view["loaded"][i]
            text = Text(f"{self.thing('ship', SHIP.items[i])} {loaded}/{capacity} ")
            text.append(BARREL * loaded, style=GOOD_STYLES.get(cargo, "")).append(ROOM * (capacity - loaded))
            items.append(text.append(" ").append_text(self.good(cargo)) if cargo else text)
        return items

    def house(self) -> list[Text]:
        barrels = [good for good in GOOD.items for _ in range(self.view["house"].get(good, 0))]
        slots = [self.good(good) for good in barrels]
        slots += [Text(NONE, style="dim")] * (int(HOUSE_SPACES) - len(barrels))
        supply = self.bold("supply")
        for good in GOOD.items:
            supply.append(" ").append_text(self.good(good, f" {self.view['goods'].get(good, 0)}"))
        return [Text(" · ").join(slots), supply]

    def row(self) -> list[Text]:
        tiles = [tile for tile in GOOD.items for _ in range(self.view["face_up"].get(tile, 0))]
        row = Text(" · ").join([self.good(tile) for tile in tiles]) if tiles else Text(NONE)
        face_down = self.view["face_down"]
        return [
            row,
            self.bold("quarries").append(f" {self.view['quarries']}", style="default"),
            self.bold("face-down").append(f" {face_down}", style="default"),
            self.bold("colonists").append(
                f" {self.say('on-ship', ship=self.view['colonist_ship'], supply=self.view['colonists'])}",
                style="default",
            ),
        ]

    def end(self) -> list[Text]:
        """What ends the game: how far it is, or that this is the last year."""
        if self.view["ending"]:
            reasons = [self.thing("end", end) for end in self.view["ending"]]
            return [Text(f" {text} ", style="bold reverse") for text in [self.say("last-year"), *reasons]]
        city = max(self.city_filled(player) for player in self.view["players"])
        pool, colonists = self.view["vp_pool"], self.view["colonists"]
        return [
            self.gauge("vp-pool", pool, self.setup.vp_pool, pool * LOW <= self.setup.vp_pool),
            self.gauge("colonists-left", colonists, self.setup.colonists, colonists * LOW <= self.setup.colonists),
            self.gauge("fullest-city", city, int(CITY_SPACES), (int(CITY_SPACES) - city) * LOW <= int(CITY_SPACES)),
        ]

    def gauge(self, name: str, now: int, most: int, near: bool) -> Text:
        text = Text(f"{self.say(name)} {now}/{most}")
        return text.append(" !", style="bold red") if near else text

    def bold(self, name: str) -> Text:
        return Text(self.say(name), style="bold cyan")

    # --- buildings for sale ---------------------------------------------------------------------------------------

    def buildings(self, width: int) -> list[Text]:
        """By column: price, name, tiles left."""
        owned = {building for player in self.view["players"] for building in player["buildings"]}
        shelf: dict[int, list[Text]] = {}
        for building in BUILDINGS:
            left = self.view["bank"].get(building.id, 0)
            if left or building.id in owned:
                shelf.setdefault(int(building.column), []).append(self.building(building, left))
        cells = [
            [Text(self.say("column", quarries=column), style="bold cyan"), *shelf[column]] for column in sorted(shelf)
        ]
        return columns(cells, width)

    def building(self, building: Building, left: int) -> Text:
        text = Text(f"{building.cost:>2} ", style="yellow" if left else "dim")
        text.append(f"×{left} " if left else f" {NONE} ", style="bold" if left else "dim")
        return text.append(self.thing("building", building.id), style="default" if left else "dim strike")

    # --- players --------------------------------------------------------------------------------------------------

    def players(self, width: int) -> list[Text]:
        """In the order of play, one's own board last."""
        seats = self.view["seats"]
        first = 0 if self.view["seat"] is None else self.view["seat"] + 1
        order = [(first + i) % seats for i in range(seats)]
        names = {seat: self.name(seat) for seat in order}
        heads = [COIN, self.say("vp"), *[self.thing("good", good) for good in GOOD.items], self.say("windrose")]
        widths = [max(name.cell_len for name in names.values()), *[max(len(head), 2) for head in heads]]
        lines = [self.cells([Text(), *[Text(head, style="bold cyan") for head in heads]], widths)]
        for seat in order:
            lines.append(self.cells([names[seat], *self.numbers(self.view["players"][seat])], widths))
            lines += self.places(self.view["players"][seat], width)
        return lines

    def name(self, seat: int) -> Text:
        mark = TO_MOVE if seat in self.view["awaited"] else " "
        text = Text(f"{mark} ", style="bold").append_text(seat_text(self.words, seat))
        if seat == self.view["seat"]:
            text.append(f" ({self.say('you')})")
        return text.append(f" {GOVERNOR}", style="bold yellow") if seat == self.view["governor"] else text

    def cells(self, cells: list[Text], widths: list[int]) -> Text:
        """The name to the left, numbers to the right of their columns."""
        line = Text()
        for i, (cell, width) in enumerate(zip(cells, widths, strict=True)):
            pad = " " * (width - cell.cell_len)
            line.append_text(Text.assemble(cell, pad) if i == 0 else Text.assemble("  ", pad, cell))
        return line

    def numbers(self, player: dict[str, Data]) -> list[Text]:
        vp = "?" if player["vp"] is None else str(player["vp"])
        return [
            Text(str(player["doubloons"]), style="bold yellow"),
            Text(vp, style="bold"),
            *[self.number(player["goods"].get(good, 0)) for good in GOOD.items],
            self.number(player["colonists"]),
        ]

    def number(self, count: int) -> Text:
        return Text(str(count), style="bold") if count else Text("·", style="dim")

    def places(self, player: dict[str, Data], width: int) -> list[Text]:
        """Island and city with their circles, on one line while they fit."""
        island = Text(f"{self.say('island')} {sum(player['tiles'].values())}/{ISLAND_SPACES}", style="cyan")
        city = Text(f"{self.say('city')} {self.city_filled(player)}/{CITY_SPACES}", style="cyan")
        room = width - len(INDENT)
        places = [*flow([island, *self.island(player)], room), *flow([city, *self.city(player)], room)]
        beginning = max(room * 2 // 5, places[0].cell_len + 2)
        if len(places) == 2 and beginning + places[1].cell_len <= room:
            places[0].align("left", beginning)
            places = [places[0].append_text(places[1])]
        return [Text(INDENT).append_text(line) for line in places]

    def island(self, player: dict[str, Data]) -> list[Text]:
        items = []
        for tile in TILE.items:
            count = player["tiles"].get(tile, 0)
            if count:
                manned = player["manned"].get(tile, 0)
                items.append(self.good(tile, f" {FULL * manned}{EMPTY * (count - manned)}"))
        return items

    def city(self, player: dict[str, Data]) -> list[Text]:
        items = []
        for building in BUILDINGS:
            if building.id in player["buildings"]:
                staff = player["staff"].get(building.id, 0)
                circles = f"{FULL * staff}{EMPTY * (int(building.circles) - staff)}"
                style = "default" if staff else "dim"
                items.append(Text(f"{self.thing('building', building.id)} {circles}", style=style))
        return items

    def city_filled(self, player: dict[str, Data]) -> int:
        return sum(int(building.size) for building in BUILDINGS if building.id in player["buildings"])
