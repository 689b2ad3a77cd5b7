/**
 * Where the elements of a choice are drawn at this moment. A plantation can be meant in the row or on one's island, a
 * good in one's store, in the supply or as a tile: the question says which, so only that drawing is a spot.
 */
import { asked, count, type PuertoRico } from "./view";

export type GoodsAt = "own" | "supply" | "row" | "island";

const FROM_SUPPLY = ["CraftsmanPrivilege"];
const FROM_ROW = ["TakeLand", "SecondTake"];
/** Questions about one's own goods that no ship and no trading house has to do with. */
const AT_HOME = ["StoreKind", "KeepBarrel", "SmallWharf", "RoyalSupplier", "ReturnBarrel"];

/** Where `good:...` can be pointed at. */
export function goodsAt(view: PuertoRico, seat: number | null): GoodsAt {
  const ask = asked(view, seat)?.ask as string | undefined;
  if (!ask || seat === null) return "own";
  if (FROM_SUPPLY.includes(ask)) return "supply";
  if (FROM_ROW.includes(ask)) return "row";
  if (ask === "LodgeDiscard") return "island";
  if (ask !== "LandOffice") return "own";
  // A noble on the land office sells a plantation, a colonist buys one.
  return count(view.players[seat]?.noble_staff ?? {}, "land_office") > 0 ? "island" : "row";
}

/** Whether tiles of the row may be taken as forests: by whoever is asked and has a forest house at work. */
export function takesForests(view: PuertoRico, seat: number | null): boolean {
  const staff = seat === null ? {} : (view.players[seat]?.staff ?? {});
  return goodsAt(view, seat) === "row" && count(staff, "forest_house") > 0;
}

/** The prefix of the elements that one's own tiles and buildings are now; null: they cannot be pointed at. */
export function ownAs(view: PuertoRico, seat: number | null): "own" | "place" | "spot" | null {
  switch (asked(view, seat)?.ask) {
    case "Placing":
      return "own";
    case "GuestMoves":
    case "PlacingNoble":
      return "place";
    case "ReturnPerson":
      return "spot";
    default:
      return null;
  }
}

/** The element that the reader's tiles of a kind are. */
export function ownTile(view: PuertoRico, seat: number | null, tile: string): string | null {
  const as = ownAs(view, seat);
  if (as === null) return goodsAt(view, seat) === "island" && tile !== "quarry" ? `good:${tile}` : null;
  return `${as === "own" ? "tile" : as}:${tile}`;
}

/** The element that a building in the reader's city is. */
export function ownBuilding(view: PuertoRico, seat: number | null, id: string): string | null {
  const as = ownAs(view, seat);
  return as && `${as === "own" ? "building" : as}:${id}`;
}

/** Whether the row of tiles and the bank are what `tile:...` and `building:...` mean now. */
export function isCommon(view: PuertoRico, seat: number | null): boolean {
  return ownAs(view, seat) !== "own";
}

/** The tab of a phone in which an element is to be pointed at. */
export function drawnIn(element: string, view: PuertoRico): "harbour" | "land" | "market" | "house" {
  const kind = element.slice(0, element.indexOf(":"));
  const goods = goodsAt(view, view.seat);
  if (kind === "place" || kind === "spot") return "house";
  if (kind === "building") return isCommon(view, view.seat) ? "market" : "house";
  if (kind === "tile") return isCommon(view, view.seat) ? "land" : "house";
  if (kind === "good" && AT_HOME.includes(asked(view, view.seat)?.ask)) return "house";
  if (kind !== "good" || goods === "own") return "harbour";
  return goods === "island" ? "house" : "land";
}
