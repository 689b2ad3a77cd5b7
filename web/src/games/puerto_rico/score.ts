/** Points, as far as the reader knows them. */
import type { Score } from "$lib/board";
import type { Told } from "$lib/messages";
import { building } from "./facts";
import { noblesOf, type PuertoRico } from "./view";

/** Chips, printed points of buildings, nobles; what large buildings add is counted at the end. */
export function score(view: PuertoRico, seat: number, components: Told): Score | null {
  const player = view.players[seat];
  if (!player) return null;
  const built = player.buildings.reduce((sum, id) => sum + (building(components, id)?.vp ?? 0), 0);
  const nobles = noblesOf(player) * ((components.people?.noble_vp_at_end as number | undefined) ?? 0);
  return { figure: built + nobles + (player.vp ?? 0), more: player.vp === null };
}
