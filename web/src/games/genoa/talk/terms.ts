/** What the two sides of an offer or a counter-offer get, as rows of things. */
import type { Told } from "$lib/messages";
import type { Words } from "$lib/words";
import { space } from "../facts";
import type { Counter, Offer } from "../view";
import { given, promised, spokenThings, wished, type Thing } from "./things";

export interface Terms {
  /** What the buyer pays, now and from the action. */
  pays: Thing[];
  /** What the trader adds, beside the action. */
  adds: Thing[];
}

/** The deck of which an action gives cards. */
export function deckAt(components: Told, target: string): string {
  const action = space(components, target)?.action;
  return action?.type === "draw_card" ? action.deck : "contract";
}

export function offerTerms({ give, after, ask, target }: Offer, components: Told): Terms {
  return { pays: [...given(give, components), ...promised(after, deckAt(components, target))], adds: wished(ask) };
}

export function counterTerms({ want, after, give, target }: Counter, components: Told): Terms {
  return { pays: [...wished(want), ...promised(after, deckAt(components, target))], adds: given(give, components) };
}

/** What the buyer is to have: the action, or the tower on a street. */
export function prize(target: string, words: Words, components: Told): string {
  const acts = space(components, target)?.action != null;
  return words.say(acts ? "ge-prize-action" : "ge-prize-move");
}

/** An offer in one line. */
export function spokenOffer(offer: Offer, words: Words, components: Told): string {
  const { pays, adds } = offerTerms(offer, components);
  const args = { seat: `seat:${offer.by}`, space: `space:${offer.target}` };
  const said = words.say("ge-say-offer", args, { things: spokenThings(pays, words) });
  return adds.length ? `${said}; ${words.say("ge-say-asks", {}, { things: spokenThings(adds, words) })}` : said;
}
