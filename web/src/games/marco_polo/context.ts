/** The quiet line over the question, the title of a seat, and its points. */
import type { Score } from "$lib/board";
import type { Told } from "$lib/messages";
import type { Words } from "$lib/words";
import { space } from "./facts";
import { asks, item, named, seatOf, total, type MarcoPolo } from "./view";
import { fareFor, walk } from "./walk";

export function context(view: MarcoPolo, words: Words, components: Told): { piece: string; text: string } | null {
  const going = walk(view);
  if (going) {
    const step = Math.min(going.taken + 1, going.most);
    const fare = fareFor(going.taken, components);
    const kind = { travel: "travel", move: "other" }[going.means] ?? "card";
    return { piece: "act-travel", text: words.say(`mp-context-walk-${kind}`, { step, most: going.most, fare }) };
  }
  const placing = asks(view) === "PlaceDice" ? named(view) : null;
  const wanted = placing ? (space(components, placing.spot)?.dice ?? 1) : 1;
  if (placing && wanted > 1) {
    const text = words.say("mp-context-dice", { chosen: placing.dice.length, wanted });
    return { piece: "act-reroll", text };
  }
  if (asks(view) === "TakeContract" && view.prompt?.place) {
    const place = item(view.prompt.place);
    return { piece: "act-contracts", text: words.say("mp-context-contract", {}, { place }) };
  }
  if (asks(view) !== "Turn") return null;
  const { seat, acted } = view.prompt as Told;
  const dice = total(view.players[seatOf(seat)]?.dice ?? {});
  return { piece: "act-reroll", text: words.say(acted ? "mp-context-turn-acted" : "mp-context-turn", { dice }) };
}

export function title(view: MarcoPolo, seat: number, words: Words): string | null {
  const character = view.players[seat]?.character;
  const parts = [
    character ? words.say(`mp-short-${character}`) : words.say(`seat-${seat}`),
    ...(view.start === seat ? [words.say("mp-first")] : []),
  ];
  return parts.join(" · ");
}

export function score(view: MarcoPolo, seat: number): Score | null {
  const player = view.players[seat];
  return player ? { figure: player.vp, more: false } : null;
}
