/** What the page reads once: words, rules, boards. */
import { api } from "./api";
import type { GameParts } from "./board";
import type { Rulebook } from "./messages";
import type { Language } from "./words";
import { Words } from "./words";

const boards = import.meta.glob<{ parts: GameParts }>("../games/*/index.ts");
/** Seats, refusals: said in every game and outside of games. */
const commonWords = import.meta.glob<string>("../../../src/fondaco/words/*.ftl", { query: "?raw", import: "default" });
const ownWords = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });

/** Where words and rules come from; the look route reads them from fixtures instead. */
export const source = {
  words: (game: string, language: string): string => `/api/words/${game}/${language}`,
  rules: (game: string): string => `/api/games/${game}/rules`,
};

const kept = new Map<string, Promise<unknown>>();

function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  let found = kept.get(key) as Promise<T> | undefined;
  if (!found) {
    found = load();
    kept.set(key, found);
    found.catch(() => kept.delete(key)); // a failure is not remembered
  }
  return found;
}

async function fetched(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

/** What the games are called, by their own words. Where no server answers, the page can still say so. */
async function titles(language: Language): Promise<string> {
  const { games } = await once("games", api.catalogue);
  return games.map(({ name, titles }) => `game-${name} = ${titles[language]}`).join("\n");
}

/** The words of the page, those said in every game, and the titles of the games. */
export async function pageWords(language: Language): Promise<Words> {
  const texts = await Promise.all([
    once(`common ${language}`, commonWords[`../../../src/fondaco/words/${language}.ftl`]!),
    once(`page ${language}`, ownWords[`../words/${language}.ftl`]!),
    titles(language).catch(() => ""),
  ]);
  return new Words(language, texts);
}

/** The words of the page and of a game, without its board: enough to speak of its options. */
export async function catalogueWords(game: string, language: Language): Promise<Words> {
  const [page, text] = await Promise.all([
    pageWords(language),
    once(`${game} ${language}`, async () => (await fetched(source.words(game, language))).text()),
  ]);
  return page.with({ texts: [text] });
}

/** The words of the page, of a game and of its board. */
export async function gameWords(game: string, language: Language): Promise<Words> {
  const [words, parts] = await Promise.all([catalogueWords(game, language), gameParts(game)]);
  return words.with({ texts: [parts.words?.[language] ?? ""] });
}

/** The board of a game; a game without one has the plain one. */
export async function gameParts(game: string): Promise<GameParts> {
  const load = boards[`../games/${game}/index.ts`];
  const found = load ? await load() : await import("../parts/plain");
  return found.parts;
}

export function rulebook(game: string): Promise<Rulebook> {
  return once(`rules ${game}`, async () => (await fetched(source.rules(game))).json() as Promise<Rulebook>);
}
