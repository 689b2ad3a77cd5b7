/** The board of Citadels. */
import type { GameParts } from "$lib/board";
import type { Choice } from "$lib/messages";
import About from "./About.svelte";
import Board from "./Board.svelte";
import End from "./End.svelte";
import House from "./House.svelte";
import Seat from "./Seat.svelte";
import { context, score, sign, title } from "./sign";
import { travels } from "./travels";
import { asksToBeautify, kindOf, trayOf, type CitadelsView } from "./view";
import en from "./words/en.ftl?raw";
import hu from "./words/hu.ftl?raw";

function inHouse(element: string, view: CitadelsView): boolean {
  const [kind, item = ""] = element.split(":");
  const cards = [...(view.players[view.seat ?? -1]?.hand ?? []), ...(trayOf(view)?.cards ?? [])];
  return kind === "district" && cards.includes(item);
}

function inCities(element: string, view: CitadelsView): boolean {
  const kind = element.split(":")[0];
  return (
    kind === "seat" || kind === "built" || (kind === "district" && asksToBeautify(view) && !inHouse(element, view))
  );
}

function hasNoSmithy({ told }: Choice, { players, seat }: CitadelsView): boolean {
  return told.verb === "smithy" && !players[seat ?? -1]?.city.some((built) => kindOf(built) === "smithy");
}

export const parts: GameParts = {
  Board,
  House,
  Seat,
  End,
  About,
  views: [
    { id: "characters", word: "ci-characters", holds: (element) => element.startsWith("character:") },
    { id: "cities", word: "ci-cities", holds: inCities },
    { id: "house", word: "ci-house", holds: inHouse },
  ],
  aid: ["ci-aid-round", "ci-aid-turn", "ci-aid-build", "ci-aid-power", "ci-aid-end", "ci-aid-points"],
  words: { en, hu },
  score,
  context,
  title,
  absent: hasNoSmithy,
  sign,
  travels,
};
