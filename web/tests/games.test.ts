/** Whole games through the page, by what it offers. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dice, click, play, press } from "./clicker";
import { type Guest, House } from "./house";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

interface Evening {
  game: string;
  seats: number;
  options?: string[];
}

/** Open a table against bots in the lobby. */
async function begin(guest: Guest, { game, seats, options = [] }: Evening): Promise<void> {
  const { page } = guest;
  await guest.visit();
  await page.locator(".card", { hasText: game }).click();
  await page.locator("form.new input[autocomplete=nickname]").fill("Ágnes");
  await page.locator("form.new .numbers").first().getByText(String(seats), { exact: true }).click();
  await page.locator("form.new .fields select").selectOption("random");
  for (const option of options) await page.getByLabel(option, { exact: true }).check();
  await page.locator("form.new .go .btn").click();
  await guest.seated();
}

describe("a whole game against bots", () => {
  it("Puerto Rico, by pointer", async () => {
    const guest = await house.guest();
    await begin(guest, { game: "Puerto Rico", seats: 3 });
    expect(await play(guest.page, dice(1))).toBeGreaterThan(10);
    expect(await guest.page.locator(".ranking li").count()).toBe(3);
    expect(guest.complaints).toEqual([]);
  });

  it("Puerto Rico with both expansions, in Hungarian, by keyboard alone", async () => {
    const guest = await house.guest({ language: "hu" });
    await begin(guest, { game: "Puerto Rico", seats: 3, options: ["Új épületek", "Nemesek"] });
    expect(await play(guest.page, dice(2), press)).toBeGreaterThan(10);
    expect(guest.complaints).toEqual([]);
  });

  it("Citadels on a phone", async () => {
    const guest = await house.guest({ width: 390, height: 844 });
    await begin(guest, { game: "Citadels", seats: 4 });
    expect(await play(guest.page, dice(3))).toBeGreaterThan(10);
    expect(guest.complaints).toEqual([]);
  });

  it("two people and a bot, in two browsers", async () => {
    const host = await house.guest();
    await host.visit();
    await host.page.locator(".card", { hasText: "Citadels" }).click();
    await host.page.getByLabel("Your name").fill("Ágnes");
    await host.page.locator("form.new .numbers").first().getByText("3", { exact: true }).click();
    await host.page.locator("form.new .numbers").nth(1).getByText("1", { exact: true }).click();
    await host.page.locator("form.new .fields select").selectOption("random");
    await host.page.getByRole("button", { name: "Open the table" }).click();
    await host.seated();
    const link = await host.page.getByLabel("Link of the invitation").inputValue();

    const friend = await house.guest({ language: "hu" });
    await friend.page.goto(link);
    await friend.page.getByLabel("A neved").fill("Bence");
    await friend.page.getByRole("button", { name: "Ide ülök" }).click();
    await host.page.getByText("Bence").waitFor();
    await host.page.getByRole("button", { name: "Start the game" }).click();

    const moves = await Promise.all([play(host.page, dice(4)), play(friend.page, dice(5), click)]);
    expect(Math.min(...moves)).toBeGreaterThan(5);
    expect([...host.complaints, ...friend.complaints]).toEqual([]);
  });
});
