/** The sign of each character: what its power is about. */
import type { Sign } from "$lib/board";

const SIGNS: Record<string, Sign> = {
  rashid: { piece: "die", color: "var(--die-own)" },
  matteo: { piece: "die-5", color: "var(--die-white)" },
  berke: { piece: "purse" },
  mercator: { piece: "act-bazaar" },
  kubilai: { piece: "act-khan" },
  niccolo_marco: { piece: "merchant-pawn", color: "var(--madder-fill)" },
  wilhelm: { piece: "trading-post", color: "var(--umber-fill)" },
  johannes: { piece: "ch-navigator" },
};

export function characterSign(character: string | null): Sign {
  return SIGNS[character ?? ""] ?? { piece: "ch-any" };
}
