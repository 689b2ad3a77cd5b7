/** A board for a game that has none yet: everything is chosen from the decision. */
import type { GameParts } from "$lib/board";
import Nothing from "./Nothing.svelte";
import Board from "./Board.svelte";

export const parts: GameParts = { Board, House: Nothing, Seat: Nothing, End: Nothing, About: Nothing, views: [] };
