import { describe, expect, it } from "vitest";
import { scene } from "./scene.test-data";
import { drawnIn, goodsAt, ownBuilding, ownTile, takesForests } from "./where";

const ask = (name: string, more: object = {}) => scene({ prompt: { ask: name, seat: "seat:0", ...more } });

describe("where an element is pointed at", () => {
  it("a plantation is in the row for the settler and on the island for the mayor", () => {
    expect(drawnIn("tile:corn", ask("TakeTile"))).toBe("land");
    expect(drawnIn("tile:corn", ask("Placing"))).toBe("house");
    expect(ownTile(ask("Placing"), 0, "corn")).toBe("tile:corn");
    expect(ownTile(ask("TakeTile"), 0, "corn")).toBeNull();
  });

  it("a building is on the bank board for the builder and in the city for the mayor", () => {
    expect(drawnIn("building:office", ask("BuyBuilding"))).toBe("market");
    expect(drawnIn("building:office", ask("Placing"))).toBe("house");
    expect(ownBuilding(ask("Placing"), 0, "office")).toBe("building:office");
  });

  it("people move between places, and are given back from where they stand", () => {
    expect(ownTile(ask("GuestMoves"), 0, "quarry")).toBe("place:quarry");
    expect(ownBuilding(ask("PlacingNoble"), 0, "office")).toBe("place:office");
    expect(ownBuilding(ask("ReturnPerson"), 0, "office")).toBe("spot:office");
    expect(drawnIn("spot:windrose", ask("ReturnPerson"))).toBe("house");
  });

  it("a good is one's own, but the craftsman takes it from the supply", () => {
    expect(goodsAt(ask("LoadShip"), 0)).toBe("own");
    expect(goodsAt(ask("CraftsmanPrivilege"), 0)).toBe("supply");
    expect(drawnIn("good:corn", ask("LoadShip"))).toBe("harbour");
    expect(drawnIn("good:corn", ask("CraftsmanPrivilege"))).toBe("land");
  });

  it("what is stored, kept or given back is chosen among the own barrels", () => {
    for (const name of ["StoreKind", "KeepBarrel", "RoyalSupplier"]) {
      expect(drawnIn("good:corn", ask(name))).toBe("house");
    }
  });

  it("the hunting lodge and a noble on the land office point at the own island", () => {
    expect(ownTile(ask("LodgeDiscard"), 0, "corn")).toBe("good:corn");
    expect(ownTile(ask("LodgeDiscard"), 0, "quarry")).toBeNull();
    const noble = ask("LandOffice");
    noble.players[0]!.noble_staff = { land_office: 1 };
    expect(goodsAt(noble, 0)).toBe("island");
    expect(goodsAt(ask("LandOffice"), 0)).toBe("row");
  });

  it("forests are taken from the row with a forest house at work", () => {
    const view = ask("TakeLand");
    expect(takesForests(view, 0)).toBe(false);
    view.players[0]!.staff = { forest_house: 1 };
    expect(takesForests(view, 0)).toBe(true);
    expect(takesForests(view, null)).toBe(false);
  });

  it("a question to another seat changes nothing for the reader", () => {
    const view = scene({ prompt: { ask: "Placing", seat: "seat:1" } });
    expect(ownTile(view, 0, "corn")).toBeNull();
    expect(drawnIn("tile:corn", view)).toBe("land");
  });
});
