import { describe, expect, it } from "vitest";
import { Words } from "$lib/words";
import { context, phase } from "./phase";
import { score } from "./score";
import { COMPONENTS, player, scene } from "./scene.test-data";
import { sign } from "./sign";
import { travels } from "./travels";
import en from "./words/en.ftl?raw";
import hu from "./words/hu.ftl?raw";

const words = new Words("en", [en, "role-captain = captain\nseat-1 = Red\ngood-corn = corn"]);
const load = { action: [], told: { verb: "load", good: "good:corn", ship: "ship:large" }, elements: [] };

describe("the role being played", () => {
  it("is read from the plan, past frames that belong to no role", () => {
    const view = scene({ plan: [{ frame: "EndOfYear" }, { frame: "EmptyShips" }, { frame: "GuestMoves" }] });
    expect(phase(view)).toBe("captain");
  });

  it("is none while a role is chosen", () => {
    expect(phase(scene({ plan: [{ frame: "EndOfYear" }, { frame: "ChooseRole" }] }))).toBeNull();
  });

  it("is said over the question", () => {
    const view = scene({ plan: [{ frame: "LoadShip" }], role_owners: { captain: 1 } });
    expect(context(view, words)).toEqual({ piece: "role-captain", text: "Captain, chosen by Red" });
  });
});

describe("points", () => {
  it("are chips, buildings and nobles; hidden chips are left open", () => {
    const view = scene({
      players: [
        player({ vp: 7, buildings: ["office", "statue"], nobles: 1, noble_staff: { office: 1 } }),
        player({ vp: null, buildings: ["office"] }),
        player(),
      ],
    });
    expect(score(view, 0, COMPONENTS)).toEqual({ figure: 19, more: false });
    expect(score(view, 1, COMPONENTS)).toEqual({ figure: 2, more: true });
  });
});

describe("the sign of an option", () => {
  it("tells how many barrels a ship would take", () => {
    const view = scene({ players: [player({ goods: { corn: 5 } })], loaded: [0, 0, 3] });
    expect(sign(load, view, words, COMPONENTS)).toMatchObject({
      piece: "barrel-corn",
      gain: { figure: "3" },
      note: "The ship is full then",
    });
  });

  it("tells the coins on a role and nothing if there are none", () => {
    const role = { action: [], told: { verb: "role", role: "role:captain" }, elements: [] };
    const coins = (number: number) => sign(role, scene({ role_doubloons: { captain: number } }), words, COMPONENTS);
    expect(coins(2)?.gain).toMatchObject({ figure: "+2", piece: "coin-1" });
    expect(coins(0)?.gain).toBeUndefined();
  });
});

describe("pieces that travel", () => {
  const from = scene({
    players: [player(), player({ goods: { corn: 5 } })],
    loaded: [0, 0, 4],
    cargo: [null, null, "corn"],
  });

  it("barrels go aboard, as many as there is room for", () => {
    const event = { event: "did", seat: "seat:1", action: load.told };
    expect(travels(event, from)).toMatchObject([{ piece: "barrel-corn", from: "seat:1", to: "ship:large", count: 2 }]);
  });

  it("a full ship goes back to the supply", () => {
    const event = { event: "ship-emptied", ship: "ship:large", good: "good:corn" };
    expect(travels(event, from)).toMatchObject([{ from: "ship:large", to: "supply:corn", count: 4 }]);
  });

  it("the governor's hat goes on, and stays if there is no change", () => {
    expect(travels({ event: "new-year", seat: "seat:1" }, from)).toMatchObject([{ from: "seat:0", to: "seat:1" }]);
    expect(travels({ event: "new-year", seat: "seat:0" }, from)).toEqual([]);
  });

  it("nothing travels for what has no piece", () => {
    expect(travels({ event: "did", seat: "seat:1", action: { verb: "pass" } }, from)).toEqual([]);
    expect(travels({ event: "ending", end: "end:city" }, from)).toEqual([]);
  });
});

describe("words", () => {
  const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!).sort();

  it("are the same in both languages, each once", () => {
    expect(ids(en)).toEqual(ids(hu));
    expect(new Set(ids(en)).size).toBe(ids(en).length);
  });

  it("every building has a short name, a sign of three letters and a description", () => {
    const named = ids(en).filter((id) => id.startsWith("about-building-"));
    expect(named).toHaveLength(45);
    for (const text of [en, hu]) {
      const said = new Words("en", [text]);
      const found = named.map((id) => id.slice("about-building-".length));
      expect(found.filter((id) => said.say(`sign-${id}`).length !== 3)).toEqual([]);
      expect(found.filter((id) => !said.knows(`short-${id}`))).toEqual([]);
      expect(new Set(found.map((id) => said.say(`sign-${id}`))).size).toBe(45);
    }
  });
});
