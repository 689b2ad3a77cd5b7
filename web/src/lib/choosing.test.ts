import { describe, expect, it } from "vitest";
import { back, begin, entries, FEW, point, settle } from "./choosing";
import type { Choice } from "./messages";

function choice(verb: string, ...elements: string[]): Choice {
  return { action: [verb, ...elements], told: { verb }, elements };
}

const PASS = choice("pass");
const CORN_5 = choice("load", "good:corn", "ship:5");
const CORN_6 = choice("load", "good:corn", "ship:6");
const SUGAR_6 = choice("load", "good:sugar", "ship:6");

describe("pointing at elements", () => {
  it("keeps the choices that contain the element", () => {
    const chosen = point(begin([PASS, CORN_5, CORN_6, SUGAR_6]), "good:corn");
    expect(chosen.left).toEqual([CORN_5, CORN_6]);
    expect([...chosen.live]).toEqual(["ship:5", "ship:6"]);
    expect(chosen.final).toBeNull();
  });

  it("ends with the one choice that is left", () => {
    const chosen = point(point(begin([PASS, CORN_5, CORN_6, SUGAR_6]), "good:corn"), "ship:6");
    expect(chosen.final).toBe(CORN_6);
    expect(chosen.picked).toEqual(["good:corn", "ship:6"]);
  });

  it("needs no second click when the first leaves one choice", () => {
    expect(point(begin([PASS, CORN_5, CORN_6, SUGAR_6]), "good:sugar").final).toBe(SUGAR_6);
  });

  it("takes what all choices on the board share for implied", () => {
    const chosen = begin([PASS, CORN_5, CORN_6]);
    expect([...chosen.implied]).toEqual(["good:corn"]);
    expect([...chosen.live]).toEqual(["ship:5", "ship:6"]);
    expect(point(chosen, "ship:5").final).toBe(CORN_5);
  });

  it("goes back when pointed at what was picked", () => {
    const first = begin([PASS, CORN_5, CORN_6, SUGAR_6]);
    expect(point(point(first, "good:corn"), "good:corn")).toEqual(first);
  });

  it("takes an element of another choice for a change of mind", () => {
    const chosen = point(point(begin([CORN_5, CORN_6, SUGAR_6]), "ship:5"), "good:sugar");
    expect(chosen.picked).toEqual(["good:sugar"]);
    expect(chosen.final).toBe(SUGAR_6);
  });

  it("is not moved by an element of no choice", () => {
    const chosen = begin([PASS, CORN_5]);
    expect(point(chosen, "good:coffee")).toBe(chosen);
  });

  it("shows a single choice from the beginning", () => {
    expect(begin([PASS]).final).toBe(PASS);
    expect(begin([]).final).toBeNull();
  });

  it("leaves choices with the same elements to the list", () => {
    const give = choice("give", "good:corn", "good:sugar");
    const take = choice("take", "good:sugar", "good:corn");
    const chosen = point(point(begin([give, take]), "good:corn"), "good:sugar");
    expect(chosen.left).toEqual([give, take]);
    expect(settle(chosen, take).final).toBe(take);
  });

  it("goes one step back", () => {
    const chosen = point(point(begin([CORN_5, CORN_6, SUGAR_6]), "good:corn"), "ship:5");
    expect(back(chosen).picked).toEqual(["good:corn"]);
    expect(back(back(chosen)).picked).toEqual([]);
  });
});

describe("what the decision lists", () => {
  it("is every choice while they are few", () => {
    expect(entries(begin([PASS, CORN_5]))).toEqual([{ choice: PASS }, { choice: CORN_5 }]);
  });

  it("stays as it is while one points, if they are few", () => {
    const all = begin([PASS, CORN_5, CORN_6, SUGAR_6]);
    expect(entries(point(all, "good:sugar"))).toEqual(entries(all));
  });

  it("is the elements that narrow them when they are many", () => {
    const many = Array.from({ length: 5 }, (_, good) =>
      Array.from({ length: 3 }, (_, ship) => choice("load", `good:${good}`, `ship:${ship}`)),
    ).flat();
    expect(many.length).toBeGreaterThan(FEW);
    const listed = entries(begin([PASS, ...many]));
    expect(listed[0]).toEqual({ choice: PASS });
    expect(listed.slice(1)).toEqual([0, 1, 2, 3, 4].map((good) => ({ element: `good:${good}`, count: 3 })));
  });

  it("is every choice, however many, when no element tells them apart", () => {
    const amounts = Array.from({ length: 20 }, (_, count) => ({ ...choice("redraw"), action: ["redraw", count] }));
    expect(entries(begin(amounts))).toHaveLength(20);
  });

  it("reaches every choice", () => {
    const many = Array.from({ length: 30 }, (_, i) => choice("go", `from:${i % 5}`, `to:${i % 6}`));
    const reached = new Set<Choice>();
    const walk = (chosen: ReturnType<typeof begin>): void => {
      for (const entry of entries(chosen)) {
        if ("choice" in entry) reached.add(entry.choice);
        else walk(point(chosen, entry.element));
      }
    };
    walk(begin(many));
    expect(reached.size).toBe(30);
  });
});
