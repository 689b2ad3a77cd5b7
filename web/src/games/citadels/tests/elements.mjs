/**
 * Every choice of every position can be pointed at: in Chromium, wide and on a phone, each element named by a choice is
 * drawn and gilt on the sheet or in the house, and nothing else is gilt; no text is smaller than 12 pixels or lies on
 * another, nothing scrolls sideways.
 *
 *     npx vite --port 5173 &
 *     node src/games/citadels/tests/elements.mjs [http://127.0.0.1:5173] [every nth position]
 *
 * The positions are those of `scripts/positions.py citadels --seeds N`, or of the folder in CITADELS_POSITIONS.
 */
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const [base = "http://127.0.0.1:5173", nth = "1"] = process.argv.slice(2);
const folder = process.env.CITADELS_POSITIONS ?? new URL("../../../../fixtures/citadels", import.meta.url).pathname;
const index = JSON.parse(readFileSync(`${folder}/index.json`, "utf8"));
const names = index.filter((_, i) => i % Number(nth) === 0);

/** What is wrong with what is shown now. Runs in the page. */
function faults() {
  const found = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > root.clientWidth + 1) found.push(`scrolls sideways: ${root.scrollWidth}`);
  /** The letters alone, without the space that a line has above and below. */
  const letters = (node) => {
    const { left, right, top, height } = node.getBoundingClientRect();
    return { left, right, top: top + height * 0.26, bottom: top + height * 0.86 };
  };
  const texts = [...document.querySelectorAll(".sheet svg text, .house svg text")].map((node) => ({
    said: node.textContent.trim(),
    box: letters(node),
    size: parseFloat(getComputedStyle(node).fontSize) * (node.getScreenCTM()?.a ?? 1),
  }));
  for (const { said, size } of texts) if (size < 11.9) found.push(`small (${size.toFixed(1)}): ${said}`);
  for (const [i, one] of texts.entries()) {
    for (const other of texts.slice(i + 1)) {
      const w = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const h = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (w > 1.5 && h > 1.5) found.push(`on each other: ${one.said} / ${other.said}`);
    }
  }
  for (const svg of document.querySelectorAll(".sheet > svg, .house svg")) {
    const frame = svg.getBoundingClientRect();
    for (const node of svg.querySelectorAll("text")) {
      const box = node.getBoundingClientRect();
      if (box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1) {
        found.push(`outside: ${node.textContent.trim()}`);
      }
    }
  }
  return found;
}

/** The elements that are gilt and visible on the sheet or in the house. Runs in the page. */
function gilt() {
  const nodes = document.querySelectorAll(".sheet .can, .sheet .chosen, .house .can, .house .chosen");
  return [...nodes].filter((node) => node.getBoundingClientRect().width > 0).map((node) => node.dataset.element);
}

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
let wrong = 0;
for (const [width, height, language] of [
  [1440, 900, "hu"],
  [1024, 768, "hu"],
  [390, 844, "hu"],
  [1440, 900, "en"],
]) {
  const context = await browser.newContext({ viewport: { width, height } });
  await context.addInitScript((chosen) => {
    localStorage.setItem("fondaco", JSON.stringify({ language: chosen, theme: "light", motion: "off" }));
  }, language);
  const page = await context.newPage();
  if (process.env.CITADELS_POSITIONS) {
    await page.route(/fixtures\/citadels\/.*\d\.json/, (route) =>
      route.fulfill({ path: `${folder}/${route.request().url().split("/").pop()}` }),
    );
  }
  page.on("pageerror", (error) => report("error", error.message));
  page.on("console", (line) => line.type() !== "debug" && line.type() !== "info" && report(line.type(), line.text()));
  let name = "";
  const report = (what, more) => {
    wrong += 1;
    console.log(`${width} ${language} ${name}: ${what} ${more}`);
  };
  await page.goto(`${base}/#/look/citadels`);
  for (name of names) {
    const { position } = JSON.parse(readFileSync(`${folder}/${name}.json`, "utf8"));
    await page.evaluate((hash) => {
      document.querySelector("main")?.setAttribute("data-old", "");
      location.hash = hash;
    }, `#/look/citadels/${name}`);
    await page.waitForSelector("main:not([data-old])", { state: "attached", timeout: 120_000 });
    await page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 60))));
    const named = new Set(position.choices.flatMap((choice) => choice.elements));
    const seen = new Set();
    const tabs = width < 800 ? await page.locator("[role=tab]").count() : 1;
    for (let tab = 0; tab < tabs; tab += 1) {
      if (width < 800) await page.locator("[role=tab]").nth(tab).click();
      for (const element of await page.evaluate(gilt)) seen.add(element);
      for (const fault of await page.evaluate(faults)) report("layout", fault);
    }
    for (const element of named) if (!seen.has(element)) report("not to be pointed at", element);
    for (const element of seen) if (!named.has(element)) report("gilt for nothing", element);
  }
  await context.close();
}
await browser.close();
console.log(`${names.length} positions, ${wrong} faults`);
process.exit(wrong ? 1 : 0);
