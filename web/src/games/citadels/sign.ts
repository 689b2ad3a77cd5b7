/** Signs of options in the decision, the quiet line over the question, and what a seat is called. */
import type { Score, Sign } from "$lib/board";
import type { Choice, Told } from "$lib/messages";
import type { Words } from "$lib/words";
import { catalogueOf, type Catalogue } from "./catalogue";
import { effectOf } from "./names";
import { isDraft, kindOf, seatOf, turnOf, type CitadelsView } from "./view";

const GOLD: Sign = { piece: "coin" };
const CARDS: Sign = { piece: "card-back-small", color: "var(--madder-fill)" };

/** Verbs whose sign does not depend on what they are applied to. */
const PLAIN: Record<string, Sign> = {
  end: { piece: "ui-end" },
  pass: { piece: "ui-cross" },
  tithe: GOLD,
  redraw: CARDS,
  cards: CARDS,
  smithy: CARDS,
  foresee: { piece: "ch-seer" },
  study: { piece: "ch-scholar" },
  confiscate: { piece: "warrant" },
  bribe: { piece: "purse" },
  show: { piece: "threat" },
};

export function sign(choice: Choice, view: CitadelsView, words: Words, components: Told): Sign | null {
  const { told } = choice;
  const catalogue = catalogueOf(components);
  if (told.verb === "income") return income(view, words, catalogue);
  if (told.verb === "bonus") return bonus(view, catalogue);
  const plain = PLAIN[told.verb];
  if (plain) return plain;
  if (told.resource) return told.resource === "resource:gold" ? GOLD : CARDS;
  if (told.type) return ofType(item(told.type));
  if (told.method)
    return told.method === "method:gold" || told.method === "method:cardinal" ? GOLD : method(item(told.method));
  if (told.character) return character(told, words);
  if (told.seat) return { piece: `mark-${seatOf(told.seat) + 1}`, color: `var(--seat-${seatOf(told.seat) + 1}-text)` };
  if (told.district) return district(told, view, words, catalogue);
  return told.built ? ofType(catalogue.type(item(told.built))) : null;
}

function item(told: string): string {
  return told.slice(told.indexOf(":") + 1);
}

function ofType(type: string): Sign {
  return { piece: `kind-${type}`, color: `var(--kind-${type})` };
}

function method(name: string): Sign {
  return name === "thieves_den" ? CARDS : ofType("unique");
}

/** A character; to whoever chooses one, with what it can do. */
function character(told: Told, words: Words): Sign {
  const name = item(told.character);
  const chosen = ["pick", "aside", "hand_over"].includes(told.verb);
  return { piece: `ch-${name}`, ...(chosen ? { note: words.say(`about-character-${name}`) } : {}) };
}

/** The districts that pay, by name. */
function income(view: CitadelsView, words: Words, catalogue: Catalogue): Sign {
  const type = catalogue.gains(turnOf(view)?.character ?? "") ?? "noble";
  const city = view.players[view.seat ?? 0]?.city ?? [];
  const paying = city.map(kindOf).filter((kind) => catalogue.type(kind) === type || kind === "school_of_magic");
  const { piece, color } = catalogue.pays(turnOf(view)?.character ?? "") === "card" ? CARDS : GOLD;
  return {
    ...ofType(type),
    note: paying.map((kind) => words.thing(`district:${kind}`)).join(", "),
    gain: { figure: `+${paying.length}`, piece, color },
  };
}

/** The extra gain of a character: so much gold, or so many cards. */
function bonus(view: CitadelsView, catalogue: Catalogue): Sign {
  const gains = catalogue.bonus(turnOf(view)?.character ?? "");
  if (gains.cards) return { ...CARDS, gain: { figure: `+${gains.cards}`, ...CARDS } };
  const gold = gains.gold ?? view.tax;
  return { ...GOLD, gain: { figure: `+${gold}`, ...GOLD } };
}

function district(told: Told, view: CitadelsView, words: Words, catalogue: Catalogue): Sign {
  const kind = item(told.district);
  const found = ofType(catalogue.type(kind));
  if (told.verb === "laboratory")
    return { ...found, gain: { figure: `+${catalogue.number("laboratory", "gain_gold")}`, piece: "coin" } };
  if (!["build", "keep", "steal"].includes(told.verb)) return found;
  const note = effectOf(words, kind);
  const price = priceOf(kind, view, catalogue);
  return {
    ...found,
    ...(note ? { note } : {}),
    ...(price === null ? {} : { gain: { figure: `${price}`, piece: "coin" } }),
  };
}

/** What a district would cost its builder: the Factory makes other unique ones cheaper. */
function priceOf(kind: string, view: CitadelsView, catalogue: Catalogue): number | null {
  const cost = catalogue.cost(kind);
  const city = view.players[view.seat ?? 0]?.city.map(kindOf) ?? [];
  const cheaper = catalogue.type(kind) === "unique" && city.includes("factory");
  return cost === null || !cheaper ? cost : cost - catalogue.number("factory", "unique_discount");
}

export function context(view: CitadelsView, words: Words): { piece: string; text: string } | null {
  const { round } = view.characters;
  if (view.over) return null;
  const turn = turnOf(view);
  if (isDraft(view) || !turn) return { piece: "ch-any", text: words.say("ci-round", { round }) };
  const who = words.thing(`character:${turn.character}`);
  return {
    piece: `ch-${turn.character}`,
    text: words.say("ci-context", { round, seat: `seat:${turn.seat}` }, { who }),
  };
}

/** The characters that a seat has revealed. */
export function title(view: CitadelsView, seat: number, words: Words): string | null {
  const shown = view.rules.cast.filter((character) => view.characters.revealed[character] === seat);
  return shown.length ? shown.map((character) => words.thing(`character:${character}`)).join(", ") : null;
}

/** The worth of the districts, or the final score; what else a city will be worth is not known before the end. */
export function score(view: CitadelsView, seat: number, components: Told): Score | null {
  const final = view.scores?.[seat];
  if (final !== undefined) return { figure: final, more: false };
  const player = view.players[seat];
  return player ? { figure: catalogueOf(components).worth(player), more: false } : null;
}
