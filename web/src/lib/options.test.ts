import { describe, expect, it } from "vitest";
import type { GameInfo, Option } from "./messages";
import { agreed, choose, isOpen, isRuling, label, valueLabel } from "./options";
import { Words } from "./words";

const words = new Words("en", [
  `option-sets = Sets
option-sets-nobles = Nobles
option-cards = Cards
option-cards-chosen = chosen here
option-chosen_cards = The cards
ruling-tie = A tie is shared
ruling-when = Guests move
ruling-when-1 = on their turn
ui-yes = yes
ui-no = no
`,
]);
const SETS: Option = { name: "sets", rule: "X-1", values: ["walls", "nobles"], many: true };
const CARDS: Option = { name: "cards", rule: "X-2", values: ["usual", "chosen"], many: false };
const CHOSEN: Option = { name: "chosen_cards", rule: "X-2", values: ["a", "b"], many: true };
const TIE: Option = { name: "tie", rule: "X-3", values: [true, false], many: false };
const WHEN: Option = { name: "when", rule: "X-4", values: [["start", "end"], ["turn"]], many: false };
const GAME: GameInfo = { name: "x", titles: {}, seat_counts: [2], options: [SETS, CARDS, CHOSEN, TIE, WHEN], rules: 1 };

describe("options", () => {
  it("have words, as variants and as rulings", () => {
    expect([label(SETS, words), isRuling(SETS, words)]).toEqual(["Sets", false]);
    expect([label(TIE, words), isRuling(TIE, words)]).toEqual(["A tie is shared", true]);
  });

  it("name their values: yes and no, words, and what is no word by its number", () => {
    expect(valueLabel(TIE, false, words)).toBe("no");
    expect(valueLabel(SETS, "nobles", words)).toBe("Nobles");
    expect(valueLabel(WHEN, ["turn"], words)).toBe("on their turn");
    expect(valueLabel(CARDS, 3, words)).toBe("3");
  });

  it("do not send what is usual", () => {
    expect(choose(TIE, false, {})).toEqual({ tie: false });
    expect(choose(TIE, true, { tie: false })).toEqual({});
    expect(choose(SETS, [], { sets: ["nobles"] })).toEqual({});
  });

  it("open a choice of cards once cards are chosen", () => {
    expect(isOpen(CHOSEN, {})).toBe(false);
    expect(isOpen(CHOSEN, { cards: "chosen" })).toBe(true);
    expect(isOpen({ ...TIE, values: [false] }, {})).toBe(false);
  });

  it("tell what a table has agreed on beyond the usual", () => {
    expect(agreed(GAME, { sets: ["nobles"], tie: true }, words)).toEqual(["Sets: Nobles"]);
    expect(agreed(GAME, {}, words)).toEqual([]);
  });
});
