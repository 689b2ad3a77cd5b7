/** The colours of a die, and the mark of whose it is. `colour` is a seat, `black`, `white` or `neutral`. */
export interface Paint {
  fill: string;
  pip: string;
  mark: string | null;
}

const COMMON: Record<string, Paint> = {
  black: { fill: "var(--die-black)", pip: "var(--piece-paper)", mark: null },
  white: { fill: "var(--die-white)", pip: "var(--piece-line)", mark: null },
  neutral: { fill: "var(--quarry)", pip: "var(--piece-line)", mark: null },
};

export function paint(colour: string): Paint {
  const seat = Number(colour) + 1;
  return COMMON[colour] ?? { fill: `var(--seat-${seat})`, pip: `var(--seat-${seat}-on)`, mark: `mark-${seat}` };
}
