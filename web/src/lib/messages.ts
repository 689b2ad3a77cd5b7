// Made by `make types` from src/fondaco/server/messages.py: change that, not this.
/* eslint-disable @typescript-eslint/no-explicit-any -- the engine's own data, whose form each game decides */

export type Data = any;
export type Told = Record<string, any>;
export type Level = string;

/** How time is kept. All zero: no clock. Correspondence is a `move` of days. */
export interface Clock {
  /** Seconds for one decision. */
  move: number;
  /** Seconds of reserve for the whole game, used when `move` is out. */
  game: number;
  /** Seconds added to the reserve after each decision. */
  increment: number;
}

/** Why something was not done: `no-CODE` is the id of its words; the engine's own refusals are `objection`. */
export interface Refusal {
  code: string;
  args?: Record<string, any>;
  /** The engine's reason: `{"rule", "code", "args", "also"?}`. */
  objection?: Record<string, any> | null;
}

/** Something this seat may do now, and the elements of the board it is made of. */
export interface Choice {
  /** What to send back, `["load", "coffee", "large"]`. */
  action: any[];
  /** `{"verb": "load", "good": "good:coffee", "ship": "ship:large"}`. */
  told: Record<string, any>;
  /** `["good:coffee", "ship:large"]`. */
  elements: string[];
}

/** A seat of a table, as everybody sees it. */
export interface Place {
  seat: number;
  kind: "bot" | "empty" | "person";
  name: string;
  /** Of a bot; of a person: the bot that stewards the seat while its player is away, if it does now. */
  level: string;
  present: boolean;
  /** Seconds of reserve left, if the clock has one. */
  reserve: number | null;
  /** The moment at which the seat's time is out, while it is awaited. */
  deadline: number | null;
  rematch: boolean;
}

/** A table, as everybody may see it. */
export interface Table {
  id: string;
  game: string;
  options: Record<string, any>;
  phase: "open" | "over" | "playing";
  pace: "correspondence" | "live";
  clock: Clock;
  public: boolean;
  /** Whether players may ask a bot. */
  hints: boolean;
  /** Whether the result counts for ratings when a seat was stewarded. */
  counts: boolean;
  steward: string;
  /** The name of who opened it. */
  host: string;
  places: Place[];
  created: number;
  /** The version of the rules it is played by. */
  rules: number;
  /** The table of the rematch. */
  next: string | null;
}

/** A line of the log: what one move brought about, as this reader may know it. */
export interface Line {
  /** Of the move, from 1; 0 for the set-up. */
  number: number;
  seat: number;
  events: Record<string, any>[];
  at: number;
}

/** Where the game stands, for one reader. */
export interface Position {
  /** Raised by every change of the table's game, undo included. */
  version: number;
  /** How many moves lead here. */
  moves: number;
  /** The number of the decision: send it back with the answer. */
  asked: number;
  view: Record<string, any>;
  awaited: number[];
  /** Whether this reader may act now (awaited, or where talk is free). */
  may_act: boolean;
  choices: Choice[];
  /** Verbs with a free form that this reader may use now (offers). */
  open: string[];
  /** Some actions of free form that are legal now: what a bot would think about. */
  suggested: Choice[];
  /** Answers without a place on the board that the question knows and the rules do not allow now. */
  grey: Choice[];
  /** The answer that nearly everybody would give, if there is one: a client may give it for its player, once. None
    after the player has taken something back. */
  obvious: Choice | null;
  may_undo: boolean;
  /** Once the game is over. */
  scores: number[] | null;
  ranking: number[] | null;
}

/** Something said at the table. */
export interface ChatLine {
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** An action as a bot sees it. */
export interface Hint {
  choice: Choice;
  /** How many of a hundred games it expects to win after it; null if it had nothing to think about. */
  percent: number | null;
}

/** The first message: show me the table. `since` is the last move this client has shown its player.

    Who watches a private table shows the secret of its invitation.
     */
export interface Look {
  type: "look";
  since?: number | null;
  invitation?: string | null;
}

/** Do this. Several actions are one move of the hand: all or none. `key` makes repeating it harmless. */
export interface Act {
  type: "act";
  key: string;
  asked: number;
  actions: any[][];
}

/** Take back my last move. */
export interface Undo {
  type: "undo";
  key: string;
  version: number;
}

/** What would be, if I did these? Nobody else learns of it; it ends at the barrier of information. */
export interface Try {
  type: "try";
  key: string;
  asked: number;
  actions: any[][];
}

/** Why can I not do this? Without an action: why can I do nothing that is made of these elements of the board? */
export interface WhyNot {
  type: "why-not";
  key: string;
  action?: any[] | null;
  elements?: string[];
}

/** What would a bot do? */
export interface AskHint {
  type: "hint";
  key: string;
  asked: number;
}

/** Say it to the table. */
export interface Say {
  type: "say";
  key: string;
  text: string;
}

/** I am back: the steward may go. */
export interface Return {
  type: "return";
  key: string;
}

/** What the game shall do in this player's name, in its own form, one or a list; null takes all of it back. */
export interface Instruct {
  type: "instruct";
  key: string;
  instruction: any;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** The answer to `look`: everything this reader needs to begin or to go on. */
export interface Welcome {
  type: "welcome";
  table: Table;
  /** Where the reader sits; null for a spectator. */
  seat: number | null;
  /** Whether the reader has opened the table, and has a host's rights at it. */
  host: boolean;
  /** Null while the table is open. */
  position: Position | null;
  /** The latest lines, or those since the client's last look if that is less. */
  log: Line[];
  /** The first move this player has not seen, if any: "since your last look". */
  missed: number | null;
  chat: ChatLine[];
  /** The standing instructions this player has left. */
  instructions: any[];
  now: number;
}

/** The table itself has changed: who sits where, who is present, clocks, phase. */
export interface Changed {
  type: "changed";
  table: Table;
  now: number;
}

/** The game has moved on. The last `back` lines of the log are gone (an undo), then come these `lines`. */
export interface Moved {
  type: "moved";
  position: Position;
  lines: Line[];
  back: number;
  places: Place[];
  /** The standing instructions of this player that still stand. */
  instructions: any[];
  now: number;
}

/** What the message of that key asked for has been done, and is on disk. */
export interface Done {
  type: "done";
  key: string;
  version: number;
}

/** It has not been done, and nothing has changed. */
export interface Refused {
  type: "refused";
  key: string;
  refusal: Refusal;
}

/** What would be. With a `refusal` at action `at`, the position is the one before it. */
export interface Tried {
  type: "tried";
  key: string;
  position: Position;
  events: Record<string, any>[];
  at: number;
  refusal: Refusal | null;
  /** Whether information would flow: the position is then the one before, and only doing it tells. */
  barrier: boolean;
}

/** The answer to `why-not`; null: nothing stands in the way. */
export interface Because {
  type: "because";
  key: string;
  objection: Record<string, any> | null;
}

/** The best actions a bot sees, those first after which it expects to win most often. */
export interface Hints {
  type: "hints";
  key: string;
  hints: Hint[];
}

/** Somebody has said something. */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** Yes. */
export interface Pong {
  type: "pong";
  now: number;
}

/** A switch of a game. */
export interface Option {
  name: string;
  rule: string;
  values: any[];
  many: boolean;
}

/** A game of the catalogue. */
export interface GameInfo {
  name: string;
  /** What it is called, by language. */
  titles: Record<string, string>;
  seat_counts: number[];
  options: Option[];
  rules: number;
}

/** What can be played here, with which bots, in which languages. */
export interface Catalogue {
  games: GameInfo[];
  /** Bots, the weakest first. */
  levels: string[];
  /** By code, each called by itself: `{"hu": "magyar"}`. */
  languages: Record<string, string>;
}

/** A rule of a ledger. */
export interface Rule {
  id: string;
  section: string;
  text: string;
}

/** The rules of a game, and its components as its data file has them. */
export interface Rulebook {
  game: string;
  rules: Rule[];
  components: Record<string, any>;
}

/** Open a table. `bots` fill the last seats; whoever opens it sits down unless `sit` is false. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, any>;
  pace?: "correspondence" | "live";
  clock?: Clock;
  public?: boolean;
  hints?: boolean;
  counts?: boolean;
  steward?: string;
  bots?: string[];
  sit?: boolean;
  seed?: number | null;
}

/** The table, and the secret of its invitation. The link is `/table/ID#SECRET`: a fragment reaches no log. */
export interface Opened {
  table: Table;
  invitation: string;
}

/** Sit down: at a public table without a secret. */
export interface Sit {
  invitation?: string | null;
  seat?: number | null;
}

/** Put a bot on a free seat, or take it off (level null). The host's right. */
export interface SeatBot {
  seat: number;
  level: string | null;
}

/** The table, and where one sits. */
export interface Seated {
  table: Table;
  seat: number | null;
}

/** A secret with which a program takes this seat (`Authorization: Bearer`). Shown once. */
export interface SeatToken {
  table: string;
  seat: number;
  token: string;
}

/** A table in a list. */
export interface Summary {
  table: Table;
  seat: number | null;
  your_turn: boolean;
}

/** Lists of tables: one's own ("your turn" first) and the public ones. */
export interface Tables {
  own: Summary[];
  public: Summary[];
}

/** How a guest or an account wants to be called. */
export interface Nickname {
  name: string;
}

/** To make an account out of a guest, or to sign in. */
export interface Credentials {
  account: string;
  password: string;
}

/** Another password. Every other session of the account ends. */
export interface NewPassword {
  old: string;
  new: string;
}

/** Where an account is signed in. */
export interface Session {
  id: string;
  created: number;
  used: number;
  /** The program, as it calls itself. */
  agent: string;
  current: boolean;
}

/** All of them, the latest used first. */
export interface Sessions {
  sessions: Session[];
}

/** A finished game of somebody. */
export interface Result {
  table: string;
  game: string;
  seats: number;
  at: number;
  seat: number;
  score: number;
  place: number;
  names: string[];
}

/** OpenSkill, per game and number of seats. */
export interface Rating {
  game: string;
  seats: number;
  mu: number;
  sigma: number;
  games: number;
}

/** Oneself. */
export interface Person {
  name: string;
  account: string | null;
  ratings: Rating[];
  results: Result[];
}

/** A link to be drawn as a QR code. In a body, because an invitation belongs in no log. */
export interface Link {
  link: string;
}

/** Where others find this server: origins such as `http://192.168.1.20:8000`, the best first. */
export interface Addresses {
  addresses: string[];
}

/** A record: the whole text once a game is over, redacted for the reader before that. */
export interface RecordText {
  record: string;
}

/** A record to be played again, seen by a seat (null: by a spectator). */
export interface AskReplay {
  record: string;
  seat?: number | null;
}

/** One moment of a replay. */
export interface Frame {
  position: Position;
  line: Line | null;
}

/** A game to look at, move by move; what its reader may know of each. */
export interface Replay {
  game: string;
  names: string[];
  frames: Frame[];
  /** Whether a link to it opens only with the secret of an invitation. */
  private: boolean;
  /** That secret, if it is the reader's to hand on. */
  invitation: string | null;
}

/** The server is well. */
export interface Health {
  version: string;
}

/** Every HTTP refusal has this body. */
export interface Problem {
  refusal: Refusal;
}

export type FromClient = Look | Act | Undo | Try | WhyNot | AskHint | Say | Return | Instruct | Ping;

export type FromServer = Welcome | Changed | Moved | Done | Refused | Tried | Because | Hints | Said | Pong;
