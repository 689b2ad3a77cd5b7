/** The data file of Citadels, by name: costs, types, sizes. */
import type { Told } from "$lib/messages";
import { isFine, kindOf, type CitadelsView, type Player } from "./view";

export const TYPES = ["noble", "religious", "trade", "military", "unique"] as const;

/** The colour of a sign on the ground of a type: the gold of the nobles is too light for paper. */
export function inkOn(type: string): string {
  return type === "noble" ? "var(--piece-line)" : "var(--piece-paper)";
}

interface District {
  id: string;
  type?: string;
  cost?: number;
  copies?: number;
  counts_as_districts?: number;
  rules?: string[];
}

interface Character {
  id: string;
  rank: number;
  gains?: { type: string; resource: string };
  extra_gold?: number;
  extra_cards?: number;
  adjacent_rank4_gold?: number;
}

export class Catalogue {
  readonly basic: District[];
  readonly unique: District[];
  readonly characters: Character[];
  readonly scoring: { all_five_types: number; first_completed_city: number; other_completed_city: number };
  private readonly districts: Map<string, District>;
  private readonly sizes: { players: number; city_size: number }[];

  constructor(components: Told) {
    this.basic = components.basic_district ?? [];
    this.unique = components.unique_district ?? [];
    this.characters = components.character ?? [];
    this.scoring = components.scoring;
    this.sizes = components.player_setup ?? [];
    this.districts = new Map([...this.basic, ...this.unique].map((district) => [district.id, district]));
  }

  /** The cost of a card or of what stands in a city; null: it has none and cannot be built. */
  cost(built: string): number | null {
    const cost = this.districts.get(kindOf(built))?.cost;
    return cost === undefined ? null : cost + (isFine(built) ? 1 : 0);
  }

  type(built: string): string {
    return this.districts.get(kindOf(built))?.type ?? "unique";
  }

  rank(character: string): number {
    return this.character(character)?.rank ?? 0;
  }

  /** The type for whose districts a character is paid. */
  gains(character: string): string | null {
    return this.character(character)?.gains?.type ?? null;
  }

  /** What it is paid in: `gold`, `card`. */
  pays(character: string): string | null {
    return this.character(character)?.gains?.resource ?? null;
  }

  /** What a character gains besides; nothing if the number is not printed. */
  bonus(character: string): { gold?: number; cards?: number } {
    const found = this.character(character);
    return { gold: found?.extra_gold ?? found?.adjacent_rank4_gold, cards: found?.extra_cards };
  }

  private character(id: string): Character | undefined {
    return this.characters.find((other) => other.id === id);
  }

  /** A number of a unique district's effect. */
  number(district: string, name: string): number {
    const value = (this.districts.get(district) as Record<string, unknown> | undefined)?.[name];
    return typeof value === "number" ? value : 0;
  }

  /** How many districts complete a city. */
  citySize(view: CitadelsView): number {
    return this.sizes.find((setup) => setup.players === view.seats)?.city_size ?? 0;
  }

  /** How many districts of a city count toward that. */
  size(player: Player): number {
    return player.city.reduce((sum, built) => sum + (this.districts.get(kindOf(built))?.counts_as_districts ?? 1), 0);
  }

  /** The types that stand in a city. */
  types(player: Player): Set<string> {
    return new Set(player.city.map((built) => this.type(built)));
  }

  /** The sum of the costs of a city: what its districts are worth. */
  worth(player: Player): number {
    return player.city.reduce((sum, built) => sum + (this.cost(built) ?? 0), 0);
  }
}

const made = new WeakMap<Told, Catalogue>();

/** The catalogue of a data file, made once. */
export function catalogueOf(components: Told): Catalogue {
  const known = made.get(components);
  if (known) return known;
  const catalogue = new Catalogue(components);
  made.set(components, catalogue);
  return catalogue;
}
