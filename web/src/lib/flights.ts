/**
 * Flights: pieces travel, they do not jump. They fly over the page from anchor to anchor, on top of the position as it
 * was; when all have landed the new position is shown. A click or a key finishes them.
 */
import sprite from "$look/pieces.svg?url";
import type { Travel } from "./board";
import { placeOf } from "./anchors";
import { moves } from "./prefs.svelte";

const NS = "http://www.w3.org/2000/svg";
/** One event takes at most so long. */
const LONGEST = 1600;
const MOST_PIECES = 12;
const SIZE = 30;

let flying: Animation[] = [];

/** Let everything in the air land now. */
export function land(): void {
  for (const flight of flying) flight.finish();
}

function token(name: string): number {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 0;
}

function piece(travel: Travel): SVGSVGElement {
  const svg = document.createElementNS(NS, "svg");
  svg.setAttribute("viewBox", "0 0 48 48");
  svg.setAttribute("class", "flying");
  svg.setAttribute("aria-hidden", "true");
  if (travel.color) svg.style.color = travel.color;
  const use = document.createElementNS(NS, "use");
  use.setAttribute("href", `${sprite}#${travel.piece}`);
  svg.append(use);
  return svg;
}

function centre(box: DOMRect): [number, number] {
  return [box.left + box.width / 2 - SIZE / 2, box.top + box.height / 2 - SIZE / 2];
}

/** Send them off; done when all have landed. `hurry` halves the time: more is waiting. */
export async function fly(travels: Travel[], hurry: boolean): Promise<void> {
  if (document.hidden) return;
  const trips = travels
    .flatMap((travel) => Array.from({ length: Math.min(travel.count ?? 1, 5) }, () => travel))
    .slice(0, MOST_PIECES)
    .map((travel) => ({ travel, from: placeOf(travel.from), to: placeOf(travel.to) }));
  if (!moves()) return mark(trips.flatMap(({ from, to }) => [from, to]));
  const stagger = Math.min(token("--stagger"), LONGEST / 2 / Math.max(1, trips.length));
  const duration = token("--m-travel") * (hurry ? 0.5 : 1);
  const style = getComputedStyle(document.documentElement);
  const easing = style.getPropertyValue("--ease-carry").trim() || "ease-in-out";
  const flights = trips.flatMap(({ travel, from, to }, i) => {
    if (!from || !to) return [];
    const [x, y] = centre(from);
    const [toX, toY] = centre(to);
    const rise = Math.min(40, Math.hypot(toX - x, toY - y) / 8);
    const node = piece(travel);
    document.body.append(node);
    const path = [
      { transform: `translate(${x}px, ${y}px) scale(0.8)` },
      { transform: `translate(${(x + toX) / 2}px, ${(y + toY) / 2 - rise}px) scale(1.15)` },
      { transform: `translate(${toX}px, ${toY}px) scale(0.9)` },
    ];
    const flight = node.animate(path, { duration, easing, delay: i * stagger, fill: "both" });
    return [{ node, flight }];
  });
  flying = flights.map(({ flight }) => flight);
  await Promise.all(flights.map(({ flight }) => flight.finished.catch(() => undefined)));
  for (const { node } of flights) node.remove();
  flying = [];
}

/** Without motion: where things came from and went to keeps a ring for a moment. */
function mark(places: (DOMRect | null)[]): void {
  for (const box of places) {
    if (!box) continue;
    const ring = document.createElement("div");
    ring.className = "touched";
    ring.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
    document.body.append(ring);
    setTimeout(() => ring.remove(), 1500);
  }
}
