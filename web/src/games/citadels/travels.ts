/** Which pieces go where when something happens. Places: `middle`, `deck`, `gold:2`, `hand:2`, `city:2`, and elements. */
import type { Travel } from "$lib/board";
import type { Told } from "$lib/messages";
import { seatOf, type CitadelsView } from "./view";

const MOST = 6;
const COIN = { piece: "coin" };
const CARD = { piece: "card-back-small", color: "var(--madder-fill)" };
const HOUSE = { piece: "house-plain", color: "var(--madder-fill)" };

export function travels(event: Told, view: CitadelsView): Travel[] {
  const { seat, giver, receiver, owner, other, character } = event;
  const gold = (told: unknown): string => `gold:${seatOf(told)}`;
  const hand = (told: unknown): string => `hand:${seatOf(told)}`;
  const city = (told: unknown): string => `city:${seatOf(told)}`;
  const count = Math.min(MOST, Number(event.gold ?? 1));
  switch (event.event) {
    case "gained":
      return count ? [{ ...COIN, from: "middle", to: gold(seat), count }] : [];
    case "paid":
      return count ? [{ ...COIN, from: gold(seat), to: "middle", count }] : [];
    case "taxed":
      return [{ ...COIN, from: gold(seat), to: "character:tax_collector", count }];
    case "handed":
      return count ? [{ ...COIN, from: gold(giver), to: gold(receiver), count }] : [];
    case "beautified":
      return [{ ...COIN, from: gold(seat), to: city(seat) }];
    case "drew":
      return [{ ...CARD, from: "deck", to: hand(seat) }];
    case "tucked":
      return [{ ...CARD, from: hand(seat), to: "deck" }];
    case "gave":
      return [{ ...CARD, from: hand(giver), to: hand(receiver) }];
    case "stole":
      return [{ ...CARD, from: hand(owner), to: hand(seat) }];
    case "traded-hands":
      return [
        { ...CARD, from: hand(seat), to: hand(other) },
        { ...CARD, from: hand(other), to: hand(seat) },
      ];
    case "played":
      return [{ ...CARD, from: hand(seat), to: "middle" }];
    case "built":
      return [{ ...HOUSE, from: "middle", to: city(seat) }];
    case "destroyed":
      return [{ ...HOUSE, from: city(seat), to: "deck" }];
    case "moved":
      return [{ ...HOUSE, from: city(giver), to: city(receiver) }];
    case "crowned":
      return seatOf(seat) === view.crown ? [] : [{ piece: "crown", from: `seat:${view.crown}`, to: seat }];
    case "revealed":
      return [{ piece: `ch-${item(character)}`, from: seat, to: character, way: "turn" }];
    case "killed":
      return [{ piece: "ch-assassin", from: "character:assassin", to: character }];
    case "bewitched":
      return [{ piece: "ch-witch", from: "character:witch", to: character }];
    case "robbed":
      return [{ piece: "ch-thief", from: "character:thief", to: character }];
    case "warranted":
      return [{ piece: "warrant-blank", from: seat, to: character }];
    case "threatened":
      return [{ piece: "threat-blank", from: seat, to: character }];
    default:
      return [];
  }
}

function item(told: string): string {
  return told.slice(told.indexOf(":") + 1);
}
