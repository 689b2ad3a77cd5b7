// The pictures in docs/screenshots: boards at real positions (`make positions`) drawn without a server, and every other
// screen at a real server. `node scripts/screenshots.mjs [NAME ...]` makes those whose names begin so.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { SCREENS } from "./screens.mjs";

const OUT = join(import.meta.dirname, "..", "..", "docs", "screenshots");
/** Of WebP, where 100 is everything: fine lines stay fine. */
const QUALITY = 88;
const BOARDS = {
  genoa: "offer",
  marco_polo: "travel",
  citadels: "s4-o0-70",
  puerto_rico: "s4-o0-70",
  calimala: "place",
};
const SIZES = {
  "": { width: 1440, height: 900, theme: "light", language: "en" },
  "-dark": { width: 1440, height: 900, theme: "dark", language: "hu" },
  "-phone": { width: 390, height: 844, theme: "light", language: "hu" },
};
/** Other moments of boards: the picture's name, the position, the size. */
const MOMENTS = [
  ["genoa-hear", "genoa/hear", ""],
  ["genoa-hear-phone", "genoa/hear", "-phone"],
  ["genoa-answer-dark", "genoa/answer", "-dark"],
  ["genoa-act-phone", "genoa/act", "-phone"],
  ["genoa-talk", "genoa/talk", ""],
  ["genoa-over-dark", "genoa/s5-o0-100", "-dark"],
  ["citadels-eight", "citadels/s8-o1-50", ""],
  ["citadels-over-dark", "citadels/s4-o2-100", "-dark"],
  ["puerto_rico-draft", "puerto_rico/s4-o3-0", ""],
  ["puerto_rico-nobles", "puerto_rico/s4-o3-70", ""],
  ["puerto_rico-nobles-phone", "puerto_rico/s4-o3-70", "-phone"],
  ["marco_polo-turn", "marco_polo/turn", ""],
  ["marco_polo-value-dark", "marco_polo/value", "-dark"],
  ["marco_polo-oases", "marco_polo/oases", ""],
  ["marco_polo-oases-phone", "marco_polo/oases", "-phone"],
  ["marco_polo-draft", "marco_polo/draft", ""],
  ["marco_polo-draft-phone", "marco_polo/draft", "-phone"],
  ["marco_polo-goals-phone", "marco_polo/goals", "-phone"],
  ["marco_polo-over-dark", "marco_polo/over", "-dark"],
  ["calimala-tower", "calimala/tower", ""],
  ["calimala-ships-phone", "calimala/ships", "-phone"],
  ["calimala-draft", "calimala/s4-o0-0", ""],
  ["calimala-over-dark", "calimala/s5-o1-100", "-dark"],
];

const wanted = process.argv.slice(2);
const asked = (name) => wanted.length === 0 || wanted.some((start) => name.startsWith(start));

async function keep(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => !document.querySelector(".flying, .touched"));
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
  writeFileSync(join(OUT, `${name}.webp`), Buffer.from(data, "base64"));
}

async function boards(house, base) {
  const whole = Object.entries(BOARDS).flatMap(([game, position]) =>
    Object.keys(SIZES).map((size) => [game + size, `${game}/${position}`, size]),
  );
  for (const [name, position, size] of [...whole, ...MOMENTS]) {
    if (!asked(name)) continue;
    const { page, context } = await house.guest(SIZES[size]);
    await page.goto(`${base}#/look/${position}`);
    await page.waitForSelector(".bar");
    await page.waitForLoadState("networkidle");
    await keep(page, name);
    await context.close();
  }
}

async function screens(house, tools) {
  for (const { name, size = "", show } of SCREENS) {
    if (!asked(name)) continue;
    const guest = await house.guest(SIZES[size]);
    await show(guest, { ...tools, house });
    await keep(guest.page, name);
    await guest.context.close();
  }
}

const vite = await createServer({ root: join(import.meta.dirname, ".."), server: { port: 0 }, logLevel: "error" });
await vite.listen();
const { House } = await vite.ssrLoadModule("/tests/house.ts");
const tools = await vite.ssrLoadModule("/tests/clicker.ts");
const house = new House();
await house.open();
mkdirSync(OUT, { recursive: true });
try {
  await boards(house, vite.resolvedUrls.local[0]);
  await screens(house, tools);
} finally {
  await house.close();
  await vite.close();
}
