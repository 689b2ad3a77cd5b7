import { describe, expect, it } from "vitest";
import { card } from "../facts";
import { COMPONENTS } from "../scene.test-data";
import { cardMarks, laid, laidLength, lengthOf, marksOf } from "./marks";

describe("costs and rewards as drawings", () => {
  it("points and coins come first and hold their figures", () => {
    expect(marksOf({ camel: 3, vp: 5, coin: 4 }).map((mark) => mark.kind)).toEqual(["vp", "coin", "piece"]);
  });

  it("a pair of different goods is two goods", () => {
    expect(marksOf({ goods_two_different: 1 })).toEqual([{ kind: "piece", piece: "good-any", figure: "2" }]);
  });

  it("a table shows from which value on it gives more", () => {
    const dice = cardMarks(card(COMPONENTS, "city_28")!).flatMap((mark) => (mark.kind === "die" ? [mark.value] : []));
    expect(dice).toEqual([1, 4]);
  });

  it("a card by pips shows its lowest and its highest die", () => {
    const figures = cardMarks(card(COMPONENTS, "city_31")!).flatMap((mark) => ("figure" in mark ? [mark.figure] : []));
    expect(figures).toEqual(["2", "12"]);
  });

  it("a row too long for its place drops its ones and moves together until it fits", () => {
    const marks = marksOf({ vp: 5, good_any: 1, black_die: 1 });
    expect(lengthOf(marks)).toBeGreaterThan(59);
    expect(laidLength(marks, 59)).toBeLessThanOrEqual(59.01);
    expect(laid(marks, 59).map(({ mark }) => ("figure" in mark ? mark.figure : ""))).toEqual(["5", "", ""]);
    expect(laidLength(marks)).toBe(lengthOf(marks));
  });
});
