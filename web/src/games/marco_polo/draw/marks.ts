/** Costs and rewards as rows of small drawings: a figure and its piece, a figure in a coin or a seal, an arrow, a die. */
import type { Bundle, CityCard, Contract } from "../facts";

export type Mark =
  | { kind: "piece"; piece: string; color?: string; figure: string }
  | { kind: "coin" | "vp"; figure: string }
  | { kind: "arrow"; both: boolean }
  | { kind: "die"; value: number }
  | { kind: "text"; text: string };

/** How the parts of a bundle are drawn, in the order in which they are read. */
const PIECES: Record<string, { piece: string; color?: string }> = {
  camel: { piece: "camel", color: "var(--good-camel)" },
  pepper: { piece: "pepper", color: "var(--good-pepper)" },
  silk: { piece: "silk", color: "var(--good-silk)" },
  gold: { piece: "gold", color: "var(--good-gold)" },
  good_any: { piece: "good-any" },
  goods_two_different: { piece: "good-any" },
  contract: { piece: "act-contracts", color: "var(--ink)" },
  black_die: { piece: "die", color: "var(--die-black)" },
  move: { piece: "act-travel", color: "var(--ink)" },
  city_bonus_other: { piece: "city-bonus-other" },
  city_bonus_own: { piece: "city-bonus" },
};
const COUNTED = {
  completed_contracts: { piece: "act-contracts", color: "var(--ink)" },
  trading_posts: { piece: "trading-post", color: "var(--paper-sunk)" },
};
const ARROW: Mark = { kind: "arrow", both: false };
const GAP = 4;
const DIGIT = 6.8;

export function pieceOf(part: string): { piece: string; color?: string } {
  if (part === "coin") return { piece: "coin" };
  return part === "vp" ? { piece: "vp-star" } : (PIECES[part] ?? { piece: "good-any" });
}

/** A bundle: points and coins first, then the rest as listed. */
export function marksOf(bundle: Bundle): Mark[] {
  const discs = (["vp", "coin"] as const).flatMap((kind): Mark[] =>
    bundle[kind] ? [{ kind, figure: String(bundle[kind]) }] : [],
  );
  const rest = Object.keys(PIECES).flatMap((part): Mark[] => {
    const number = bundle[part];
    if (!number) return [];
    const figure = part === "goods_two_different" ? 2 * number : number;
    return [{ kind: "piece", ...PIECES[part]!, figure: String(figure) }];
  });
  return [...discs, ...rest];
}

function exchangeMarks(cost: Bundle, reward: Bundle, both = false): Mark[] {
  return [...marksOf(cost), both ? { kind: "arrow", both } : ARROW, ...marksOf(reward)];
}

export function contractMarks({ cost, reward }: Contract): Mark[] {
  return exchangeMarks(cost, reward);
}

/** A city card in one line. */
export function cardMarks(card: CityCard): Mark[] {
  switch (card.kind) {
    case "exchange":
      return exchangeMarks(card.cost ?? {}, card.reward ?? {});
    case "either_way":
      return exchangeMarks(card.left ?? {}, card.right ?? {}, true);
    case "one_of":
      return (card.options ?? []).flatMap(({ cost, reward }, i) => [
        ...(i > 0 ? [{ kind: "text", text: "/" } as const] : []),
        ...exchangeMarks(cost, reward),
      ]);
    case "per_count":
      return [{ kind: "piece", ...COUNTED[card.count!], figure: "1" }, ARROW, ...marksOf(card.reward ?? {})];
    case "die_table":
      return tableMarks(card.table ?? []);
    case "per_pip":
      return pipMarks(card.reward ?? {});
  }
}

/** By value of the die: from which value on it gives what. */
function tableMarks(table: Bundle[]): Mark[] {
  const steps = table.map((reward, i) => ({ value: i + 1, reward }));
  return steps
    .filter(({ reward }, i) => i === 0 || JSON.stringify(reward) !== JSON.stringify(table[i - 1]))
    .flatMap(({ value, reward }) => [{ kind: "die", value } as const, ...marksOf(reward)]);
}

/** So much for every pip: what the lowest and the highest die give. */
function pipMarks(reward: Bundle): Mark[] {
  const of = (value: number): Mark[] => [
    { kind: "die", value },
    ...marksOf(Object.fromEntries(Object.entries(reward).map(([part, number]) => [part, value * number]))),
  ];
  return [...of(1), { kind: "text", text: "–" }, ...of(6)];
}

export function widthOf(mark: Mark): number {
  switch (mark.kind) {
    case "piece":
      return mark.figure.length * DIGIT + 16;
    case "vp":
      return 19;
    case "coin":
      return 18;
    case "arrow":
      return 9;
    case "die":
      return 17;
    case "text":
      return 7;
  }
}

/** So wide is the row; its marks lie `gap` apart. */
export function lengthOf(marks: Mark[], gap = GAP): number {
  return marks.reduce((sum, mark) => sum + widthOf(mark), 0) + gap * Math.max(0, marks.length - 1);
}

/** Where each mark begins. A row that is too long for `most` drops its ones, then moves together. */
export function laid(marks: Mark[], most = Infinity): { mark: Mark; x: number }[] {
  const short = (mark: Mark): Mark => (mark.kind === "piece" && mark.figure === "1" ? { ...mark, figure: "" } : mark);
  const row = lengthOf(marks) > most ? marks.map(short) : marks;
  const over = Math.max(0, lengthOf(row) - most);
  const gap = GAP - over / Math.max(1, row.length - 1);
  let x = 0;
  return row.map((mark) => {
    const at = { mark, x };
    x += widthOf(mark) + gap;
    return at;
  });
}

/** How long it is when so laid. */
export function laidLength(marks: Mark[], most = Infinity): number {
  const last = laid(marks, most).at(-1);
  return last ? last.x + widthOf(last.mark) : 0;
}
