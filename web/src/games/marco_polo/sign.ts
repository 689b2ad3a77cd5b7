/** The sign before an option of the decision, and what it brings or costs as far as it lies open on the table. */
import type { Sign } from "$lib/board";
import type { Choice, Told } from "$lib/messages";
import type { Words } from "$lib/words";
import { characterSign } from "./characters";
import { paint } from "./draw/paint";
import { marksOf, pieceOf } from "./draw/marks";
import { bazaar, bonus, card, character, contract, goal, locations, spaceBonus, type Bundle } from "./facts";
import { bundleName } from "./names";
import { dieOf, item, type MarcoPolo } from "./view";
import { priceOf } from "./walk";
import { valuesAt } from "./where";

interface Asked {
  told: Told;
  view: MarcoPolo;
  words: Words;
  components: Told;
}
type Of = (asked: Asked) => Sign;

const COIN = { piece: "coin" };
const CAMEL = { piece: "camel", color: "var(--good-camel)" };
const VP = { piece: "vp-star", color: "var(--vp)" };
/** Kinds of places without trading posts. */
const NO_POSTS = ["start", "oasis"];
const SPACE_SIGNS: Record<string, Sign> = {
  take_5_coins: COIN,
  khans_favour: { piece: "act-khan" },
  contracts: { piece: "act-contracts" },
  travel: { piece: "act-travel" },
  city_card: { piece: "act-city-card" },
  money_bag: { piece: "purse" },
};

/** The sign of an action space. */
export function spaceSign(id: string): Sign {
  return SPACE_SIGNS[id] ?? (id.startsWith("bazaar_") ? thing(id.slice("bazaar_".length)) : COIN);
}

const SIGNS: Record<string, Of> = {
  place: ofSpace,
  use: () => ({ piece: "act-city-card" }),
  bag: ({ components }) => ({
    piece: "purse",
    gain: { figure: `+${components.money_bag?.reward?.coin ?? 3}`, ...COIN },
  }),
  complete: ofContract,
  reroll: (asked) => ({ piece: "act-reroll", ...forCamels(asked, "reroll_die") }),
  adjust: (asked) => ({ piece: "die-5", color: "var(--die-own)", ...forCamels(asked, "adjust_die") }),
  black: (asked) => ({ piece: "die", color: "var(--die-black)", ...forCamels(asked, "take_black_die") }),
  end: () => ({ piece: "ui-end" }),
  stop: () => ({ piece: "ui-end" }),
  die: ofDie,
  raise: (asked) => ({ ...ofDie(asked), gain: { figure: "+1", piece: "die", color: "var(--die-own)" } }),
  lower: (asked) => ({ ...ofDie(asked), gain: { figure: "−1", piece: "die", color: "var(--die-own)" } }),
  value: ofValue,
  step: ofStep,
  move: ({ view }) => ({ piece: "trading-post", color: `var(--seat-${(view.seat ?? 0) + 1})` }),
  contract: ofRowSpace,
  extra: ({ told }) => (item(told.extra) === "camel" ? CAMEL : COIN),
  discard: () => ({ piece: "act-contracts" }),
  good: ({ told }) => thing(item(told.good)),
  give: ({ told }) => thing(item(told.good)),
  goods: ({ told }) => ofPair(told),
  spend: ({ told }) => ofPair(told),
  bonus: ({ told, components }) => ofBonus(bonus(components, item(told.marker))),
  city: ({ told, view, components }) => ofBonus(bonus(components, view.markers[item(told.location)] ?? "")),
  trade: ofTrade,
  times: ofTimes,
  camels: ({ told }) => ({ ...CAMEL, gain: { figure: String(told.camels), ...CAMEL } }),
  character: ({ told, words }) => ({
    ...characterSign(item(told.character)),
    note: words.say(`mp-power-${item(told.character)}`),
  }),
  keep: ofGoals,
};

export function sign(choice: Choice, view: MarcoPolo, words: Words, components: Told): Sign | null {
  return SIGNS[choice.told.verb as string]?.({ told: choice.told, view, words, components }) ?? null;
}

function thing(name: string): Sign {
  return pieceOf(name);
}

/** The first part of a bundle, as a figure and a piece. */
function firstOf(bundle: Bundle): Sign["gain"] {
  const [mark] = marksOf(bundle);
  if (!mark || mark.kind === "arrow" || mark.kind === "die" || mark.kind === "text") return undefined;
  if (mark.kind === "piece") return { figure: mark.figure, piece: mark.piece, color: mark.color };
  return { figure: mark.figure, ...(mark.kind === "vp" ? VP : COIN) };
}

function ofBonus(reward: Bundle): Sign {
  return { piece: "city-bonus", gain: firstOf(reward) };
}

/** A space that is occupied costs coins, except where nobody or not this character pays. */
function ofSpace({ told, view, words, components }: Asked): Sign {
  const id = item(told.space);
  const found = spaceSign(id);
  if (!view.charging.includes(id)) return found;
  const own = character(components, view.players[view.seat ?? 0]?.character ?? null);
  return { ...found, note: words.say(own?.pays_for_occupied === false ? "mp-note-exempt" : "mp-note-occupied") };
}

function ofContract({ told, components, words }: Asked): Sign {
  const found = contract(components, item(told.contract));
  const { vp = 0, ...more } = found?.reward ?? {};
  const note = Object.keys(more).length ? bundleName(words, more) : undefined;
  return { piece: "act-contracts", gain: { figure: `+${vp}`, ...VP }, note };
}

function forCamels({ components }: Asked, action: string): Partial<Sign> {
  const items = (components.bonus_actions?.items ?? []) as { id: string; cost?: Bundle }[];
  const camels = items.find((found) => found.id === action)?.cost?.camel ?? 0;
  return { gain: { figure: `−${camels}`, ...CAMEL } };
}

function ofDie({ told, view }: Asked): Sign {
  const { colour, value } = dieOf(item(told.die), view.seat ?? 0);
  return { piece: value ? `die-${value}` : "die", color: paint(colour).fill };
}

/** A value of a table says what it brings. */
function ofValue({ told, view, words, components }: Asked): Sign {
  const value = Number(item(told.value));
  const at = valuesAt(view);
  const found: Sign = { piece: `die-${value}`, color: "var(--die-own)" };
  if (!at) return found;
  const reward = at.startsWith("bazaar_")
    ? bazaar(components, at.slice("bazaar_".length))[value - 1]
    : tableOf(components, at)[value - 1];
  return reward ? { ...found, gain: firstOf(reward), note: bundleName(words, reward) } : found;
}

function tableOf(components: Told, id: string): Bundle[] {
  const found = card(components, id);
  if (found?.table) return found.table;
  const each = found?.reward ?? {};
  const of = (value: number): Bundle =>
    Object.fromEntries(Object.entries(each).map(([part, number]) => [part, number * value]));
  return [1, 2, 3, 4, 5, 6].map(of);
}

/** A step says what it costs in all, and whether a post will stand where it leads. */
function ofStep({ told, view, words, components }: Asked): Sign {
  const to = item(told.location);
  const seat = view.seat ?? 0;
  const { coin = 0, camel = 0, goods_two_different: pairs = 0 } = priceOf(view, item(told.figure), to);
  const known = view.players[seat]?.posts.includes(to);
  const settles = !known && !NO_POSTS.includes(locations(components).find(({ id }) => id === to)?.kind ?? "oasis");
  const notes = [
    known && words.say("mp-note-post"),
    coin > 0 && camel > 0 && words.say("mp-note-toll-camels", { camels: camel }),
    pairs > 0 && words.say("mp-note-pair"),
    coin + camel + pairs === 0 && words.say("mp-note-free"),
  ];
  return {
    ...(settles ? { piece: "trading-post", color: `var(--seat-${seat + 1})` } : { piece: "act-travel" }),
    gain: coin > 0 ? { figure: `−${coin}`, ...COIN } : camel > 0 ? { figure: `−${camel}`, ...CAMEL } : undefined,
    note: notes.filter(Boolean).join(", ") || undefined,
  };
}

function ofRowSpace({ told, view, words, components }: Asked): Sign {
  const place = Number(item(told.place));
  const found = contract(components, view.row[place - 1] ?? null);
  const extra = spaceBonus(components, place);
  const deal = found ? `${bundleName(words, found.cost)} → ${bundleName(words, found.reward)}` : "";
  const notes = [deal, extra > 0 ? words.say("mp-note-extra", { number: extra }) : ""];
  return {
    piece: "act-contracts",
    gain: found?.reward.vp ? { figure: String(found.reward.vp), ...VP } : undefined,
    note: notes.filter(Boolean).join(". ") || undefined,
  };
}

function ofPair(told: Told): Sign {
  const [first = "pepper", second = "silk"] = item(told.pair).split("_");
  return { ...thing(first), gain: { figure: "+", ...thing(second) } };
}

/** Two goal cards by their cities, and what they are worth together. */
function ofGoals({ told, words, components }: Asked): Sign {
  const kept = [told.first, told.second].flatMap((id: string) => goal(components, item(id)) ?? []);
  const cities = kept.map((found) => found.cities.map((city) => words.thing(`location:${city}`)).join(" + "));
  const vp = kept.reduce((sum, found) => sum + found.vp, 0);
  return { piece: "ui-hidden", name: cities.join("; "), gain: { figure: String(vp), ...VP } };
}

/** Whether it is the second of the two exchanges of a card. */
function isBack(deal: unknown): boolean {
  return typeof deal === "string" && deal.endsWith("_back");
}

/** One of the two exchanges of a card, in words. */
function ofTrade({ told, view, words, components }: Asked): Sign {
  const found = card(components, item(view.prompt?.card ?? ""));
  const back = isBack(told.deal);
  const left = found?.options?.[back ? 1 : 0]?.cost ?? (back ? found?.right : found?.left) ?? {};
  const right = found?.options?.[back ? 1 : 0]?.reward ?? (back ? found?.left : found?.right) ?? {};
  return {
    piece: "ui-counter",
    gain: firstOf(right),
    note: `${bundleName(words, left)} → ${bundleName(words, right)}`,
  };
}

/** So many times the exchange of a card: what is paid and received in all. */
function ofTimes({ told, view, words, components }: Asked): Sign {
  const found = card(components, item(view.prompt?.card ?? ""));
  const option = found?.options?.[isBack(view.prompt?.deal) ? 1 : 0];
  const all = (bundle: Bundle): Bundle =>
    Object.fromEntries(Object.entries(bundle).map(([part, number]) => [part, number * Number(told.times)]));
  const [cost, reward] = [all(option?.cost ?? found?.cost ?? {}), all(option?.reward ?? found?.reward ?? {})];
  return {
    piece: "act-city-card",
    gain: firstOf(reward),
    note: `${bundleName(words, cost)} → ${bundleName(words, reward)}`,
  };
}
