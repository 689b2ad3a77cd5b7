/** What stands on a player's island, in the order it is drawn: tiles kind by kind, then forests. */
import { count, TILES, times, type Player } from "../view";

export interface Mini {
  tile: string;
  /** Null: nobody. */
  person: "colonist" | "noble" | null;
}

export function minis(player: Player): Mini[] {
  const tiles = TILES.flatMap((tile) =>
    times(count(player.tiles, tile)).map((n) => {
      const noble = n < count(player.noble_tiles, tile);
      return {
        tile,
        person: noble ? ("noble" as const) : n < count(player.manned, tile) ? ("colonist" as const) : null,
      };
    }),
  );
  return [...tiles, ...times(player.woods).map(() => ({ tile: "forest", person: null }))];
}
