/**
 * Where the elements of a choice are drawn. A good can be one's own or of the supply: the question, and the tiles one
 * could use in an action, say which drawings of it can be pointed at.
 */
import { asked, count, item, type Genoa } from "./view";

/** Whether commodities and tiles can be taken from the supply now, or be named there. */
export function takesSupply(view: Genoa, seat: number | null): boolean {
  const ask = asked(view, seat);
  if (ask === "Act") return count(view.players[seat!]?.goods, "commodity_of_choice") > 0;
  return ask === null || !["Pay", "Talk"].includes(ask);
}

/** Whether one's own goods can be given now. */
export function givesOwn(view: Genoa, seat: number | null): boolean {
  const ask = asked(view, seat);
  if (ask === "Act") return count(view.players[seat!]?.goods, "trade_1_1") > 0;
  return ask === null || ask === "Pay" || ask === "Talk";
}

/** The tab of a phone in which an element is to be pointed at. */
export function drawnIn(element: string, view: Genoa): string {
  const kind = element.slice(0, element.indexOf(":"));
  if (kind === "space") return "town";
  if (kind === "offer") return "offers";
  if (kind === "deck") return "supply";
  if (kind === "card") return "house";
  const own = givesOwn(view, view.seat) && count(view.players[view.seat ?? 0]?.goods, item(element)) > 0;
  return own ? "house" : "supply";
}
