/** A game without a board of its own: the toy of the engine's tests, on the plain board, from the lobby to the end. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asked, click, dice, play, press } from "./clicker";
import { type Guest, House } from "./house";

class ToyHouse extends House {
  protected override readonly module = "tests.server.with_toy";
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
const house = new ToyHouse();
beforeAll(() => house.open());
afterAll(() => house.close());

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const ROUNDS = 3;

async function begin(guest: Guest, title: string): Promise<void> {
  const { page } = guest;
  await guest.visit();
  await page.locator(".card", { hasText: title }).click();
  await page.locator("form.new input[autocomplete=nickname]").fill("Ágnes");
  await page.locator("form.new .numbers").first().getByText("3", { exact: true }).click();
  await page.locator("form.new .fields select").selectOption("random");
  await page.locator("form.new .go .btn").click();
  await guest.seated();
  await asked(page);
}

/** The names on a part of the board, each with what stands under it; things in a row with a space between. */
async function fields(page: Page, part: string): Promise<Record<string, string>> {
  return page.locator(part).evaluate((node) => {
    const pairs = [...node.querySelectorAll("dl > div")].map((field) => {
      const things = [...field.querySelectorAll("dd .thing")].map((thing) => thing.textContent!.trim());
      const under = things.length ? things.join(" ") : field.querySelector("dd")!.textContent!.trim();
      return [field.querySelector("dt")!.textContent!.trim(), under];
    });
    return Object.fromEntries(pairs) as Record<string, string>;
  });
}

it("is called by its own words, shows what lies on the table and tells what happened", async () => {
  const guest = await house.guest(WIDE);
  const { page } = guest;
  await begin(guest, "Auction");
  expect(await page.locator(".bar .game").innerText()).toBe("Auction");
  expect(await page.locator(".decision .ask").innerText()).toBe("Bid a card for the lot.");
  const sheet = await fields(page, ".sheet");
  expect(sheet).toEqual({ "Worth of the lot": expect.stringMatching(/^[1-5]$/), Discarded: "–" });
  const own = await fields(page, ".house");
  expect(own.Points).toBe("0");
  expect(own.Hand!.split(" ")).toHaveLength(ROUNDS);
  expect(await page.locator(".rail .seat").nth(1).innerText()).toMatch(/Hand\s+3\s+Points\s+0/);
  const offered = await page.locator(".decision .opt").allInnerTexts();
  expect(offered).toEqual(own.Hand!.split(" ").map((card) => `Bid the ${card}`));

  await page.locator(".house .thing.can").first().click();
  await page.locator(".decision .foot .btn.wide").first().click();
  await page.locator(".log li").nth(2).waitFor();
  const [card] = own.Hand!.split(" ");
  expect(await page.locator(".log").innerText()).toContain(`Ágnes: Bid the ${card}`);
  expect(await page.locator(".log").innerText()).toContain(`takes the lot worth ${sheet["Worth of the lot"]}.`);
  expect((await fields(page, ".sheet")).Discarded!.split(" ")).toHaveLength(3);
});

it("says why a card cannot be played", async () => {
  const guest = await house.guest(WIDE);
  const { page } = guest;
  await begin(guest, "Auction");
  await click(page, dice(1));
  await asked(page);
  await page.locator(".sheet .thing").first().click();
  expect(await page.locator(".decision .why").innerText()).toMatch(/You do not hold the \d+\./);
  await page.keyboard.press("r");
  await page.locator("dialog dt").first().waitFor();
  expect(await page.locator("dialog dl").first().innerText()).toContain("TO-1.03");
  await page.locator("dialog [role=tab]").nth(1).click();
  expect(await page.locator("dialog .content").innerText()).toBe("–");
});

it.each([
  { title: "Auction", as: { ...WIDE, theme: "light", language: "en" }, by: click },
  { title: "Auction", as: { ...WIDE, theme: "dark", language: "en" }, by: press },
  { title: "Árverés", as: { ...PHONE, theme: "dark", language: "hu" }, by: click },
] as const)("is played to its end at $as.width px, $as.theme, in $as.language", async ({ title, as, by }) => {
  const guest = await house.guest(as);
  const { page } = guest;
  await begin(guest, title);
  await page.evaluate(AXE);
  const wrong = await page.evaluate(async () => {
    const axe = (globalThis as unknown as { axe: typeof import("axe-core") }).axe;
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
  });
  expect(wrong).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await play(page, dice(1), by)).toBe(ROUNDS);
  expect(await page.locator(".ranking li").count()).toBe(3);
});
