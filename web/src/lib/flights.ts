/**
 * Flights: pieces travel, they do not jump. They fly over the page from anchor to anchor, on top of the position as it
 * was, those of one event after those of the event before; when all have landed the new position is shown. A click or a
 * key finishes them.
 */
import sprite from "$look/pieces.svg?url";
import type { GameParts, Travel } from "./board";
import type { Told } from "./messages";
import { placeOf } from "./anchors";
import { moves } from "./prefs.svelte";
import { type Flight, milliseconds, timetable } from "./timetable";

const NS = "http://www.w3.org/2000/svg";
const SIZE = 30;
/** A die that rolls is as large as its place, up to this. */
const LARGEST = 44;
/** Between two dice that come to rest side by side. */
const GAP = 4;
/** The faces a die shows before it comes to rest. */
const TUMBLES = 6;
const BACK = "card-back-small";
const PAPER = { x: "8", y: "3", width: "32", height: "42", rx: "3", class: "card-paper" };

/** A side of a piece: a symbol of the sprite, with a figure on it where there are no pips. */
interface Side {
  piece: string;
  figure?: number;
}

interface Trip extends Flight {
  from: DOMRect;
  to: DOMRect;
  size: number;
}

let flying: Animation[] = [];

/** Let everything in the air land now, and take away the rings of those who see no flights. */
export function land(): void {
  for (const flight of flying) flight.finish();
  for (const ring of document.querySelectorAll(".touched")) ring.remove();
}

/** Send off what these events move; done when all has landed. The view is the one before; `hurry` halves the time. */
export async function fly(parts: GameParts, events: Told[], view: Told, hurry = false): Promise<void> {
  if (document.hidden) return;
  const travels = events.map((event) => parts.travels?.(event, view) ?? []);
  const seen = travels.map((some) => some.filter(({ from, to }) => placeOf(from) && placeOf(to)));
  if (!moves()) return mark(seen.flat().flatMap(({ from, to }) => [placeOf(from)!, placeOf(to)!]));
  const pace = hurry ? 0.5 : 1;
  const times = { travel: token("--m-travel") * pace, story: token("--m-story") * pace, stagger: token("--stagger") };
  const trips = apart(timetable(seen, times).map(trip));
  const nodes = trips.map(drawn);
  document.body.append(...nodes);
  flying = trips.flatMap((trip, i) => [carried(nodes[i]!, trip), ...shown(nodes[i]!, trip)]);
  await Promise.all(flying.map((flight) => flight.finished.catch(() => undefined)));
  for (const node of nodes) node.remove();
  flying = [];
}

function trip(flight: Flight): Trip {
  const [from, to] = [placeOf(flight.travel.from)!, placeOf(flight.travel.to)!];
  const room = Math.min(to.width, to.height, LARGEST);
  return { ...flight, from, to, size: flight.travel.way === "roll" ? Math.max(SIZE, room) : SIZE };
}

/** Dice that roll in one place come to rest side by side. */
function apart(trips: Trip[]): Trip[] {
  return trips.map((one) => {
    const { travel, from, to, size } = one;
    const together = trips.filter((other) => other.travel.way === "roll" && other.travel.to === travel.to);
    if (travel.way !== "roll" || together.length === 1) return one;
    const pitch = Math.min(size + GAP, (to.width - size) / (together.length - 1));
    const aside = (together.indexOf(one) - (together.length - 1) / 2) * pitch;
    return { ...one, from: travel.from === travel.to ? beside(from, aside) : from, to: beside(to, aside) };
  });
}

function beside(box: DOMRect, aside: number): DOMRect {
  return new DOMRect(box.x + aside, box.y, box.width, box.height);
}

function token(name: string): number {
  return milliseconds(getComputedStyle(document.documentElement).getPropertyValue(name));
}

/** The faces it shows on its way, the last one for good. */
function faces({ piece, way, die }: Travel): Side[] {
  if (way === "turn") return [{ piece: BACK }, { piece }];
  if (way !== "roll") return [{ piece }];
  const { figure, sides } = die ?? { figure: Number(piece.slice(-1)), sides: 6 };
  const tumbling = Array.from({ length: TUMBLES }, (_, i) => 1 + ((figure + 5 * (TUMBLES - 1 - i) - 1) % sides));
  return tumbling.map((shown) => (die ? { piece, figure: shown } : { piece: `die-${shown}` }));
}

function drawn({ travel, size }: Trip): SVGSVGElement {
  const svg = document.createElementNS(NS, "svg");
  svg.setAttribute("viewBox", "0 0 48 48");
  svg.setAttribute("class", "flying");
  svg.setAttribute("aria-hidden", "true");
  svg.style.width = svg.style.height = `${size}px`;
  if (travel.color) svg.style.color = travel.color;
  const sides = faces(travel).map(side);
  if (travel.way === "turn") printed(sides[0]!, sides[1]!);
  svg.append(...sides);
  return svg;
}

function side({ piece, figure }: Side): SVGGElement {
  const use = document.createElementNS(NS, "use");
  use.setAttribute("href", `${sprite}#${piece}`);
  const group = document.createElementNS(NS, "g");
  group.append(use);
  if (figure === undefined) return group;
  const text = document.createElementNS(NS, "text");
  text.setAttribute("x", "24");
  text.setAttribute("y", "31");
  text.textContent = String(figure);
  group.append(text);
  return group;
}

/** The two sides of a card: its back, and paper on which the piece is printed. */
function printed(back: SVGGElement, face: SVGGElement): void {
  back.setAttribute("class", "card-back");
  face.firstElementChild!.setAttribute("transform", "translate(12 12) scale(0.5)");
  const paper = document.createElementNS(NS, "rect");
  for (const [name, value] of Object.entries(PAPER)) paper.setAttribute(name, value);
  face.prepend(paper);
}

function centre(box: DOMRect, size: number): [number, number] {
  return [box.left + (box.width - size) / 2, box.top + (box.height - size) / 2];
}

/** On a slight arc; a die tumbles, a card turns. */
function carried(node: SVGSVGElement, { travel, from, to, size, delay, duration }: Trip): Animation {
  const [x, y] = centre(from, size);
  const [toX, toY] = centre(to, size);
  const rise = travel.way ? 26 : Math.min(40, Math.hypot(toX - x, toY - y) / 8);
  const spin = { roll: ["rotate(-40deg)", "rotate(200deg)", "rotate(360deg)"], turn: ["", "rotateY(90deg)", ""] };
  const [start, middle, end] = travel.way ? spin[travel.way] : ["", "", ""];
  const path = [
    { transform: `translate(${x}px, ${y}px) ${start} scale(0.8)`, opacity: 1 },
    { transform: `translate(${(x + toX) / 2}px, ${(y + toY) / 2 - rise}px) ${middle} scale(1.3)`, opacity: 1 },
    { transform: `translate(${toX}px, ${toY}px) ${end} scale(0.95)`, opacity: 1 },
  ];
  const easing = getComputedStyle(node).getPropertyValue("--ease-carry").trim() || "ease-in-out";
  return node.animate(path, { duration, delay, easing, fill: "forwards" });
}

/** One face after the other. */
function shown(node: SVGSVGElement, { delay, duration }: Trip): Animation[] {
  const sides = [...node.children];
  if (sides.length === 1) return [];
  return sides.map((side, i) => {
    const [from, until] = [i / sides.length, (i + 1) / sides.length];
    const steps = [
      { offset: 0, opacity: i === 0 ? 1 : 0, easing: "step-end" },
      { offset: from, opacity: 1, easing: "step-end" },
      { offset: until, opacity: i === sides.length - 1 ? 1 : 0, easing: "step-end" },
      { offset: 1, opacity: i === sides.length - 1 ? 1 : 0 },
    ];
    return side.animate(steps, { duration, delay, fill: "both" });
  });
}

/** Without motion: where things came from and went to keeps a ring for a moment. */
function mark(places: DOMRect[]): void {
  for (const box of places) {
    const ring = document.createElement("div");
    ring.className = "touched";
    ring.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
    document.body.append(ring);
    setTimeout(() => ring.remove(), 1500);
  }
}
