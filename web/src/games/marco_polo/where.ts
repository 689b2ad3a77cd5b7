/** Which element a drawing is at this moment, and in which tab of a phone it is. */
import type { Choice } from "$lib/messages";
import { asks, item, type MarcoPolo } from "./view";

/** A small city stands for its bonus while bonuses are chosen. */
export function placeAs(view: MarcoPolo, place: string): string {
  const marker = view.markers[place];
  return marker && asks(view) === "OtherBonus" ? `marker:${marker}` : `location:${place}`;
}

/** The bazaar in which a value is being chosen. */
export function valuesAt(view: MarcoPolo): string | null {
  return asks(view) === "UseValue" ? item(view.prompt?.table ?? "") : null;
}

/** Where a choice without an element of its own has a place on the board. */
export function placesOf(choice: Choice, view: MarcoPolo): string[] {
  return choice.told.verb === "value" && valuesAt(view)?.startsWith("bazaar_") ? [choice.told.value as string] : [];
}

const MAP = ["location", "figure", "card", "marker"];
const HOUSE = ["die", "contract", "good", "goal"];

export function drawnIn(element: string): "map" | "market" | "house" {
  const kind = element.slice(0, element.indexOf(":"));
  if (MAP.includes(kind)) return "map";
  return HOUSE.includes(kind) ? "house" : "market";
}
