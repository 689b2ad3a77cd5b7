import { beforeEach, describe, expect, it } from "vitest";
import type { FromServer } from "./messages";
import type { Message, Status, Wires } from "./socket";
import { freshKey, Line } from "./socket";

/** A socket whose other end is the test. */
class FakeSocket {
  readyState = 0;
  sent: Message[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
    this.onclose({ code: 1006 });
  }
  accept(): void {
    this.readyState = 1;
    this.onopen();
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let timers: { action: () => void; milliseconds: number; id: number }[];
let heard: FromServer[];
let statuses: Status[];
let line: Line;

function wires(): Wires {
  let keys = 0;
  let ids = 0;
  return {
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    later: (action, milliseconds) => {
      timers.push({ action, milliseconds, id: ++ids });
      return ids;
    },
    never: (timer) => void (timers = timers.filter((other) => other.id !== timer)),
    key: () => `k${++keys}`,
  };
}

/** The one timer that runs goes off. */
function wait(): number {
  const [timer] = timers.splice(0, 1);
  timer!.action();
  return timer!.milliseconds;
}

beforeEach(() => {
  [sockets, timers, heard, statuses] = [[], [], [], []];
  line = new Line(
    "ws://x",
    () => ({ type: "look", since: null }),
    (message) => heard.push(message),
    (status) => statuses.push(status),
    wires(),
  );
  line.connect();
  sockets[0]!.accept();
});

describe("a line", () => {
  it("looks first, and stands once it is welcomed", () => {
    expect(sockets[0]!.sent).toEqual([{ type: "look", since: null }]);
    sockets[0]!.say({ type: "welcome" });
    expect(statuses).toEqual(["connecting", "open"]);
    expect(heard).toEqual([{ type: "welcome" }]);
  });

  it("sends a move under way again with the same key after the line broke", () => {
    sockets[0]!.say({ type: "welcome" });
    const key = line.send({ type: "act", asked: 3, actions: [["pass"]] });
    sockets[0]!.close();
    wait();
    sockets[1]!.accept();
    sockets[1]!.say({ type: "welcome" });
    expect(sockets[1]!.sent).toEqual([
      { type: "look", since: null },
      { type: "act", asked: 3, actions: [["pass"]], key },
    ]);
  });

  it("calls a message by the key it is given", () => {
    sockets[0]!.say({ type: "welcome" });
    expect(line.send({ type: "act" }, "obvious-3")).toBe("obvious-3");
    expect(sockets[0]!.sent.at(-1)).toEqual({ type: "act", key: "obvious-3" });
  });

  it("does not repeat what was answered, done or refused", () => {
    sockets[0]!.say({ type: "welcome" });
    const done = line.send({ type: "act", asked: 3, actions: [["pass"]] });
    const refused = line.send({ type: "undo", version: 3 });
    sockets[0]!.say({ type: "done", key: done, version: 4 });
    sockets[0]!.say({ type: "refused", key: refused, refusal: { code: "late" } });
    sockets[0]!.close();
    wait();
    sockets[1]!.accept();
    sockets[1]!.say({ type: "welcome" });
    expect(sockets[1]!.sent.map((message) => message.type)).toEqual(["look"]);
  });

  it("does not repeat questions about a position that may have passed", () => {
    sockets[0]!.say({ type: "welcome" });
    line.send({ type: "why-not", action: ["pass"] });
    line.send({ type: "hint", asked: 3 });
    sockets[0]!.close();
    wait();
    sockets[1]!.accept();
    sockets[1]!.say({ type: "welcome" });
    expect(sockets[1]!.sent.map((message) => message.type)).toEqual(["look"]);
  });

  it("sends a move made while the line is down once it stands", () => {
    sockets[0]!.say({ type: "welcome" });
    sockets[0]!.close();
    line.send({ type: "act", asked: 3, actions: [["pass"]] });
    wait();
    sockets[1]!.accept();
    sockets[1]!.say({ type: "welcome" });
    expect(sockets[1]!.sent.map((message) => message.type)).toEqual(["look", "act"]);
  });

  it("waits longer after each failure, and not after a success", () => {
    sockets[0]!.close();
    const pauses = [wait()];
    for (let i = 0; i < 8; i++) {
      sockets.at(-1)!.close();
      pauses.push(wait());
    }
    expect(pauses).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000, 8000, 8000]);
    sockets.at(-1)!.accept();
    sockets.at(-1)!.say({ type: "welcome" });
    sockets.at(-1)!.close();
    expect(wait()).toBe(400);
  });

  it("asks whether the server is there, and hangs up if it is silent", () => {
    sockets[0]!.say({ type: "welcome" });
    wait();
    expect(sockets[0]!.sent.at(-1)).toEqual({ type: "ping" });
    wait();
    expect(statuses.at(-1)).toBe("lost");
  });

  it("does not call again once it was closed", () => {
    line.close();
    expect(statuses.at(-1)).toBe("closed");
    expect(timers).toEqual([]);
    expect(sockets).toHaveLength(1);
  });

  it("does not wait once somebody looks", () => {
    sockets[0]!.close();
    line.hurry();
    expect(sockets).toHaveLength(2);
    expect(timers).toEqual([]);
    line.hurry();
    expect(sockets).toHaveLength(2);
  });

  it("calls again at once when somebody has sat down", () => {
    sockets[0]!.say({ type: "welcome" });
    line.again();
    expect(sockets).toHaveLength(2);
    expect(timers.filter((timer) => timer.milliseconds === 400)).toEqual([]);
  });
});

describe("a key", () => {
  it("is another one every time, and needs nothing that browsers keep for https", () => {
    const keys = Array.from({ length: 100 }, freshKey);
    expect(new Set(keys).size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});
