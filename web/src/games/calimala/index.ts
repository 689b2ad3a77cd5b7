/** The board of Calimala. */
import type { GameParts } from "$lib/board";
import About from "./About.svelte";
import Board from "./Board.svelte";
import End from "./End.svelte";
import House from "./House.svelte";
import Seat from "./Seat.svelte";
import { context, mark, sign, title } from "./sign";
import { travels } from "./travels";
import type { Calimala } from "./view";
import { drawnIn, TABS } from "./where";
import en from "./words/en.ftl?raw";
import hu from "./words/hu.ftl?raw";

export const parts: GameParts = {
  Board,
  House,
  Seat,
  End,
  About,
  views: TABS.map((id) => ({
    id,
    word: `ca-view-${id}`,
    holds: (element: string, view: Calimala) => drawnIn(element, view) === id,
  })),
  aid: ["turn", "tower", "white", "cards", "council", "ties", "end"].map((id) => `ca-aid-${id}`),
  words: { en, hu },
  score: (view: Calimala, seat) => ({ figure: view.players[seat]?.vp ?? 0, more: false }),
  context,
  title,
  sign,
  mark,
  travels,
};
