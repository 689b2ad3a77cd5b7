/** The tab of a phone in which an element is to be pointed at. */
import { total, type Calimala } from "./view";

export const TABS = ["city", "europe", "buildings", "council", "house"] as const;
export type Tab = (typeof TABS)[number];

const TAB_OF: Record<string, Tab> = {
  space: "city",
  action: "city",
  disc: "city",
  port: "europe",
  trading: "europe",
  building: "buildings",
  material: "buildings",
  piece: "house",
  final_card: "house",
};

export function drawnIn(element: string, view: Calimala): Tab {
  const kind = element.slice(0, element.indexOf(":"));
  if (kind === "card") return total(view.offer) > 0 ? "council" : "city"; // open to be taken, or in hand
  return TAB_OF[kind] ?? "house";
}
