/** What things are called when they are pointed at, with what is to be known of them. */
import type { Scene } from "$lib/board";
import type { Words } from "$lib/words";
import { bonus, goalCities, income, leapingSeat, space, spaceBonus, type Bundle, type Location } from "./facts";
import { diceOn, type MarcoPolo } from "./view";

/** A cost or a reward in words: "1 camel, 3 coins". */
export function bundleName(words: Words, bundle: Bundle): string {
  return Object.entries(bundle)
    .map(([part, number]) => words.say(`mp-part-${part}`, { number }))
    .join(", ");
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** "Red 4, black 2": the dice that lie on a space. */
function diceName({ view, words }: Scene<MarcoPolo>, spot: string): string {
  const dice = diceOn(view, spot).map(({ colour, value }) => {
    const owner = /^\d$/.test(colour) ? words.seat(Number(colour)) : words.say(`mp-die-${colour}`);
    return `${owner} ${value || "?"}`;
  });
  return dice.length ? words.say("mp-dice-here", {}, { dice: dice.join(", ") }) : "";
}

function joined(parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(". ");
}

export function placeName(scene: Scene<MarcoPolo>, place: Location): string {
  const { view, words, components } = scene;
  const id = place.id;
  const owners = view.players.flatMap((player, seat) => (player.posts.includes(id) ? [words.seat(seat)] : []));
  const here = view.players.flatMap((player, seat) => (player.figures.includes(id) ? [words.seat(seat)] : []));
  const leaper = place.kind === "oasis" ? leapingSeat(view, components) : -1;
  const gift = view.markers[id] ?? view.outposts[id];
  return joined([
    capital(words.thing(`location:${id}`)),
    scene.seat !== null && goalCities(view.players[scene.seat], components).includes(id) && words.say("mp-goal-city"),
    leaper >= 0 && words.say("mp-leaper", { seat: `seat:${leaper}` }),
    gift && words.say("mp-bonus", {}, { reward: bundleName(words, bonus(components, gift)) }),
    owners.length > 0 && words.say("mp-posts-of", {}, { seats: owners.join(", ") }),
    here.length > 0 && words.say("mp-figures-of", {}, { seats: here.join(", ") }),
  ]);
}

export function cardName(scene: Scene<MarcoPolo>, card: string): string {
  return joined([capital(scene.words.thing(`spot:${card}`)), diceName(scene, card)]);
}

export function spaceName(scene: Scene<MarcoPolo>, id: string): string {
  const { view, words, components } = scene;
  const paid = income(view, components, id);
  const found = space(components, id);
  return joined([
    capital(words.thing(`spot:${id}`)),
    found && words.say("mp-takes-dice", { dice: found.dice }),
    diceName(scene, id),
    paid && words.say("mp-income", { seat: `seat:${paid.seat}` }, { reward: bundleName(words, paid.reward) }),
  ]);
}

export function rowName({ view, words, components }: Scene<MarcoPolo>, place: number): string {
  const contract = view.row[place - 1];
  const extra = spaceBonus(components, place);
  return joined([
    words.say("mp-row-space", { place }),
    contract ? capital(words.say("mp-contract", { contract: `contract:${contract}` })) : words.say("mp-row-empty"),
    extra > 0 && words.say("mp-row-bonus", { number: extra }),
  ]);
}
