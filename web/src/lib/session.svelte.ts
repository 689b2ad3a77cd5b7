/** Session: one visit to a table. Hears the server, keeps the stage, lets pieces fly before a new position is shown. */
import { api, Refused } from "./api";
import { bell, knock } from "./sounds";
import { fly, land } from "./flights";
import { gameParts, gameWords, rulebook } from "./library";
import type {
  Because,
  ChatLine,
  FromServer,
  Line as LogLine,
  Moved,
  Place,
  Refusal,
  Table,
  Told,
  Welcome,
} from "./messages";
import { moves, prefs } from "./prefs.svelte";
import type { Message, Status } from "./socket";
import { Line } from "./socket";
import type { Hand } from "./stage.svelte";
import { Stage } from "./stage.svelte";
import { tell } from "./voice.svelte";
import type { Objection, Words } from "./words";

/** More positions waiting than this: hurry. */
const MANY = 3;
/** More than this, or without motion any: only the latest is shown. */
const TOO_MANY = 12;
/** Lines of the log that are kept. */
const KEPT = 2000;

function urlOf(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

export class Session {
  table: Table | null = $state.raw(null);
  seat: number | null = $state(null);
  /** Whether this visitor has opened the table. */
  host = $state(false);
  chat: ChatLine[] = $state.raw([]);
  stage: Stage | null = $state.raw(null);
  status: Status = $state("connecting");
  /** Why there is nothing to see here. */
  refusal: Refusal | null = $state.raw(null);
  /** The first move this player has not seen, on coming back. */
  missed: number | null = $state(null);
  /** What the server's clock is ahead of ours, in seconds. */
  ahead = $state(0);

  private readonly line: Line;
  private readonly waiting: Moved[] = [];
  private busy = false;
  private opening: Promise<void> | null = null;
  private whyAbout: Map<string, string> = new Map();
  /** Questions asked quietly, and instructions on their way, by key. */
  private readonly judged: Map<string, (objection: Objection | null) => void> = new Map();
  private readonly instructed: Map<string, unknown[]> = new Map();

  constructor(
    readonly id: string,
    private readonly invitation: string | null,
  ) {
    this.line = new Line(
      urlOf(id),
      () => this.greeting(),
      (message) => this.hear(message),
      (status) => this.stand(status),
    );
    this.line.connect();
    document.addEventListener("visibilitychange", this.seen);
    addEventListener("online", this.seen);
  }

  close(): void {
    this.line.close();
    document.removeEventListener("visibilitychange", this.seen);
    removeEventListener("online", this.seen);
  }

  private readonly seen = (): void => {
    if (!document.hidden) this.line.hurry();
  };

  back(): void {
    this.line.send({ type: "return" });
  }

  /** Look again as somebody who now has a name or a seat. */
  again(): void {
    this.line.again();
  }

  /** Say everything in this language from now on. */
  async speak(language: typeof prefs.language): Promise<void> {
    if (this.stage && this.table) this.stage.words = await this.words(this.table, language);
  }

  private stand(status: Status): void {
    this.status = status;
    // A handshake says no without saying why: ask.
    if (status === "lost" && !this.table) api.table(this.id).catch((error: unknown) => this.fail(error));
  }

  private fail(error: unknown): void {
    if (!(error instanceof Refused) || error.status === 0 || error.status >= 500) return;
    if (error.refusal.code === "not-invited" && this.invitation) return; // the line itself shows the invitation
    this.refusal = error.refusal;
    this.line.close();
  }

  private greeting(): Message {
    const since = this.stage?.log.at(-1)?.number ?? null;
    return { type: "look", since, ...(this.invitation ? { invitation: this.invitation } : {}) };
  }

  private async words(table: Table, language = prefs.language): Promise<Words> {
    const words = await gameWords(table.game, language);
    return words.with({ players: table.places.map((place) => place.name) });
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "changed":
        void this.change(message.table, message.now);
        if (!this.stage && !this.opening && this.outdated(message.table)) this.again();
        return;
      case "moved":
        if (this.stage) this.stage.instructions = message.instructions;
        this.waiting.push(message);
        return void this.advance();
      case "said":
        this.chat = [...this.chat, message.line];
        if (this.stage) this.stage.chat = this.chat;
        return;
      case "done":
        if (this.stage) this.stage.instructions = this.instructed.get(message.key) ?? this.stage.instructions;
        this.instructed.delete(message.key);
        return;
      case "pong":
        return;
      case "refused":
        return this.refuse(message.key, message.refusal);
      case "tried":
        if (this.stage) this.stage.trial = message;
        return;
      case "because":
        return this.because(message);
      case "hints":
        if (this.stage) this.stage.hints = message.hints;
    }
  }

  /** Whether this visit is one to an open table no more: the game has begun, or the host has freed this seat. */
  private outdated({ phase, places }: Table): boolean {
    return phase !== "open" || (this.seat !== null && places[this.seat]?.kind !== "person");
  }

  private welcome(welcome: Welcome): void {
    this.ahead = welcome.now - Date.now() / 1000;
    this.seat = welcome.seat;
    this.host = welcome.host;
    this.chat = welcome.chat;
    this.waiting.length = 0;
    land();
    if (welcome.missed !== null && !this.stage) this.missed = welcome.missed;
    void this.change(welcome.table, welcome.now).then(() => this.present(welcome));
  }

  /** Show the position: on a stage that stands, or on a new one. */
  private async present(welcome: Welcome): Promise<void> {
    const { position } = welcome;
    if (!position) return;
    const stage = this.stage;
    if (stage && stage.seat === welcome.seat && stage.table.game === welcome.table.game) {
      stage.log = merged(stage.log, welcome.log, position.moves);
      stage.chat = welcome.chat;
      stage.instructions = welcome.instructions;
      stage.sent = false;
      stage.show(position);
      this.answerTheObvious();
      return;
    }
    this.opening ??= this.open(welcome).finally(() => (this.opening = null));
    await this.opening;
  }

  private async open(welcome: Welcome): Promise<void> {
    const { table, seat, position, log, chat, instructions } = welcome;
    const [parts, words, book] = await Promise.all([gameParts(table.game), this.words(table), rulebook(table.game)]);
    const opening = {
      table,
      seat,
      position: position!,
      parts,
      words,
      components: book.components,
      log,
      chat,
      instructions,
    };
    this.stage = new Stage(opening, this.hand());
    if (!this.waiting.length) this.answerTheObvious();
    void this.advance();
  }

  private async change(table: Table, now: number): Promise<void> {
    const names = (of: Table): string => of.places.map((place) => place.name).join("\n");
    const renamed = !this.table || names(this.table) !== names(table);
    this.ahead = now - Date.now() / 1000;
    this.table = table;
    if (!this.stage) return;
    this.stage.table = table;
    if (renamed) this.stage.words = await this.words(table);
  }

  /** Show what has come in, one position after another. */
  private async advance(): Promise<void> {
    if (this.busy || !this.stage) return;
    this.busy = true;
    for (let moved = this.waiting.shift(); moved; moved = this.waiting.shift()) {
      if (this.waiting.length > (moves() ? TOO_MANY : 0)) {
        this.note(moved);
      } else {
        await this.play(moved);
        await drawn();
      }
    }
    this.busy = false;
  }

  /** So much has come in that this position is not shown: only what is to be read of it is kept. */
  private note({ lines, position }: Moved): void {
    const stage = this.stage!;
    stage.log = merged(stage.log, lines, position.moves);
  }

  private async play(moved: Moved): Promise<void> {
    const stage = this.stage!;
    this.seats(moved.places, moved.now);
    const events = moved.lines.flatMap((line) => line.events);
    const own = stage.sent;
    const wasAsked = stage.position.may_act;
    await fly(stage.parts, events, stage.position.view, this.waiting.length > MANY);
    stage.log = merged(stage.log, moved.lines, moved.position.moves);
    if (own) stage.sent = false;
    stage.show(moved.position);
    const given = !this.waiting.length && this.answerTheObvious();
    this.sound(moved.position.may_act && !wasAsked && !given);
    tell(spoken(events, stage.words));
  }

  /** Answer for the player where nearly everybody would answer the same. The key is that of the question: it is
   * answered once, though the player may look from several browsers. */
  private answerTheObvious(): boolean {
    const { asked, obvious } = this.stage!.position;
    if (!prefs.obvious || !obvious) return false;
    this.stage!.sent = true;
    this.line.send({ type: "act", asked, actions: [obvious.action] }, `obvious-${asked}`);
    return true;
  }

  private sound(called: boolean): void {
    if (called) bell();
    else knock();
  }

  private seats(places: Place[], now: number): void {
    if (this.table) void this.change({ ...this.table, places, phase: this.table.phase }, now);
  }

  private refuse(key: string, refusal: Refusal): void {
    if (!this.table) {
      this.refusal = refusal;
      return this.line.close();
    }
    if (!this.stage) return;
    this.stage.sent = false;
    this.stage.refusal = refusal;
    this.whyAbout.delete(key);
    this.instructed.delete(key);
  }

  private because(message: Because): void {
    const judged = this.judged.get(message.key);
    if (judged) {
      this.judged.delete(message.key);
      return judged(message.objection as Objection | null);
    }
    const about = this.whyAbout.get(message.key) ?? "";
    this.whyAbout.delete(message.key);
    if (this.stage) this.stage.because = { about, objection: message.objection as Objection | null };
  }

  private hand(): Hand {
    const asked = (): number => this.stage!.position.asked;
    return {
      act: (action) => void this.line.send({ type: "act", asked: asked(), actions: [action] }),
      attempt: (action) => void this.line.send({ type: "try", asked: asked(), actions: [action] }),
      undo: () => void this.line.send({ type: "undo", version: this.stage!.position.version }),
      say: (text) => void this.line.send({ type: "say", text }),
      hint: () => void this.line.send({ type: "hint", asked: asked() }),
      why: (action, elements) => {
        const key = this.line.send({ type: "why-not", action, elements });
        this.whyAbout.set(key, elements.at(-1) ?? "");
      },
      judge: (action) =>
        new Promise((answer) => this.judged.set(this.line.send({ type: "why-not", action, elements: [] }), answer)),
      instruct: (instructions) =>
        void this.instructed.set(this.line.send({ type: "instruct", instruction: instructions }), instructions),
    };
  }
}

/** Until the browser has drawn what was shown; what nobody sees it does not draw. */
function drawn(): Promise<unknown> {
  return new Promise((done) => {
    requestAnimationFrame(done);
    setTimeout(done, 100);
  });
}

/** The log with new lines; none beyond the moves that stand. */
function merged(log: LogLine[], lines: LogLine[], moves: number): LogLine[] {
  const fresh = new Set(lines.map((line) => line.number));
  const kept = log.filter((line) => line.number <= moves && !fresh.has(line.number));
  return [...kept, ...lines].sort((a, b) => a.number - b.number).slice(-KEPT);
}

function spoken(events: Told[], words: Words): string {
  return events.map((event) => words.event(event)).join(" ");
}
