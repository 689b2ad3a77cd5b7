/** A board for a game that has none of its own: the view by its names, like the tree in the terminal. */
import type { GameParts, View } from "$lib/board";
import About from "./About.svelte";
import Board from "./Board.svelte";
import House from "./House.svelte";
import Nothing from "./Nothing.svelte";
import Seat from "./Seat.svelte";
import { ofSeat, seatOf, thingsIn } from "./tree";

const inHouse = (element: string, view: View): boolean => thingsIn(ofSeat(view, view.seat)).has(element);

export const parts: GameParts = {
  Board,
  House,
  Seat,
  End: Nothing,
  About,
  views: [
    { id: "board", word: "ui-board", holds: (element, view) => seatOf(element) === null && !inHouse(element, view) },
    { id: "house", word: "ui-house", holds: inHouse },
  ],
};
