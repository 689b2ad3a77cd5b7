/** Fitting names into little space: measured widths, lines broken at spaces and marks. */

export type Face = "display" | "text";

/** Stands in a name where it may be broken. */
const SOFT = "|";

/** Counts the arrivals of fonts: whoever has measured measures again. */
let arrivals = $state(0);
const pen = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
if (typeof document !== "undefined") document.fonts?.addEventListener("loadingdone", () => (arrivals += 1));

const faces = new Map<Face, string>();

/** The typefaces of the tokens. */
function faceOf(face: Face): string {
  const known = faces.get(face);
  if (known) return known;
  const found = getComputedStyle(document.documentElement).getPropertyValue(`--face-${face}`);
  if (found) faces.set(face, found);
  return found || "serif";
}

/** The width of a text in pixels. */
export function widthOf(text: string, size: number, face: Face = "text", weight = 700, slanted = false): number {
  void arrivals;
  if (!pen) return text.length * size * 0.5;
  pen.font = `${slanted ? "italic " : ""}${weight} ${size}px ${faceOf(face)}`;
  return pen.measureText(text).width;
}

export interface Line {
  text: string;
  /** If it is a little too long: the width it is pressed into. */
  pressed?: number;
}

/** A name without the places where it may be broken. */
export function plain(name: string): string {
  return name.replaceAll(SOFT, "");
}

/** The name in as few lines of that width as it needs. A line that cannot be broken is pressed. */
export function linesOf(name: string, width: number, size: number, face: Face = "text"): Line[] {
  const whole = plain(name);
  if (widthOf(whole, size, face) <= width * 1.12) return [press(whole, width, size, face)];
  const lines: string[] = [];
  let line = "";
  for (const piece of name.split(/(?<=[ |])/)) {
    const longer = plain(line + piece).trimEnd();
    const open = piece.endsWith(SOFT) ? "-" : "";
    if (line && widthOf(longer + open, size, face) > width * 1.12) {
      lines.push(closed(line));
      line = piece;
    } else line += piece;
  }
  return [...lines, closed(line)].map((text) => press(text, width, size, face));
}

function closed(line: string): string {
  return plain(line).trimEnd() + (line.endsWith(SOFT) ? "-" : "");
}

function press(text: string, width: number, size: number, face: Face): Line {
  return widthOf(text, size, face) > width ? { text, pressed: width } : { text };
}

/** The largest size, from `most` down to `least`, in which the text has room. */
export function sizeFor(text: string, width: number, most: number, least: number, face: Face): number {
  let size = most;
  while (size > least && widthOf(text, size, face) > width) size -= 0.5;
  return size;
}
