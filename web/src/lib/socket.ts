/**
 * The line to a table: it reconnects by itself, and what was under way is sent again with the same key, so that a move
 * is done once however often the line breaks. Knows no screen; sockets and timers can be given by a test.
 */
import type { FromServer } from "./messages";

/** A message to the server. `key` names it, so that repeating it is harmless. */
export type Message = { type: string; key?: string; [field: string]: unknown };

export type Status = "connecting" | "open" | "lost" | "closed";

export interface Wires {
  open: (url: string) => WebSocket;
  later: (action: () => void, milliseconds: number) => number;
  never: (timer: number) => void;
  key: () => string;
}

const REAL: Wires = {
  open: (url) => new WebSocket(url),
  later: (action, milliseconds) => window.setTimeout(action, milliseconds),
  never: (timer) => window.clearTimeout(timer),
  key: freshKey,
};

/** A name that no other message has. (`crypto.randomUUID` is there over https and on this machine only.) */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What must reach the server; questions about a position that may have passed need not. */
const LASTING = new Set(["act", "undo", "say", "return", "instruct"]);
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;

export class Line {
  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Message>();
  private pause = FIRST_PAUSE;
  private retry = 0;
  private ping = 0;
  private ended = false;

  constructor(
    private readonly url: string,
    /** The first message of every connection. */
    private readonly greeting: () => Message,
    private readonly heard: (message: FromServer) => void,
    private readonly changed: (status: Status) => void,
    private readonly wires: Wires = REAL,
  ) {}

  connect(): void {
    if (this.ended) return;
    this.wires.never(this.retry);
    this.changed("connecting");
    const socket = this.wires.open(this.url);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.greeting()));
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data));
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
  }

  /** Hang up and call again: as somebody who now has a name or a seat. */
  again(): void {
    const old = this.socket;
    this.connect();
    old?.close();
  }

  /** Somebody looks: do not wait any longer. */
  hurry(): void {
    if (this.socket?.readyState !== 3 || this.ended) return;
    this.pause = FIRST_PAUSE;
    this.connect();
  }

  close(): void {
    this.ended = true;
    this.wires.never(this.retry);
    this.wires.never(this.ping);
    this.socket?.close();
    this.changed("closed");
  }

  /** Send it, now or as soon as the line stands again; the key by which the answer will name it. */
  send(message: Message, key = this.wires.key()): string {
    const keyed = { ...message, key };
    if (LASTING.has(message.type)) this.pending.set(key, keyed);
    this.put(keyed);
    return key;
  }

  private put(message: Message): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private hear(message: FromServer): void {
    if (message.type === "welcome") this.stand();
    if ("key" in message) this.pending.delete(message.key);
    this.wires.never(this.ping);
    this.ping = this.wires.later(() => this.check(), PING_EVERY);
    this.heard(message);
  }

  /** The line stands: what was under way is sent again. */
  private stand(): void {
    this.pause = FIRST_PAUSE;
    this.changed("open");
    for (const message of this.pending.values()) this.put(message);
  }

  private check(): void {
    this.put({ type: "ping" });
    this.ping = this.wires.later(() => this.socket?.close(), PONG_WITHIN);
  }

  private lose(): void {
    this.wires.never(this.ping);
    if (this.ended) return;
    this.changed("lost");
    this.retry = this.wires.later(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}
