/** Which role is being played: the plan on the engine's stack says it. */
import type { Words } from "$lib/words";
import { count, type PuertoRico } from "./view";

const FRAMES: Record<string, string[]> = {
  settler: [
    ...["Hacienda", "TakeTile", "Hospice", "RenewRow", "DrawTile", "PlaceDrawn", "TakeLand", "SecondTake"],
    ...["ForestHospice", "LodgeDiscard", "LodgeAward"],
  ],
  mayor: [
    ...["MayorPrivilege", "ShareColonists", "PlacePeople", "Placing", "FillShip", "TakeFromShip", "LeaveShip"],
    ...["LibraryMayor", "LibraryColonist", "Villa", "PlaceEverybody", "PlacingNoble", "FillShipWithNobles"],
  ],
  builder: ["BuyBuilding", "University", "BuyOrReturn", "ReturnPerson", "ReturnBarrel", "LetGo"],
  craftsman: ["ProductionTurn", "MayProduce", "CraftsmanPrivilege", "Chapel", "AqueductBarrel"],
  trader: ["SellBarrel", "EmptyHouse", "TraderTurn", "SellOrPost", "LandOffice"],
  captain: [
    ...["FindLoader", "LoadShip", "StoreGoods", "StoreKind", "KeepBarrel", "EmptyShips", "NextShipper", "FirstTurn"],
    ...["ShippingTurn", "ShipGoods", "SmallWharf", "RoyalSupplier", "LighthouseAtEnd"],
  ],
  prospector: ["Prospect"],
};

const ROLE_OF = new Map(Object.entries(FRAMES).flatMap(([role, frames]) => frames.map((frame) => [frame, role])));

/** The role whose phase it is; null between phases. */
export function phase(view: PuertoRico): string | null {
  if (view.prompt?.gain === "gain:prospector") return prospecting(view);
  for (const { frame } of [...(view.plan as { frame: string }[])].reverse()) {
    if (frame === "ChooseRole" || frame === "EndOfYear") return null;
    const role = ROLE_OF.get(frame);
    if (role) return role === "prospector" ? prospecting(view) : role;
  }
  return null;
}

/** Two cards bear that name: it is the one of whoever is asked. */
function prospecting(view: PuertoRico): string {
  const seat = Number(String(view.prompt?.seat ?? "").slice("seat:".length));
  return view.role_owners.second_prospector === seat && count(view.role_owners, "prospector") !== seat
    ? "second_prospector"
    : "prospector";
}

/** The quiet line over the question. */
export function context(view: PuertoRico, words: Words): { piece: string; text: string } | null {
  const role = phase(view);
  const owner = role === null ? undefined : view.role_owners[role];
  if (role === null || owner === undefined) return null;
  const text = words.say("pr-context", { role: `role:${role}`, seat: `seat:${owner}` });
  return { piece: rolePiece(role), text: capital(text) };
}

export function rolePiece(role: string): string {
  return `role-${role === "second_prospector" ? "prospector" : role}`;
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
