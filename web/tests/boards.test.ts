/**
 * Boards: whatever a choice is made of is drawn where it can be pointed at, on a wide page and on a phone, and nothing
 * drawn is too small to read. On real positions (`scripts/positions.py`), one for every question of the game.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Welcome } from "../src/lib/messages";
import { Complaints } from "./complaints";

const WEB = join(import.meta.dirname, "..");
const PYTHON = process.env.FONDACO_PYTHON ?? join(WEB, "..", ".venv", "bin", "python");
const CHROMIUM = process.env.FONDACO_CHROMIUM ?? "/usr/bin/chromium-headless-shell";
/** Every question in the long form, else some. */
const STEP = process.env.FONDACO_PROFILE === "long" ? 1 : 6;
const SMALLEST = 11.9;
/** Those with a board of their own. */
const GAMES = readdirSync(join(WEB, "src", "games")).filter((game) =>
  existsSync(join(WEB, "src", "games", game, "index.ts")),
);
const SIZES = [
  { width: 1440, height: 900, language: "hu" },
  { width: 390, height: 844, language: "hu" },
];

let server: ViteDevServer;
let browser: Browser;

function fixture<T>(game: string, name: string): T {
  return JSON.parse(readFileSync(join(WEB, "fixtures", game, `${name}.json`), "utf-8")) as T;
}

/** The names of the positions, one for every question. */
function questions(game: string): string[] {
  if (!existsSync(join(WEB, "fixtures", game, "index.json"))) return [];
  return fixture<string[]>(game, "index").filter((name) => name.startsWith("q"));
}

beforeAll(async () => {
  for (const game of GAMES) {
    if (questions(game).length === 0) execFileSync(PYTHON, [join(WEB, "..", "scripts", "positions.py"), game]);
  }
  server = await createServer({ root: WEB, server: { port: 0, host: "127.0.0.1" }, logLevel: "error" });
  await server.listen();
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function opened(width: number, height: number, language: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: width < 800 });
  await context.addInitScript((kept) => localStorage.setItem("fondaco", JSON.stringify(kept)), {
    language,
    theme: "light",
    motion: "off",
  });
  // No server stands behind these pages: positions, words and rules are files. The titles of games are not drawn.
  await context.route("**/api/games", (route) => route.fulfill({ json: { games: [], bots: [], languages: [] } }));
  const page = await context.newPage();
  new Complaints(page);
  return page;
}

/** Going from one position to the next without loading the page again. */
async function show(page: Page, game: string, name: string): Promise<void> {
  const address = `${server.resolvedUrls!.local[0]}#/look/${game}/${name}`;
  await page.evaluate(() => document.querySelector(".bar")?.setAttribute("data-old", ""));
  await page.goto(address);
  await page.waitForSelector(".bar:not([data-old])");
  await page.evaluate(() => document.fonts.ready);
}

/** The elements that can be pointed at now, and texts of the board too small to read. */
async function seen(page: Page): Promise<{ live: string[]; small: string[] }> {
  return page.evaluate((smallest) => {
    const shown = (node: Element): boolean => node.getBoundingClientRect().width > 0;
    const spots = [...document.querySelectorAll<HTMLElement>("[data-element].can, [data-element].chosen")];
    const texts = [...document.querySelectorAll<SVGTextElement>(".sheet text, .house text, .rail text")].filter(shown);
    const scale = (by: DOMMatrix | null): number => (by ? Math.hypot(by.a, by.b) : 1); // turned text, too
    const size = (text: SVGTextElement): number =>
      parseFloat(getComputedStyle(text).fontSize) * scale(text.getScreenCTM());
    return {
      live: spots.filter(shown).map((node) => node.dataset.element ?? ""),
      small: texts
        .filter((text) => size(text) < smallest)
        .map((text) => `${text.textContent} ${size(text).toFixed(1)}`),
    };
  }, SMALLEST);
}

/**
 * How wide the next sheet is drawn, frame by frame: what is read here at the start of a frame comes before the page is
 * told of sizes that have changed, so a sheet that was drawn before it was measured has two widths.
 */
async function drawn(page: Page, show: () => Promise<void>): Promise<number[]> {
  const widths = page.evaluate(async () => {
    const old = document.querySelector(".sheet");
    const found: number[] = [];
    while (found.length < 4) {
      await new Promise(requestAnimationFrame);
      const sheet = document.querySelector(".sheet");
      const svg = sheet?.querySelector<SVGSVGElement>(":scope > svg");
      if (svg && sheet !== old) found.push(svg.viewBox.baseVal.width);
    }
    return found;
  });
  await show();
  return [...new Set(await widths)];
}

describe.each(SIZES)("at $width px", ({ width, height, language }) => {
  it.each(GAMES)("every choice of %s can be pointed at and read", async (game) => {
    const page = await opened(width, height, language);
    const wrong: Record<string, string[]> = {};
    const names = questions(game);
    for (const name of names.filter((_, i) => i % STEP === 0)) {
      const { position } = fixture<Welcome>(game, name);
      await show(page, game, name);
      const tabs = page.locator(".views [role=tab]");
      const live = new Set<string>();
      const small: string[] = [];
      for (let tab = 0; tab < Math.max(1, await tabs.count()); tab++) {
        if (await tabs.count()) await tabs.nth(tab).click();
        const found = await seen(page);
        for (const element of found.live) live.add(element);
        small.push(...found.small);
      }
      const wanted = new Set(position!.choices.flatMap((choice) => choice.elements));
      const missing = [...wanted].filter((element) => !live.has(element));
      if (missing.length || small.length) wrong[name] = [...missing, ...small];
    }
    expect(names.length).toBeGreaterThan(0);
    expect(wrong).toEqual({});
  });

  it.each(GAMES)("a sheet of %s is drawn once for the room it has", async (game) => {
    const page = await opened(width, height, language);
    const [first, second] = questions(game);
    await show(page, game, first!);
    const tabs = page.locator(".views [role=tab]");
    if (await tabs.count()) await tabs.last().click(); // the log
    const again = (): Promise<void> => (width < 800 ? tabs.first().click() : show(page, game, second!));
    expect(await drawn(page, again)).toHaveLength(1);
  });
});
