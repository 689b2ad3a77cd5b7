/** A view without a board of its own, as the plain board reads it: names and values, however deep. */
import type { View } from "$lib/board";

/** What the page says elsewhere, or what only programs need; players have seats of their own. */
const ASIDE = [
  ...["game", "seats", "seat", "asked", "awaited", "prompt", "plan", "answered", "answer", "over", "rules"],
  "players",
];

/** Whether a text names a thing of the game: `card:7`. */
export function isThing(text: string): boolean {
  return /^[a-z_]+:[\w-]+$/i.test(text);
}

/** The seat that a thing is, if it is one. */
export function seatOf(thing: string): number | null {
  return thing.startsWith("seat:") ? Number(thing.slice("seat:".length)) : null;
}

/** What lies on the table, for everybody. */
export function onTable(view: View): Record<string, unknown> {
  return Object.fromEntries(Object.entries(view).filter(([name]) => !ASIDE.includes(name)));
}

/** What a seat has: its place in the list of players, if the view has one. */
export function ofSeat(view: View, seat: number | null): Record<string, unknown> {
  const players: unknown = view.players;
  const own: unknown = Array.isArray(players) && seat !== null ? players[seat] : null;
  return isBranch(own) && !Array.isArray(own) ? own : {};
}

/** A list or an object: something that has parts. */
export function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Whether it stands in one line: nothing in it has parts. */
export function isLine(value: Record<string, unknown>): boolean {
  return !Object.values(value).some(isBranch);
}

/** All things in a part of a view, as names or as values. */
export function thingsIn(value: unknown): Set<string> {
  if (typeof value === "string") return new Set(isThing(value) ? [value] : []);
  if (!isBranch(value)) return new Set();
  const names = Array.isArray(value) ? [] : Object.keys(value).filter(isThing);
  return new Set([...names, ...Object.values(value).flatMap((part) => [...thingsIn(part)])]);
}
