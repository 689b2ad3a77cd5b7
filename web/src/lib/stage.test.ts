import { describe, expect, it } from "vitest";
import type { GameParts } from "./board";
import type { Choice, Position, Table } from "./messages";
import { IDLE, Stage } from "./stage.svelte";
import { Words } from "./words";

const bag: Choice = { action: ["bag"], told: { verb: "bag" }, elements: [] };
const travel: Choice = { action: ["place", "travel"], told: { verb: "place" }, elements: ["space:travel"] };

function stage(parts: Partial<GameParts>, has: Partial<Position> = {}): Stage {
  const position = { asked: 1, view: {}, awaited: [0], may_act: true, choices: [bag, travel], suggested: [], ...has };
  const opening = {
    table: { phase: "playing" } as Table,
    seat: 0,
    position: position as unknown as Position,
    parts: parts as GameParts,
    words: new Words("en", []),
    components: {},
    log: [],
    chat: [],
    instructions: [],
  };
  return new Stage(opening, IDLE);
}

describe("a stage", () => {
  it("lets a place of the board stand for a choice without an element, and sends the choice as it was", () => {
    const shown = stage({ elements: ({ told }) => (told.verb === "bag" ? ["spot:bag"] : []) });
    expect(shown.can("spot:bag")).toBe(true);
    shown.point("spot:bag", false);
    expect(shown.chosen.final?.action).toEqual(["bag"]);
    expect(shown.isChosen("spot:bag")).toBe(true);
  });

  it("has no place for it if the board has none", () => {
    expect(stage({}).can("spot:bag")).toBe(false);
    expect(stage({}).can("space:travel")).toBe(true);
  });

  it("lists what ends the question last, wherever the engine has it", () => {
    const signs: Record<string, string> = { bag: "ui-end", place: "act-travel" };
    const shown = stage({ sign: ({ told }) => ({ piece: signs[told.verb] ?? "" }) });
    expect(shown.listed).toEqual([{ choice: travel }, { choice: bag }]);
    expect(stage({}).listed).toEqual([{ choice: bag }, { choice: travel }]);
  });

  it("greys what is not possible now, but not what this table has no piece for", () => {
    const has = { choices: [travel], grey: [bag] };
    expect(stage({}, has).greyed).toEqual([bag]);
    expect(stage({ absent: ({ told }) => told.verb === "bag" }, has).greyed).toEqual([]);
  });

  it("shows the points that are known, and the result once there is one", () => {
    const parts = { score: () => ({ figure: 5, more: true }) };
    expect(stage(parts).score(0)).toEqual({ figure: 5, more: true });
    expect(stage(parts, { scores: [12] }).score(0)).toEqual({ figure: 12, more: false });
    expect(stage({}, { scores: [12] }).score(0)).toBeNull();
  });
});
