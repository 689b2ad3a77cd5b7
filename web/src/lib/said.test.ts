/** The page says the same as the engine's own `fondaco.words`: over what is told in whole games (`make positions`). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Told } from "./messages";
import { type Language, LANGUAGES, type Objection, Words } from "./words";

interface Saying {
  kind: "prompt" | "action" | "event" | "objection";
  told: Told;
  said: string;
}

const FIXTURES = join(import.meta.dirname, "..", "..", "fixtures");
/** As `scripts/positions.py` calls the first two seats. */
const NAMES = ["Ágnes", "Bence"];
const GAMES = readdirSync(FIXTURES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const CASES = GAMES.flatMap((game) => (Object.keys(LANGUAGES) as Language[]).map((language) => ({ game, language })));

const read = (game: string, file: string): string => readFileSync(join(FIXTURES, game, file), "utf-8");

/** The engine says the rule in brackets; the page shows it beside. */
function withoutRules(said: string, { rule, also }: Objection): string {
  const text = said.replace(` (${rule})`, "");
  return also ? withoutRules(text, also) : text;
}

function say(words: Words, { kind, told }: Saying): string {
  return kind === "objection" ? words.objection(told as Objection) : words[kind](told);
}

describe.each(CASES)("$game in $language", ({ game, language }) => {
  const words = new Words(language, [read(game, `${language}.ftl`)], NAMES);
  const sayings = (JSON.parse(read(game, "said.json")) as Record<Language, Saying[]>)[language];

  it("is said as the engine says it", () => {
    const wrong = sayings
      .map((saying) => {
        const wanted = saying.kind === "objection" ? withoutRules(saying.said, saying.told as Objection) : saying.said;
        return { told: saying.told, wanted, said: say(words, saying) };
      })
      .filter(({ wanted, said }) => wanted !== said);
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it("has sayings of every kind", () => {
    const kinds = new Set(sayings.map((saying) => saying.kind));
    expect([...kinds].sort()).toEqual(["action", "event", "objection", "prompt"]);
  });
});
