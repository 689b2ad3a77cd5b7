/** How a scoring tile is printed. */
import type { Told } from "$lib/messages";
import { buildings, cities } from "../facts";

/** Whether its name alone says what it counts: a city's, a church's, artworks. Others have a sign beside it. */
export function isNamed(components: Told, id: string): boolean {
  return id === "artworks" || [...cities(components), ...buildings(components)].some((found) => found.id === id);
}

/** The colour along its upper edge: ports, trading cities, churches, artworks, or a material. */
export function cornice(components: Told, id: string): string {
  const city = cities(components).find((found) => found.id === id);
  if (city?.kind === "port" || id === "port_cities") return "var(--verdigris-fill)";
  if (city || id === "trading_cities") return "var(--umber-fill)";
  if (id === "artworks") return "var(--indigo-fill)";
  if (id.startsWith("contribution_")) return `var(--good-${id.slice("contribution_".length)})`;
  return "var(--madder-fill)";
}
