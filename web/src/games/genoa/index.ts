/** The board of Genoa. */
import type { GameParts } from "$lib/board";
import type { Choice, Told } from "$lib/messages";
import About from "./About.svelte";
import Board from "./Board.svelte";
import Composer from "./Composer.svelte";
import { context } from "./context";
import { space } from "./facts";
import Desk from "./Desk.svelte";
import End from "./End.svelte";
import House from "./House.svelte";
import { score } from "./score";
import Seat from "./Seat.svelte";
import { sign } from "./sign";
import { composes } from "./talk/composes";
import { travels } from "./travels";
import { item, type Genoa } from "./view";
import { drawnIn } from "./where";
import en from "./words/en.ftl?raw";
import hu from "./words/hu.ftl?raw";

/** Contracts are drawn in villas only. */
function drawsNoContract({ told }: Choice, { prompt }: Genoa, components: Told): boolean {
  return told.verb === "contract" && space(components, item(prompt?.building ?? ""))?.kind !== "villa";
}

export const parts: GameParts = {
  Board,
  House,
  Seat,
  End,
  About,
  Composer,
  composes,
  Desk,
  views: ["town", "house", "offers", "supply"].map((id) => ({
    id,
    word: `ge-view-${id}`,
    holds: (element: string, view: Genoa) => drawnIn(element, view) === id,
  })),
  aid: [
    "turn",
    "tower",
    "action",
    "offers",
    "sale",
    "orders",
    "message",
    "contract",
    "tiles",
    "owners",
    "end",
    "two",
  ].map((id) => `aid-${id}`),
  words: { en, hu },
  score,
  context,
  title: (view: Genoa, seat, words) => (view.trader === seat && !view.over ? words.say("ge-trader") : null),
  absent: drawsNoContract,
  sign,
  travels,
};
