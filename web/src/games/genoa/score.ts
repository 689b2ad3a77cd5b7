/** What counts at the end is money; others' may be hidden. What markers and contracts add is counted at the end. */
import type { Score } from "$lib/board";
import { COIN } from "./draw/pieces";
import type { Genoa } from "./view";

export function score(view: Genoa, seat: number): Score | null {
  const player = view.players[seat];
  return player ? { figure: player.ducats, more: false, ...COIN } : null;
}
