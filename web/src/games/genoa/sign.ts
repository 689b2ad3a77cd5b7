/** The sign before an option of the decision, and what it brings as far as it lies open on the table. */
import type { Sign } from "$lib/board";
import type { Choice, Told } from "$lib/messages";
import type { Words } from "$lib/words";
import { COIN, deckPiece, goodPiece, tileSign } from "./draw/pieces";
import { cardOf, reward, space } from "./facts";
import { spokenCard } from "./names";
import { offerTerms } from "./talk/terms";
import { spokenThings } from "./talk/things";
import { deckOf, item, TILES, type Genoa } from "./view";

type Of = (told: Told, view: Genoa, words: Words, components: Told) => Sign;

const SIGNS: Record<string, Of> = {
  roll: () => ({ piece: "die-5", color: "var(--piece-paper)" }),
  start: () => tile("starting_space"),
  place: () => tower(),
  pass: () => ({ piece: "ui-end" }),
  bid: () => ({ piece: "ui-deal" }),
  pay: ({ ducats }) => ({ ...COIN, gain: coins(item(ducats)) }),
  pay_good: ({ good, plus }, view) => ({ ...ofGood(item(good), view.seat), gain: more(item(plus)) }),
  pay_card: ({ card, plus }, _view, words, components) => ({
    ...ofCard(item(card), words, components),
    gain: more(item(plus)),
  }),
  pay_yield: ({ plus }) => ({ piece: "ui-turn", gain: more(item(plus)) }),
  pay_order: ({ reward: ducats }) => ({ ...deckPiece("large_order"), gain: coins(item(ducats)) }),
  withdraw: (...given) => ofOffer("ge-withdraw-offer", "ui-cross", ...given),
  accept: (...given) => ofOffer("ge-accept-offer", "ui-check", ...given),
  add: (...given) => ofOffer("ge-add-offer", "ui-check", ...given),
  counter: (...given) => ofOffer("ge-counter-offer", "ui-counter", ...given),
  raise: ({ raise }) => ({ ...COIN, gain: coins(`+${item(raise)}`) }),
  raise_good: ({ commodity }) => ofGood(item(commodity), null),
  agree: () => ({ piece: "ui-check" }),
  decline: () => ({ piece: "ui-cross" }),
  done: () => ({ piece: "ui-check" }),
  take: ofTake,
  hear: () => ({ piece: "ui-deal" }),
  go: () => tower(),
  more: () => ({ piece: "ui-replay" }),
  move: ofMove,
  leave: () => ({ piece: "ui-end" }),
  stop: () => ({ piece: "ui-end" }),
  cancel: () => ({ piece: "ui-undo" }),
  effect: ({}, view, words, components) => ofTake({}, view, words, components),
  contract: () => deckPiece("contract"),
  deliver: ({ large_order }, _view, words, components) => ofOrder(item(large_order), words, components),
  complete: ({ small_order }, _view, words, components) => ofOrder(item(small_order), words, components),
  message: ({ message }, _view, words, components) => ofOrder(item(message), words, components),
  choose: ({ commodity }) => ofGood(item(commodity), null),
  trade: ({ good }, view) => ofGood(item(good), view.seat),
  trade_card: ({ card }, _view, words, components) => ofCard(item(card), words, components),
  hand_over: ({ card }, _view, words, components) => ofCard(item(card), words, components),
  get: ({ good }, view) => ofGood(item(good), view.seat),
  draw: ({ deck }) => deckPiece(item(deck)),
  use_building: () => tile("building_action"),
  end: () => ({ piece: "ui-check" }),
  tile: ({ tile: one }) => ofGood(item(one), null),
  keep: () => ({ piece: "ui-end" }),
  street: () => tower(),
  occupy: (_told, view) => ofGood("marker", view.seat),
  evict: ofEvict,
  finish: () => ({ piece: "ui-check" }),
};

export function sign(choice: Choice, view: Genoa, words: Words, components: Told): Sign | null {
  return SIGNS[choice.told.verb as string]?.(choice.told, view, words, components) ?? null;
}

function tower(): Sign {
  return { piece: "disc", color: "var(--piece-paper)" };
}

function tile(id: string): Sign {
  return { piece: tileSign(id) };
}

function coins(figure: string): Sign["gain"] {
  return { figure, ...COIN };
}

function more(ducats: string): Sign["gain"] {
  return ducats === "0" ? undefined : coins(`+${ducats}`);
}

function ofGood(good: string, seat: number | null): Sign {
  return TILES.includes(good) ? tile(good) : goodPiece(good, seat);
}

/** A card is called by a number in the engine's words: what stands on it stands below. */
function ofCard(id: string, words: Words, components: Told): Sign {
  const card = cardOf(components, id);
  return { ...deckPiece(deckOf(id)), note: card ? spokenCard(words, card) : undefined };
}

function ofOrder(id: string, words: Words, components: Told): Sign {
  return { ...ofCard(id, words, components), gain: coins(`+${reward(components, deckOf(id)) ?? 0}`) };
}

/** An offer is called by its place in the engine's words: here by whom it is of and what it gives. */
function ofOffer(word: string, piece: string, { offer }: Told, view: Genoa, words: Words, components: Told): Sign {
  const found = view.offers.find(({ id }) => id === item(offer));
  if (!found) return { piece };
  const { pays, adds } = offerTerms(found, components);
  const name = words.say(word, { seat: `seat:${found.by}` }, { things: spokenThings(pays, words) });
  const asks = adds.length ? `; ${words.say("ge-say-asks", {}, { things: spokenThings(adds, words) })}` : "";
  return { piece, name, note: `${words.thing(`space:${found.target}`)}${asks}` };
}

/** What the action here gives. */
function ofTake(_told: Told, view: Genoa, _words: Words, components: Told): Sign {
  const action = view.tower ? space(components, view.tower)?.action : null;
  switch (action?.type) {
    case "take_commodities":
      return goodPiece(action.commodities[0]!, null);
    case "take_special_tile":
      return tile(action.tile);
    case "take_marker":
      return {
        ...goodPiece("marker", view.seat),
        gain: { figure: `+${action.count}`, ...goodPiece("marker", view.seat) },
      };
    case "draw_card":
      return { ...deckPiece(action.deck), gain: { figure: `+${action.count}`, ...deckPiece(action.deck) } };
    default:
      return { piece: "act-contracts" };
  }
}

/** Who would get the ten ducats, and who offers for it, is on the board; here only that it goes there. */
function ofMove({ space: to }: Told, view: Genoa, words: Words): Sign {
  const offers = view.offers.filter((offer) => offer.target === item(to)).length;
  return { ...tower(), note: offers ? words.say("ge-note-offers", { offers }) : undefined };
}

function ofEvict({ building }: Told, view: Genoa, words: Words): Sign {
  const owner = view.owners[item(building)];
  if (owner === undefined) return { piece: "ui-cross" };
  return { ...goodPiece("marker", owner), note: words.say("ge-say-owner", { seat: `seat:${owner}` }) };
}
