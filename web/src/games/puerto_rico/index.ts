/** The board of Puerto Rico. */
import type { GameParts } from "$lib/board";
import About from "./About.svelte";
import Board from "./Board.svelte";
import End from "./End.svelte";
import House from "./House.svelte";
import { context } from "./phase";
import { score } from "./score";
import Seat from "./Seat.svelte";
import { sign } from "./sign";
import { travels } from "./travels";
import { hasNobles, type PuertoRico } from "./view";
import { drawnIn } from "./where";
import en from "./words/en.ftl?raw";
import hu from "./words/hu.ftl?raw";

export const parts: GameParts = {
  Board,
  House,
  Seat,
  End,
  About,
  views: ["harbour", "land", "market", "house"].map((id) => ({
    id,
    word: `pr-view-${id}`,
    holds: (element: string, view: PuertoRico) => drawnIn(element, view) === id,
  })),
  aid: ["year", "people", "goods", "price", "sale", "ships", "end", "nobles"].map((id) => `aid-${id}`),
  words: { en, hu },
  score,
  context,
  title: (view: PuertoRico, seat, words) => (view.governor === seat ? words.say("pr-governor") : null),
  absent: (choice, view: PuertoRico) => choice.told.verb === "noble" && !hasNobles(view),
  sign,
  travels,
};
