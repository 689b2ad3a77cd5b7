/** Signs of options in the decision, the quiet line over the question, and what a seat is called. */
import type { Sign } from "$lib/board";
import type { Choice, Told } from "$lib/messages";
import type { Words } from "$lib/words";
import { acting, activation, joined, scoresWith } from "./city";
import { actionSign, buildOptions, discColour, discsAtStart, scoringSign, seatColour } from "./facts";
import { discsLeft, item, MATERIALS, type Calimala, type Disc } from "./view";

type Of = (told: Told, view: Calimala, words: Words, components: Told) => Sign;

const CARD: Sign = { piece: "card-back-small", color: "var(--umber-fill)" };
const CLOTH: Sign = { piece: "cloth", color: "var(--good-cloth)" };

const SIGNS: Record<string, Of> = {
  keep: ({ final_card }, _view, _words, components) => drawn(scoringSign(components, item(final_card))),
  take: ({ card }) => drawn(actionSign(item(card))),
  play: ({ card }) => drawn(actionSign(item(card))),
  do: ({ action }) => drawn(actionSign(item(action))),
  draw: () => CARD,
  place: ofPlace,
  send: ofSend,
  build: ({ piece }, view, words, components) => ({
    piece: item(piece),
    color: own(view),
    note: price(item(piece), words, components),
  }),
  house: (_told, view, words, components) => ({
    piece: "trade-house",
    color: own(view),
    note: price("trade_house", words, components),
  }),
  artwork: ({ building }, view, words, components) => ({
    ...drawn(scoringSign(components, item(building))),
    note: room(view, words, `artwork:${item(building)}`),
  }),
  contribute: ({ material, church }, view, words) => ({
    ...drawn(actionSign(item(material))),
    note: room(view, words, `${item(material)}:${item(church)}`),
  }),
  ship: ({ port }, view, words) => ({ ...CLOTH, note: room(view, words, `cloth:${item(port)}`) }),
  deliver: ({ trading }, view, words) => ({ ...CLOTH, note: room(view, words, `cloth:${item(trading)}`) }),
  end: () => ({ piece: "ui-end" }),
  stop: () => ({ piece: "ui-end" }),
};

export function sign(choice: Choice, view: Calimala, words: Words, components: Told): Sign | null {
  return SIGNS[choice.told.verb as string]?.(choice.told, view, words, components) ?? null;
}

/** Discs, in the list of what to place. */
export function mark(element: string, view: Calimala): { piece: string; color: string } | null {
  if (!element.startsWith("disc:")) return null;
  return { piece: "tower-disc", color: item(element) === "white" ? discColour("white") : own(view) };
}

function drawn({ piece, color }: { piece: string; color?: string }): Sign {
  return { piece, color };
}

function own(view: Calimala): string {
  return seatColour(view.seat ?? 0);
}

function price(id: string, words: Words, components: Told): string {
  const cost = buildOptions(components).find((option) => option.id === id)?.cost ?? {};
  return MATERIALS.filter((material) => cost[material])
    .map((material) => `${cost[material]} ${words.thing(`material:${material}`)}`)
    .join(", ");
}

function room(view: Calimala, words: Words, area: string): string {
  return words.say("ca-note-room", { free: view.free[area] ?? 0 });
}

/** The two actions of the street; who else acts then, in order; and what is scored, which the turn may still change. */
function ofPlace({ disc, space }: Told, view: Calimala, words: Words, components: Told): Sign {
  const street = item(space);
  const [first, second] = joined(view, components, street);
  const reader = view.seat ?? 0;
  const placed: Disc = item(disc) === "white" ? "white" : reader;
  const others = acting([placed, ...(view.towers[street] ?? [])], reader).slice(1);
  const scored = scoresWith(view, street) ? view.tiles[view.used] : undefined;
  const notes = [
    others.length
      ? words.say(
          "ca-note-then",
          {},
          { seats: others.map((seat) => (seat === reader ? words.say("ca-you") : words.seat(seat))).join(", ") },
        )
      : "",
    scored
      ? words.say("ca-note-scores", { tile: `scoring_tile:${scored}`, vp: view.tiles_now[scored]?.vp[reader] ?? 0 })
      : "",
  ];
  return {
    piece: "tower-disc",
    color: discColour(placed),
    name: words.say("ca-pair", { first: `action:${first}`, second: `action:${second}` }),
    note: notes.filter(Boolean).join(" ") || undefined,
  };
}

function ofSend({ space, level }: Told, view: Calimala, words: Words, components: Told): Sign {
  const [first, second] = joined(view, components, item(space));
  return {
    piece: "tower-disc",
    color: own(view),
    name: words.say("ca-pair", { first: `action:${first}`, second: `action:${second}` }),
    note: words.say("ca-note-level", { level }),
  };
}

/** The quiet line over the question. */
export function context(view: Calimala, words: Words, components: Told): { piece: string; text: string } | null {
  const asked = view.prompt?.ask as string | undefined;
  if (asked === "KeepFinalCard" || asked === "TakeStartCard")
    return { piece: "card-back-small", text: words.say("ca-context-before") };
  if (asked === "PlaceDisc") {
    const all = discsAtStart(components, view.seats);
    const turn = all - discsLeft(view.players[view.active]!) + 1;
    return { piece: "tower-disc", text: words.say("ca-context-turn", { turn, all }) };
  }
  const now = activation(view, components);
  if (!now) return null;
  const [first, second] = joined(view, components, now.street);
  const pair = words.say("ca-pair", { first: `action:${first}`, second: `action:${second}` });
  const disc = now.levels.indexOf(now.now) + 1;
  return { piece: "tower-disc", text: words.say("ca-context-disc", { disc, discs: now.levels.length }, { pair }) };
}

export function title(view: Calimala, seat: number, words: Words): string | null {
  return seat === view.start ? words.say("ca-began") : null;
}
