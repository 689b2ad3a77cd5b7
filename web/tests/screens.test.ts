/** Every screen: no violation of accessibility, nothing sideways, a light load. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { asked, click, dice } from "./clicker";
import { House } from "./house";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
const MOST_BYTES = 250_000;

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const axe = (globalThis as unknown as { axe: typeof import("axe-core") }).axe;
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
  });
}

async function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

const SIZES = [
  { width: 1440, height: 900, theme: "light" },
  { width: 1024, height: 768, theme: "dark" },
  { width: 390, height: 844, theme: "light" },
] as const;

describe.each(SIZES)("at $width px, $theme", ({ width, height, theme }) => {
  it.each(["Puerto Rico", "Citadels"])("the screens on the way into %s are sound", async (game) => {
    const guest = await house.guest({ width, height, theme });
    const { page } = guest;
    const found: Record<string, string[]> = {};
    const look = async (screen: string): Promise<void> => {
      await page.locator("main").first().waitFor();
      const wrong = await violations(page);
      if (wrong.length) found[screen] = wrong;
      if ((await sideways(page)) > 0) found[`${screen}, sideways`] = [String(await sideways(page))];
    };
    await guest.visit();
    await page.locator(".card", { hasText: game }).click();
    await look("lobby");
    await page.locator("form.new input[autocomplete=nickname]").fill("Ágnes");
    await page.locator("form.new .numbers").nth(1).getByText("1", { exact: true }).click();
    await page.locator("form.new .fields select").selectOption("random");
    await page.locator("form.new .go .btn").click();
    await page.locator(".invitation img").waitFor();
    await look("room");
    await page.getByRole("button", { name: "Add a bot" }).click();
    await page.locator(".acts .btn:not([disabled])").first().click();
    await asked(page);
    await look("table");
    await page.locator(".decision .opt").first().click();
    await look("chosen");
    await page.keyboard.press("Escape");
    const roll = dice(11);
    for (let i = 0; i < 6 && (await asked(page)) === "asked"; i++) await click(page, roll);
    await asked(page);
    await look("some moves later");
    await page.keyboard.press("?");
    await look("asking why not");
    await page.keyboard.press("Escape");
    await page.keyboard.press("r");
    await page.locator("dialog dt").first().waitFor();
    await look("rules");
    await page.getByRole("tab", { name: "Components" }).click();
    await look("components");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Settings" }).click();
    await look("settings");
    await page.keyboard.press("Escape");
    const table = new URL(page.url()).pathname.split("/").at(-1);
    await guest.visit(`/replay/${table}`);
    await page.getByRole("slider").waitFor();
    await look("replay");
    await guest.visit("/me");
    await page.locator("table").waitFor();
    await look("oneself");
    await guest.visit("/replay");
    await look("paste");
    expect(found).toEqual({});
    expect(guest.complaints).toEqual([]);
  });
});

describe("the first load", () => {
  it("is light", async () => {
    const guest = await house.guest();
    const session = await guest.context.newCDPSession(guest.page);
    await session.send("Network.enable");
    let bytes = 0;
    session.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
    await guest.visit();
    await guest.page.locator(".card").first().waitFor();
    await guest.page.waitForLoadState("networkidle");
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });
});
