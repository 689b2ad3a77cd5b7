/** Every screen: no violation of accessibility, nothing sideways, no complaint of the browser, a light load. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asked, click, dice } from "./clicker";
import { type Guest, House } from "./house";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
const MOST_BYTES = 250_000;
const SEED = 7;
/** Every board in every size in the long form, else each in one. */
const LONG = process.env.FONDACO_PROFILE === "long";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

const SIZES = [
  { width: 1366, height: 768, theme: "light", language: "en" },
  { width: 1024, height: 768, theme: "dark", language: "hu" },
  { width: 390, height: 844, theme: "light", language: "hu" },
] as const;
const GAMES = ["puerto_rico", "citadels", "genoa", "marco_polo", "calimala"];
const BOARDS = GAMES.flatMap((game, i) =>
  SIZES.filter((_, j) => LONG || i % SIZES.length === j).map((size) => ({ game, ...size })),
);

/** What is wrong with the screens looked at. */
class Inspection {
  readonly found: Record<string, string[]> = {};

  constructor(private readonly guest: Guest) {}

  async look(screen: string): Promise<void> {
    const { page } = this.guest;
    await page.locator("main").first().waitFor();
    await page.evaluate(AXE);
    const wrong = await page.evaluate(async () => {
      const axe = (globalThis as unknown as { axe: typeof import("axe-core") }).axe;
      const { violations } = await axe.run(document, { resultTypes: ["violations"] });
      const told = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
      );
      const beyond = document.documentElement.scrollWidth - innerWidth;
      return beyond > 0 ? [...told, `${beyond} px sideways`] : told;
    });
    if (wrong.length) this.found[screen] = wrong;
  }

  close(): void {
    expect(this.found).toEqual({});
  }
}

describe.each(SIZES)("at $width px, $theme, in $language", (size) => {
  it("the screens around the tables are sound", async () => {
    const guest = await house.guest(size);
    const { page } = guest;
    const inspection = new Inspection(guest);
    await guest.visit();
    await page.locator(".card").nth(2).click();
    await page.locator("form.new summary").click();
    await inspection.look("lobby with house rules");
    await page.locator("form.new input[autocomplete=nickname]").fill("Ágnes");
    await page.locator("form.new .numbers").nth(1).getByText("1", { exact: true }).click();
    await page.locator("form.new .go .btn").click();
    await page.locator(".invitation img").waitFor();
    await inspection.look("room");
    await page.locator(".acts .btn.quiet").first().click();
    await page.locator("dialog .program").waitFor();
    await inspection.look("token");
    await guest.visit("/me");
    await page.locator("table").waitFor();
    await inspection.look("oneself");
    await guest.visit("/replay");
    await inspection.look("paste");
    await guest.visit("/rules/citadels#CI-4.01");
    await page.locator("dl .here").waitFor();
    await inspection.look("rules");
    inspection.close();
  });

  it("the screens after a game are sound", async () => {
    const guest = await house.guest(size);
    const { page } = guest;
    const inspection = new Inspection(guest);
    const id = await guest.finished("citadels", 2, SEED);
    await inspection.look("over");
    await guest.visit(`/replay/${id}?move=9`);
    await page.getByRole("slider").waitFor();
    await inspection.look("replay");
    inspection.close();
  });
});

describe.each(BOARDS)("$game at $width px, $theme, in $language", ({ game, ...size }) => {
  it("is sound", async () => {
    const guest = await house.guest(size);
    const { page } = guest;
    const inspection = new Inspection(guest);
    await guest.begin(game, 3, SEED);
    await asked(page);
    const roll = dice(11);
    for (let i = 0; i < 4 && (await asked(page)) === "asked"; i++) await click(page, roll);
    await asked(page);
    await page.keyboard.press("?");
    await inspection.look("asking why not");
    await page.keyboard.press("Escape");
    const option = page.locator(".decision .opt:not(.off)");
    if (await option.count()) await option.first().click();
    await inspection.look("something chosen");
    if (size.width < 1200) {
      await page.locator(".chip .more").first().click();
      await page.locator("dialog .seat").waitFor();
      await inspection.look("a seat");
      await page.keyboard.press("Escape");
    }
    await page.keyboard.press("r");
    await page.locator("dialog dt").first().waitFor();
    for (const tab of [1, 2]) {
      await page.locator("dialog [role=tab]").nth(tab).click();
      await inspection.look(`reference ${tab}`);
    }
    await page.keyboard.press("Escape");
    await page.locator(".tools .tool").last().click();
    await page.locator("dialog .settings").waitFor();
    await inspection.look("settings");
    inspection.close();
  });
});

describe("a complaint", () => {
  it("is heard: an error, a promise that nobody waits for, a line in the console, a refusal", async () => {
    const guest = await house.guest();
    const { page } = guest;
    await guest.visit();
    await page.evaluate(async () => {
      setTimeout(() => {
        throw new Error("thrown");
      });
      void Promise.reject(new Error("rejected"));
      console.error("written");
      await fetch("/api/nowhere");
    });
    await page.evaluate(() => new Promise((done) => setTimeout(done))); // behind the error
    const heard = guest.complaints.taken().join("\n");
    for (const told of ["thrown", "rejected", "written", "status of 404"]) expect(heard).toContain(told);
    expect(guest.complaints.taken()).toEqual([]);
    guest.complaints.expectRefusal(404);
    expect(guest.complaints.taken()).toHaveLength(1); // it did not come
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
