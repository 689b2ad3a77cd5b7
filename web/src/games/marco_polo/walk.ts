/** A movement on the map: how far it has come, and what the next step costs. Shown, never decided. */
import type { Told } from "$lib/messages";
import { card, character, locations, routes, travelCosts } from "./facts";
import { asks, item, seatOf, type MarcoPolo } from "./view";

export interface Walk {
  seat: number;
  /** `travel`, `move`, or a city card. */
  means: string;
  taken: number;
  most: number;
}

export interface Price {
  coin: number;
  camel: number;
  /** Pairs of different goods. */
  pairs: number;
}

/** The movement being made, whoever makes it. */
export function walk(view: MarcoPolo): Walk | null {
  if (asks(view) !== "Walk" && asks(view) !== "SpendPair") return null;
  const { seat, means, taken, most } = view.prompt as Told;
  return { seat: seatOf(seat), means: item(means), taken, most };
}

/** What so many steps of the travel action have cost, tolls apart. */
export function fareFor(steps: number, components: Told): number {
  return steps > 0 ? (travelCosts(components)[steps - 1] ?? 0) : 0;
}

/** The next step of a figure to a place: its share of the fare, and the toll of the route. */
export function priceOf(view: MarcoPolo, components: Told, figure: number, to: string): Price {
  const going = walk(view);
  const from = going ? view.players[going.seat]?.figures[figure - 1] : undefined;
  if (!going || !from) return { coin: 0, camel: 0, pairs: 0 };
  const route = routes(components).find(({ a, b }) => (a === from && b === to) || (a === to && b === from));
  const free = jumps(view, components, going, from, to) && (view.rules.oasis_jump_is_free || !route);
  const toll = free ? {} : (route?.cost ?? {});
  const fare =
    going.means === "travel"
      ? { coin: fareFor(going.taken + 1, components) - fareFor(going.taken, components) }
      : (card(components, going.means)?.cost ?? {});
  return {
    coin: (fare.coin ?? 0) + (toll.coin ?? 0),
    camel: (fare.camel ?? 0) + (toll.camel ?? 0),
    pairs: fare.goods_two_different ?? 0,
  };
}

/** From oasis to oasis by the power of a character. */
function jumps(view: MarcoPolo, components: Told, going: Walk, from: string, to: string): boolean {
  if (!character(components, view.players[going.seat]?.character ?? null)?.oasis_to_oasis) return false;
  if (going.means !== "travel" && !view.rules.oasis_jump_on_any_movement) return false;
  const oases = locations(components).filter((place) => place.kind === "oasis");
  return [from, to].every((id) => oases.some((oasis) => oasis.id === id));
}

/** Whose post will stand in a city once the movement that has passed through it ends; null: nobody's. */
export function arriving(view: MarcoPolo, city: string): number | null {
  const going = walk(view);
  const known = going && view.players[going.seat]?.posts.includes(city);
  return going && !known && view.passed.includes(city) ? going.seat : null;
}
