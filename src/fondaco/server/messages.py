"""Messages: everything that passes between the server and those who play, typed, in one place.

The TypeScript types of the page and the schemas of the OpenAPI document are made from this module. Messages carry codes
and data, never sentences: the reader's program puts them into the reader's language with the catalogues of `words`
(`GET /api/words/...`), so switching the language asks the server nothing.

Three conventions. Things are named as the engine names them, `kind:item`. Times are seconds; moments are Unix times. A
message never names the sender's seat: the connection knows it.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from fondaco.core.domains import Data

Told: TypeAlias = dict[str, Any]
"""Something as the engine tells it to this reader: an event, a prompt, an action."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Level: TypeAlias = str
"""The name of a bot: `random`, `apprentice`, `merchant`, `doge`."""


# --- parts ---


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How time is kept. All zero: no clock. Correspondence is a `move` of days."""

    move: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    """Seconds for one decision."""
    game: Annotated[int, Meta(ge=0, le=86400)] = 0
    """Seconds of reserve for the whole game, used when `move` is out."""
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds added to the reserve after each decision."""


class Refusal(Struct, omit_defaults=True):
    """Why something was not done: `no-CODE` is the id of its words; the engine's own refusals are `objection`."""

    code: str
    args: dict[str, Any] = {}
    objection: Told | None = None
    """The engine's reason: `{"rule", "code", "args", "also"?}`."""


class Choice(Struct):
    """Something this seat may do now, and the elements of the board it is made of."""

    action: list[Data]
    """What to send back, `["load", "coffee", "large"]`."""
    told: Told
    """`{"verb": "load", "good": "good:coffee", "ship": "ship:large"}`."""
    elements: list[str]
    """`["good:coffee", "ship:large"]`."""


class Place(Struct):
    """A seat of a table, as everybody sees it."""

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str = ""
    level: Level = ""
    """Of a bot; of a person: the bot that stewards the seat while its player is away, if it does now."""
    present: bool = False
    reserve: float | None = None
    """Seconds of reserve left, if the clock has one."""
    deadline: float | None = None
    """The moment at which the seat's time is out, while it is awaited."""
    rematch: bool = False


class Table(Struct):
    """A table, as everybody may see it."""

    id: str
    game: str
    options: dict[str, Any]
    phase: Literal["open", "playing", "over"]
    pace: Literal["live", "correspondence"]
    clock: Clock
    public: bool
    hints: bool
    """Whether players may ask a bot."""
    counts: bool
    """Whether the result counts for ratings when a seat was stewarded."""
    steward: Level
    host: str
    """The name of who opened it."""
    places: list[Place]
    created: float
    rules: int
    """The version of the rules it is played by."""
    next: str | None = None
    """The table of the rematch."""


class Line(Struct):
    """A line of the log: what one move brought about, as this reader may know it."""

    number: int
    """Of the move, from 1; 0 for the set-up."""
    seat: int
    events: list[Told]
    at: float


class Position(Struct):
    """Where the game stands, for one reader."""

    version: int
    """Raised by every change of the table's game, undo included."""
    moves: int
    """How many moves lead here."""
    asked: int
    """The number of the decision: send it back with the answer."""
    view: Told
    awaited: list[int]
    may_act: bool
    """Whether this reader may act now (awaited, or where talk is free)."""
    choices: list[Choice]
    open: list[str]
    """Verbs with a free form that this reader may use now (offers)."""
    suggested: list[Choice]
    """Some actions of free form that are legal now: what a bot would think about."""
    grey: list[Choice]
    """Answers without a place on the board that the question knows and the rules do not allow now."""
    obvious: Choice | None
    """The answer that nearly everybody would give, if there is one: a client may give it for its player, once. None
    after the player has taken something back."""
    may_undo: bool
    scores: list[int] | None = None
    """Once the game is over."""
    ranking: list[int] | None = None


class ChatLine(Struct):
    """Something said at the table."""

    number: int
    name: str
    seat: int | None
    text: str
    at: float


class Hint(Struct):
    """An action as a bot sees it."""

    choice: Choice
    percent: int | None
    """How many of a hundred games it expects to win after it; null if it had nothing to think about."""


# --- the socket: what a client sends ---


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """The first message: show me the table. `since` is the last move this client has shown its player.

    Who watches a private table shows the secret of its invitation.
    """

    since: int | None = None
    invitation: str | None = None


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """Do this. Several actions are one move of the hand: all or none. `key` makes repeating it harmless."""

    key: Key
    asked: int
    actions: Annotated[list[list[Any]], Meta(min_length=1, max_length=64)]


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back my last move."""

    key: Key
    version: int


class Try(Struct, tag="try", forbid_unknown_fields=True):
    """What would be, if I did these? Nobody else learns of it; it ends at the barrier of information."""

    key: Key
    asked: int
    actions: Annotated[list[list[Any]], Meta(min_length=1, max_length=64)]


class WhyNot(Struct, tag="why-not", forbid_unknown_fields=True):
    """Why can I not do this? Without an action: why can I do nothing that is made of these elements of the board?"""

    key: Key
    action: list[Any] | None = None
    elements: Annotated[list[str], Meta(max_length=8)] = []


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    """What would a bot do?"""

    key: Key
    asked: int


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Say it to the table."""

    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Return(Struct, tag="return", forbid_unknown_fields=True):
    """I am back: the steward may go."""

    key: Key


class Instruct(Struct, tag="instruct", forbid_unknown_fields=True):
    """What the game shall do in this player's name, in its own form, one or a list; null takes all of it back."""

    key: Key
    instruction: Any


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


FromClient: TypeAlias = Look | Act | Undo | Try | WhyNot | AskHint | Say | Return | Instruct | Ping


# --- the socket: what the server sends ---


class Welcome(Struct, tag="welcome"):
    """The answer to `look`: everything this reader needs to begin or to go on."""

    table: Table
    seat: int | None
    """Where the reader sits; null for a spectator."""
    host: bool
    """Whether the reader has opened the table, and has a host's rights at it."""
    position: Position | None
    """Null while the table is open."""
    log: list[Line]
    """The latest lines, or those since the client's last look if that is less."""
    missed: int | None
    """The first move this player has not seen, if any: "since your last look"."""
    chat: list[ChatLine]
    instructions: list[Any]
    """The standing instructions this player has left."""
    now: float


class Changed(Struct, tag="changed"):
    """The table itself has changed: who sits where, who is present, clocks, phase."""

    table: Table
    now: float


class Moved(Struct, tag="moved"):
    """The game has moved on. The last `back` lines of the log are gone (an undo), then come these `lines`."""

    position: Position
    lines: list[Line]
    back: int
    places: list[Place]
    instructions: list[Any]
    """The standing instructions of this player that still stand."""
    now: float


class Done(Struct, tag="done"):
    """What the message of that key asked for has been done, and is on disk."""

    key: str
    version: int


class Refused(Struct, tag="refused"):
    """It has not been done, and nothing has changed."""

    key: str
    refusal: Refusal


class Tried(Struct, tag="tried"):
    """What would be. With a `refusal` at action `at`, the position is the one before it."""

    key: str
    position: Position
    events: list[Told]
    at: int
    refusal: Refusal | None
    barrier: bool
    """Whether information would flow: the position is then the one before, and only doing it tells."""


class Because(Struct, tag="because"):
    """The answer to `why-not`; null: nothing stands in the way."""

    key: str
    objection: Told | None


class Hints(Struct, tag="hints"):
    """The best actions a bot sees, those first after which it expects to win most often."""

    key: str
    hints: list[Hint]


class Said(Struct, tag="said"):
    """Somebody has said something."""

    line: ChatLine


class Pong(Struct, tag="pong"):
    """Yes."""

    now: float


FromServer: TypeAlias = Welcome | Changed | Moved | Done | Refused | Tried | Because | Hints | Said | Pong


# --- HTTP ---


class Option(Struct):
    """A switch of a game."""

    name: str
    rule: str
    values: list[Any]
    many: bool


class GameInfo(Struct):
    """A game of the catalogue."""

    name: str
    titles: dict[str, str]
    """What it is called, by language."""
    seat_counts: list[int]
    options: list[Option]
    rules: int


class Catalogue(Struct):
    """What can be played here, with which bots, in which languages."""

    games: list[GameInfo]
    levels: list[Level]
    """Bots, the weakest first."""
    languages: dict[str, str]
    """By code, each called by itself: `{"hu": "magyar"}`."""


class Rule(Struct):
    """A rule of a ledger."""

    id: str
    section: str
    text: str


class Rulebook(Struct):
    """The rules of a game, and its components as its data file has them."""

    game: str
    rules: list[Rule]
    components: dict[str, Any]


class NewTable(Struct, forbid_unknown_fields=True):
    """Open a table. `bots` fill the last seats; whoever opens it sits down unless `sit` is false."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    pace: Literal["live", "correspondence"] = "live"
    clock: Clock = Clock()
    public: bool = False
    hints: bool = True
    counts: bool = True
    steward: Level = "apprentice"
    bots: Annotated[list[Level], Meta(max_length=8)] = []
    sit: bool = True
    seed: int | None = None


class Opened(Struct):
    """The table, and the secret of its invitation. The link is `/table/ID#SECRET`: a fragment reaches no log."""

    table: Table
    invitation: str


class Sit(Struct, forbid_unknown_fields=True):
    """Sit down: at a public table without a secret."""

    invitation: str | None = None
    seat: int | None = None


class SeatBot(Struct, forbid_unknown_fields=True):
    """Put a bot on a free seat, or take it off (level null). The host's right."""

    seat: int
    level: Level | None


class Seated(Struct):
    """The table, and where one sits."""

    table: Table
    seat: int | None


class SeatToken(Struct):
    """A secret with which a program takes this seat (`Authorization: Bearer`). Shown once."""

    table: str
    seat: int
    token: str


class Summary(Struct):
    """A table in a list."""

    table: Table
    seat: int | None
    your_turn: bool


class Tables(Struct):
    """Lists of tables: one's own ("your turn" first) and the public ones."""

    own: list[Summary]
    public: list[Summary]


class Nickname(Struct, forbid_unknown_fields=True):
    """How a guest or an account wants to be called."""

    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """To make an account out of a guest, or to sign in."""

    account: Annotated[str, Meta(min_length=3, max_length=40, pattern="^[A-Za-z0-9_.-]+$")]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class NewPassword(Struct, forbid_unknown_fields=True):
    """Another password. Every other session of the account ends."""

    old: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Annotated[str, Meta(min_length=8, max_length=200)]


class Session(Struct):
    """Where an account is signed in."""

    id: str
    created: float
    used: float
    agent: str
    """The program, as it calls itself."""
    current: bool


class Sessions(Struct):
    """All of them, the latest used first."""

    sessions: list[Session]


class Result(Struct):
    """A finished game of somebody."""

    table: str
    game: str
    seats: int
    at: float
    seat: int
    score: int
    place: int
    names: list[str]


class Rating(Struct):
    """OpenSkill, per game and number of seats."""

    game: str
    seats: int
    mu: float
    sigma: float
    games: int


class Person(Struct):
    """Oneself."""

    name: str
    account: str | None
    ratings: list[Rating]
    results: list[Result]


class Link(Struct, forbid_unknown_fields=True):
    """A link to be drawn as a QR code. In a body, because an invitation belongs in no log."""

    link: Annotated[str, Meta(min_length=1, max_length=500)]


class Addresses(Struct):
    """Where others find this server: origins such as `http://192.168.1.20:8000`, the best first."""

    addresses: list[str]


class RecordText(Struct):
    """A record: the whole text once a game is over, redacted for the reader before that."""

    record: str


class AskReplay(Struct, forbid_unknown_fields=True):
    """A record to be played again, seen by a seat (null: by a spectator)."""

    record: Annotated[str, Meta(min_length=1, max_length=400_000)]
    seat: int | None = None


class Frame(Struct):
    """One moment of a replay."""

    position: Position
    line: Line | None


class Replay(Struct):
    """A game to look at, move by move; what its reader may know of each."""

    game: str
    names: list[str]
    frames: list[Frame]
    private: bool = False
    """Whether a link to it opens only with the secret of an invitation."""
    invitation: str | None = None
    """That secret, if it is the reader's to hand on."""


class Health(Struct):
    """The server is well."""

    version: str


class Problem(Struct):
    """Every HTTP refusal has this body."""

    refusal: Refusal
