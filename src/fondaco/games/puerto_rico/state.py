"""The state of a game of Puerto Rico: fields and copies, nothing else."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action
from fondaco.core.chance import Chance
from fondaco.core.flow import Frame, State
from fondaco.core.masks import ones
from fondaco.core.rows import Row, total
from fondaco.games.puerto_rico.components import LARGE
from fondaco.games.puerto_rico.rules import Rules


class Player:
    """A player board: island, city and windrose (PR-1.01)."""

    def __init__(
        self,
        doubloons: i64,
        vp: i64,
        goods: Row,
        colonists: i64,
        tiles: Row,
        manned: Row,
        buildings: i64,
        staff: Row,
        woods: i64,
        forests: Row,
        dark_forests: Row,
        nobles: i64,
        noble_tiles: Row,
        noble_staff: Row,
    ) -> None:
        self.doubloons: i64 = doubloons
        self.vp: i64 = vp
        """Points of VP chips and points written down."""
        self.goods: Final = goods
        self.colonists: i64 = colonists
        """On the windrose."""
        self.tiles: Final = tiles
        self.manned: Final = manned
        """How many of the tiles of each kind are occupied. Tiles of a kind are interchangeable (PR-6.06)."""
        self.buildings: i64 = buildings
        self.staff: Final = staff
        self.woods: i64 = woods
        """How many forests there are (PR-18.06): those of the next two rows."""
        self.forests: Final = forests
        """Tiles lying face down, by what is underneath: taken from the face-up row, so everybody knows."""
        self.dark_forests: Final = dark_forests
        """Those drawn face down: only the owner knows what is underneath (PR-24.04)."""
        self.nobles: i64 = nobles
        """On the windrose, besides the colonists."""
        self.noble_tiles: Final = noble_tiles
        """How many of `manned` are nobles."""
        self.noble_staff: Final = noble_staff
        """How many of `staff` are nobles."""

    def copy(self) -> "Player":
        """An independent board."""
        return Player(
            self.doubloons,
            self.vp,
            self.goods[:],
            self.colonists,
            self.tiles[:],
            self.manned[:],
            self.buildings,
            self.staff[:],
            self.woods,
            self.forests[:],
            self.dark_forests[:],
            self.nobles,
            self.noble_tiles[:],
            self.noble_staff[:],
        )

    def owns(self, building: i64) -> bool:
        """Whether the building stands in the city, occupied or not."""
        return self.buildings >> building & 1 == 1

    def works(self, building: i64) -> bool:
        """PR-7.05, PR-14.01: only an occupied building works."""
        return self.staff[building] > 0

    def island_filled(self) -> i64:
        """Filled island spaces."""
        return total(self.tiles) + self.woods

    def city_filled(self) -> i64:
        """Filled city spaces: a large building fills two (PR-17.02)."""
        return ones(self.buildings) + ones(self.buildings & LARGE)

    def people(self) -> i64:
        """Everybody on the board."""
        return self.colonists + self.nobles + total(self.manned) + total(self.staff)

    def all_nobles(self) -> i64:
        """PR-19.11: his nobles, wherever they stand."""
        return self.nobles + total(self.noble_tiles) + total(self.noble_staff)

    def noble_on(self, building: i64) -> bool:
        """PR-19.08: whether a noble is on this building, which has one circle."""
        return self.noble_staff[building] > 0

    def colonist_on(self, building: i64) -> bool:
        """PR-19.08: whether a colonist is on this building, which has one circle."""
        return self.staff[building] > 0 and self.noble_staff[building] == 0


class PuertoRico(State):
    """The common supply, the players and the plan."""

    def __init__(
        self,
        seats: i64,
        chance: Chance,
        stack: list[Frame],
        answers: list[Action | None],
        asked: i64,
        rules: Rules,
        players: list[Player],
        governor: i64,
        role_owners: Row,
        role_doubloons: Row,
        goods: Row,
        house: Row,
        cargo: Row,
        loaded: Row,
        colonists: i64,
        colonist_ship: i64,
        face_down: Row,
        face_up: Row,
        discarded: Row,
        quarries: i64,
        bank: Row,
        vp_pool: i64,
        written: i64,
        ending: i64,
        in_play: i64,
        noble_supply: i64,
        noble_ship: i64,
        drawn: i64,
        library_used: i64,
        reshuffles: i64,
    ) -> None:
        super().__init__(seats, chance, stack, answers, asked)
        self.rules: Final = rules
        self.players: Final = players
        self.governor: i64 = governor
        self.role_owners: Final = role_owners
        """Who has each role card this year; -1: nobody yet."""
        self.role_doubloons: Final = role_doubloons
        self.goods: Final = goods
        """The supply."""
        self.house: Final = house
        """The trading house, by kind."""
        self.cargo: Final = cargo
        """The kind on each cargo ship; -1: empty."""
        self.loaded: Final = loaded
        self.colonists: i64 = colonists
        self.colonist_ship: i64 = colonist_ship
        self.face_down: Final = face_down
        """An unordered pool: nobody knows the order of the pile, so it has none (PR-24.04)."""
        self.face_up: Final = face_up
        self.discarded: Final = discarded
        self.quarries: i64 = quarries
        self.bank: Final = bank
        """Building tiles still to be bought."""
        self.vp_pool: i64 = vp_pool
        self.written: i64 = written
        """Points beyond the pool, which are written down (PR-21.06)."""
        self.ending: i64 = ending
        """The end conditions met so far, as a mask of `END` (PR-21.02: nothing cancels them)."""
        self.in_play: i64 = in_play
        """The kinds of buildings in the game, as a mask; the draft adds to them (PR-4)."""
        self.noble_supply: i64 = noble_supply
        self.noble_ship: i64 = noble_ship
        """Nobles on the colonist ship, besides the colonists."""
        self.drawn: i64 = drawn
        """The plantation that the player being asked has drawn and only he has seen (PR-18.09); -1: none."""
        self.library_used: i64 = library_used
        """The players whose library has done its work for the year (PR-18.47, other setting)."""
        self.reshuffles: i64 = reshuffles
        """How often the discards have become the face-down pile: tiles once seen are unseen again then."""

    def end_rule(self) -> str:
        return "PR-21.01"

    def copy(self) -> "PuertoRico":
        """An independent state with the same future."""
        twin = PuertoRico(
            self.seats,
            self.chance.copy(),
            self.stack[:],
            self.answers[:],
            self.asked,
            self.rules,
            [player.copy() for player in self.players],
            self.governor,
            self.role_owners[:],
            self.role_doubloons[:],
            self.goods[:],
            self.house[:],
            self.cargo[:],
            self.loaded[:],
            self.colonists,
            self.colonist_ship,
            self.face_down[:],
            self.face_up[:],
            self.discarded[:],
            self.quarries,
            self.bank[:],
            self.vp_pool,
            self.written,
            self.ending,
            self.in_play,
            self.noble_supply,
            self.noble_ship,
            self.drawn,
            self.library_used,
            self.reshuffles,
        )
        twin.brisk = self.brisk
        return twin
