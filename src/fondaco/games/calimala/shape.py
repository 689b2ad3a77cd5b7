"""A state of Calimala as data: the shape of every field."""

from typing import Any, Final

from fondaco.core.codec import (
    MASK_OF_SEATS,
    SEAT_INDEX,
    Counts,
    Flag,
    Frames,
    Int,
    Item,
    ItemRow,
    Items,
    List,
    Numbers,
    Obj,
    Shape,
    Table,
    state_fields,
)
from fondaco.core.domains import MOST_SEATS, Data
from fondaco.core.errors import Bad
from fondaco.core.game import RulesShape
from fondaco.core.rows import Row, row
from fondaco.games.calimala.actions import SPACE
from fondaco.games.calimala.activation import Activate
from fondaco.games.calimala.checks import BOX
from fondaco.games.calimala.components import (
    ACTION,
    AREA,
    COUNCIL_ARTWORKS,
    CUBES,
    DISC,
    FINAL_CARD,
    MATERIAL,
    MOST_SHIPS,
    MOST_WORKSHOPS,
    PORT,
    POSITION,
    SCORING_TILE,
    SCORING_TILES,
    SPACE_ON_STREET,
    SPACES,
    TOWER_MOST,
    TRADING,
    WAREHOUSE,
    WORKSHOP,
)
from fondaco.games.calimala.council import FourthDisc, SendRepresentative
from fondaco.games.calimala.placing import PlaceDisc
from fondaco.games.calimala.round import PassMarker
from fondaco.games.calimala.rules import OPTIONS, rules_for
from fondaco.games.calimala.scoring import FinalScoring, ScoreRest
from fondaco.games.calimala.setup import KeepFinalCard, ShuffleOffer, TakeStartCard
from fondaco.games.calimala.state import Calimala, Player
from fondaco.games.calimala.towers import NOTHING, WHITE_DISC
from fondaco.games.calimala.ways import BuildPiece, ContributeCube, DeliverCloth, PlaceArtwork, ShipCloth


class Towers(Shape):
    """Towers by action space, top first: `{"n-c": [0, "white"]}`. A coloured disc is the number of its seat."""

    def write(self, value: Any) -> Data:
        towers: Row = value
        written: dict[str, Data] = {}
        for space, name in enumerate(SPACE_ON_STREET.items):
            places = [towers[space * TOWER_MOST + place] for place in range(TOWER_MOST)]
            discs = ["white" if disc == WHITE_DISC else disc for disc in places if disc != NOTHING]
            if discs:
                written[name] = discs[::-1]
        return written

    def read(self, data: Data, where: str) -> Any:
        if not isinstance(data, dict):
            raise Bad("towers by action space are wanted", where)
        towers = [int(NOTHING)] * (SPACES * TOWER_MOST)
        for name, discs in data.items():
            first = Item(SPACE_ON_STREET).read(name, where) * TOWER_MOST
            if not isinstance(discs, list) or not 1 <= len(discs) <= TOWER_MOST:
                raise Bad(f"1 to {TOWER_MOST} discs are wanted (CA-5.04)", f"{where}.{name}")
            for place, disc in enumerate(reversed(discs)):
                at = f"{where}.{name}[{len(discs) - 1 - place}]"
                towers[first + place] = int(WHITE_DISC) if disc == "white" else SEAT_INDEX.read(disc, at)
        return row(towers)


FRAMES: Final = Frames(
    [
        KeepFinalCard,
        TakeStartCard,
        ShuffleOffer,
        PlaceDisc,
        Activate,
        BuildPiece,
        PlaceArtwork,
        ContributeCube,
        ShipCloth,
        DeliverCloth,
        FourthDisc,
        SendRepresentative,
        PassMarker,
        ScoreRest,
        FinalScoring,
    ],
    {
        "waiting": MASK_OF_SEATS,
        "seat": SEAT_INDEX,
        "first": Item(ACTION),
        "first_left": Int(0, 2),
        "second": Item(ACTION),
        "second_left": Int(0, 2),
        "duty": Flag(),
        "wanted": Items(ACTION),
        "ships": Int(1, int(MOST_SHIPS)),
        "ports": Items(PORT),
        "cities": Items(TRADING),
        "space": Item(SPACE_ON_STREET),
    },
)

PLAYER: Final = Obj(
    Player,
    {
        "supply": Int(0, int(CUBES)),
        "stored": Counts(MATERIAL, int(WAREHOUSE)),
        "workshops": Int(1, int(MOST_WORKSHOPS)),
        "cloth": Numbers(int(MOST_WORKSHOPS), 0, int(WORKSHOP)),
        "ships": Int(0, int(MOST_SHIPS)),
        "houses": Items(TRADING),
        "discs": Counts(DISC),
        "removed": Int(),
        "hand": Counts(ACTION),
        "known": Item(ACTION, optional=True),
        "dealt": Items(FINAL_CARD),
        "kept": Item(FINAL_CARD, optional=True),
        "cubes": Counts(AREA),
        "vp": Int(),
    },
)


SHAPE: Final = Table(
    Calimala,
    {
        **state_fields(SPACE, FRAMES),
        "rules": RulesShape(list(BOX.setups), OPTIONS, rules_for),
        "players": List(PLAYER, MOST_SEATS),
        "start": SEAT_INDEX,
        "active": SEAT_INDEX,
        "layout": ItemRow(ACTION, len(POSITION)),
        "towers": Towers(),
        "free": Counts(AREA),
        "tiles": ItemRow(SCORING_TILE, int(SCORING_TILES)),
        "council": Numbers(int(SCORING_TILES), -1, MOST_SEATS - 1),
        "used": Int(0, int(SCORING_TILES)),
        "council_artworks": Numbers(BOX.capacity[COUNCIL_ARTWORKS], -1, MOST_SEATS - 1),
        "offer": Counts(ACTION),
        "pile": Counts(ACTION),
        "discards": Counts(ACTION),
        "shuffles": Int(),
        "face_up": Item(FINAL_CARD, optional=True),
        "removed_white": Int(),
    },
)
