/** The board of The Voyages of Marco Polo. */
import type { GameParts } from "$lib/board";
import About from "./About.svelte";
import Board from "./Board.svelte";
import { context, score, title } from "./context";
import End from "./End.svelte";
import House from "./House.svelte";
import Seat from "./Seat.svelte";
import { sign } from "./sign";
import { travels } from "./travels";
import { drawnIn, placesOf } from "./where";
import en from "./words/en.ftl?raw";
import hu from "./words/hu.ftl?raw";

export const parts: GameParts = {
  Board,
  House,
  Seat,
  End,
  About,
  views: ["map", "market", "house"].map((id) => ({
    id,
    word: `mp-view-${id}`,
    holds: (element: string) => drawnIn(element) === id,
  })),
  aid: ["round", "turn", "dice", "value", "travel", "posts", "cards", "map", "start", "end"].map((id) => `aid-${id}`),
  words: { en, hu },
  score,
  context,
  title,
  elements: placesOf,
  sign,
  travels,
};
