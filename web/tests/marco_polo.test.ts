/** What only the board of Marco Polo has: a voyage step by step, and places that stand for actions. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asked } from "./clicker";
import { House } from "./house";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

/** A game for two in which Rashid begins, who is us: he chooses the values of his dice. */
const SEED = 1;

async function confirmed(page: Page): Promise<void> {
  const decision = page.locator(".decision");
  const before = await decision.getAttribute("data-asked");
  await page.locator(".decision .foot .btn.wide").first().click();
  await page.locator(`.decision:not([data-asked="${before}"])`).waitFor();
}

async function point(page: Page, element: string): Promise<void> {
  await page.locator(`main [data-element="${element}"].can`).dispatchEvent("click");
}

async function answer(page: Page, element: string): Promise<void> {
  await point(page, element);
  await confirmed(page);
}

async function option(page: Page, text: string): Promise<void> {
  await page.locator(".decision .opt:not(.off)", { hasText: text }).click();
  await confirmed(page);
}

describe("Marco Polo", () => {
  it("a voyage goes step by step, its price running along, and ends with a post and coins from the money bag", async () => {
    const guest = await house.guest({ obvious: false });
    const { page } = guest;
    await guest.begin("marco_polo", 2, SEED);
    await asked(page);
    await answer(page, "space:travel"); // all his dice are alike, so they are not asked for
    await option(page, "Use value 2");

    const prices = page.locator(".tags text");
    expect((await prices.allTextContents()).filter((text) => text === "3").length).toBeGreaterThanOrEqual(3);
    await answer(page, "location:alexandria");
    expect(await page.locator(".decision .ctx").innerText()).toContain("fare so far 3 coins");
    expect(await prices.allTextContents()).toContain("11");
    await option(page, "That is enough");
    await page.locator(".seat.s1 .has", { hasText: "1 on the map" }).waitFor();

    while ((await page.locator(".decision .opt", { hasText: "money bag" }).count()) === 0) {
      await page.locator(".decision .opt:not(.off)").first().click();
      await confirmed(page);
    }
    const coins = async (): Promise<number> => Number(await page.locator(".seat.s1 .has[title=coins]").innerText());
    const before = await coins();
    await point(page, "spot:money_bag");
    expect(await page.locator(".opt.selected").innerText()).toContain("money bag");
    await confirmed(page);
    await expect.poll(coins).toBe(before + 3);
    await guest.context.close();
  });

  it("the black dice and the money bag say why not", async () => {
    const guest = await house.guest({ obvious: false });
    const { page } = guest;
    await guest.begin("marco_polo", 2, SEED);
    await asked(page);
    const why = page.locator(".decision .why");

    await page.locator('main [data-element="spot:black_dice"]:not(.can)').dispatchEvent("click");
    await why.waitFor();
    expect(await why.innerText()).toMatch(/^The black dice\. .*3 camels.*2.*MP-14\.14/s);

    await answer(page, "space:travel");
    await page.locator('main [data-element="spot:money_bag"]:not(.can)').dispatchEvent("click");
    await why.waitFor();
    expect(await why.innerText()).toMatch(/^The money bag\. .*MP-14\.08/s);
    await guest.context.close();
  });
});
