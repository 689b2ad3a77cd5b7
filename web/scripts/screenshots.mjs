// Pictures of the boards for docs/screenshots: real positions (`make positions`), drawn by the page without a server.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const OUT = join(import.meta.dirname, "..", "..", "docs", "screenshots");
const CHROMIUM = process.env.FONDACO_CHROMIUM ?? "/usr/bin/chromium";
const BOARDS = { puerto_rico: "s4-o0-70", citadels: "s4-o0-70" };
const SCREENS = [
  { name: "", width: 1440, height: 900, theme: "light", language: "en" },
  { name: "-dark", width: 1440, height: 900, theme: "dark", language: "hu" },
  { name: "-phone", width: 390, height: 844, theme: "light", language: "hu" },
];

const server = await createServer({ root: join(import.meta.dirname, ".."), server: { port: 0 }, logLevel: "error" });
await server.listen();
const base = server.resolvedUrls.local[0];
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
mkdirSync(OUT, { recursive: true });
for (const [game, position] of Object.entries(BOARDS)) {
  for (const { name, width, height, theme, language } of SCREENS) {
    const phone = width < 800;
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: phone, isMobile: phone });
    await context.addInitScript((kept) => localStorage.setItem("fondaco", JSON.stringify(kept)), {
      theme,
      language,
      motion: "off",
    });
    const page = await context.newPage();
    await page.goto(`${base}#/look/${game}/${position}`);
    await page.waitForSelector(".sheet svg, .house");
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(OUT, `${game}${name}.png`), animations: "disabled" });
    await context.close();
  }
}
await browser.close();
await server.close();
