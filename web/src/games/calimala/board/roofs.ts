/** The outlines of the buildings, so wide; the wall begins 52 below the top and is 96 high. Drawing only. */
export interface Roof {
  body: string;
  parts: { d: string; fill?: string }[];
}

function dome(w: number): Roof {
  const m = w / 2;
  return {
    body: `M0 148V52H${w}V148Z`,
    parts: [
      { d: `M${m - 46} 52C${m - 46} 24 ${m - 22} 10 ${m} 10S${m + 46} 24 ${m + 46} 52Z`, fill: "var(--madder-fill)" },
      { d: `M${m} 10V0M${m - 22} 14L${m - 14} 52M${m + 22} 14L${m + 14} 52M${m} 10V52` },
    ],
  };
}

function gable(w: number): Roof {
  const m = w / 2;
  return {
    body: `M0 148V56L${m - 32} 48 ${m} 20 ${m + 32} 48 ${w} 56V148Z`,
    parts: [
      { d: `M${m} 20V6M${m - 5} 11H${m + 5}` },
      { d: `M${m - 8} 42a8 8 0 0 1 16 0a8 8 0 0 1 -16 0Z`, fill: "var(--indigo-wash)" },
    ],
  };
}

function low(w: number): Roof {
  const m = w / 2;
  return {
    body: `M0 148V56H${m - 36}L${m - 26} 32H${m + 26}L${m + 36} 56H${w}V148Z`,
    parts: [{ d: `M${m - 30} 32L${m} 16 ${m + 30} 32Z`, fill: "var(--verdigris-fill)" }],
  };
}

export const ROOFS: Record<string, (w: number) => Roof> = {
  santa_maria_del_fiore: dome,
  santa_croce: gable,
  san_miniato: low,
};

/** The palace, 160 wide. */
export const PALACE =
  "M5 148V64H0V50H9V56H19V50H29V56H39V50H49V56H59V18H55V7H63V12H69V7H77V12H83V7H91V18H87V56H99V50H109V56H119V50H129V56" +
  "H139V50H150V56H160V64H155V148Z";
