/** The order in which buildings stand on the bank board. */
import type { Told } from "$lib/messages";
import { buildings, type Building } from "../facts";
import type { PuertoRico } from "../view";

export const COLUMNS = [1, 2, 3, 4];
const SETS: Record<string, string> = { new_buildings: "exp1", nobles: "exp2" };

/** Production buildings first, then by cost, then as the data file has them. */
function ordered(found: Building[]): Building[] {
  return [...found].sort(
    (one, other) => Number(other.class === "production") - Number(one.class === "production") || one.cost - other.cost,
  );
}

/** The kinds in the game, by column. */
export function onSale(view: PuertoRico, components: Told): Building[][] {
  const inPlay = buildings(components).filter((building) => view.in_play.includes(building.id));
  return COLUMNS.map((column) => ordered(inPlay.filter((building) => building.column === column)));
}

/** All kinds of the sets in the game, by column: those that are in it, and those that may come in. */
export function ofTheSets(view: PuertoRico, components: Told): Building[][] {
  const sets = ["base", ...view.rules.expansions.map((name) => SETS[name] ?? name)];
  const found = buildings(components).filter((building) => sets.includes(building.set));
  return COLUMNS.map((column) => ordered(found.filter((building) => building.column === column)));
}

/** Whether the buildings are still being chosen: until the first role can be. */
export function drafting(view: PuertoRico): boolean {
  return view.prompt?.ask === "PickBuilding";
}

/** The empty spaces of the bank board: by column, the costs and how many are left of each. */
export function emptySpaces(view: PuertoRico, components: Told): { cost: number; left: number }[][] {
  const spaces = (components.draft_spaces ?? []) as { cost: number; column: number }[];
  const taken = buildings(components).filter(
    (building) => building.class === "beige" && view.in_play.includes(building.id),
  );
  return COLUMNS.map((column) => {
    const costs = [...new Set(spaces.filter((space) => space.column === column).map((space) => space.cost))];
    return costs.map((cost) => ({
      cost,
      left: spaces.filter((space) => space.cost === cost).length - taken.filter((kind) => kind.cost === cost).length,
    }));
  });
}
