/** Whole games through the page, by what it offers. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dice, click, play, press } from "./clicker";
import { type Guest, House, type Wanted } from "./house";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

/** Every game in every way in the long form, else some. */
const LONG = process.env.FONDACO_PROFILE === "long";

interface Evening {
  game: string;
  seats: number;
  options?: string[];
  as?: Partial<Wanted>;
  by?: typeof click;
  /** Only in the long form. */
  long?: boolean;
}

const PHONE = { width: 390, height: 844 };
const EVENINGS: Record<string, Evening> = {
  "Puerto Rico, by pointer": { game: "Puerto Rico", seats: 3 },
  "Puerto Rico with both expansions, in Hungarian, by keyboard alone": {
    game: "Puerto Rico",
    seats: 3,
    options: ["Új épületek", "Nemesek"],
    as: { language: "hu" },
    by: press,
  },
  "Puerto Rico with both expansions on a phone": {
    game: "Puerto Rico",
    seats: 4,
    options: ["New buildings", "Nobles"],
    as: PHONE,
    long: true,
  },
  "Citadels in Hungarian, by keyboard alone": {
    game: "Citadella",
    seats: 3,
    as: { language: "hu", theme: "dark" },
    by: press,
    long: true,
  },
  "Citadels on a phone": { game: "Citadels", seats: 4, as: PHONE },
  "Calimala on a phone, in Hungarian": { game: "Calimala", seats: 3, as: { ...PHONE, language: "hu" } },
  "Calimala, by keyboard alone": { game: "Calimala", seats: 3, by: press, long: true },
  "Calimala with five, in Hungarian, by pointer": {
    game: "Calimala",
    seats: 5,
    as: { language: "hu", theme: "dark" },
    long: true,
  },
  "Marco Polo with all variants, by pointer": {
    game: "Marco Polo",
    seats: 2,
    options: ["City bonuses at random", "Characters are chosen", "Goals are chosen"],
  },
  "Marco Polo on a phone, in Hungarian": { game: "Marco Polo", seats: 3, as: { ...PHONE, language: "hu" }, long: true },
  "Marco Polo in the dark, by keyboard alone": {
    game: "Marco Polo",
    seats: 4,
    as: { theme: "dark" },
    by: press,
    long: true,
  },
  "Genoa with two, by pointer": { game: "Genoa", seats: 2 },
  "Genoa with five, in the dark, by pointer": { game: "Genoa", seats: 5, as: { theme: "dark" }, long: true },
  "Genoa on a phone, in Hungarian": { game: "Genova", seats: 5, as: { ...PHONE, language: "hu" }, long: true },
  "Genoa, by keyboard alone": { game: "Genoa", seats: 5, by: press, long: true },
};
/** Played by two people and a bot, with these options. */
const TOGETHER: { game: string; options: string[]; long?: boolean }[] = [
  { game: "Citadels", options: [] },
  { game: "Puerto Rico", options: ["New buildings", "Nobles"], long: true },
  { game: "Marco Polo", options: [], long: true },
  { game: "Calimala", options: [], long: true },
  { game: "Genoa", options: [], long: true },
];

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
  const evenings = Object.entries(EVENINGS).filter(([, { long }]) => LONG || !long);

  it.each(evenings)("%s", async (_, evening) => {
    const guest = await house.guest(evening.as);
    await begin(guest, evening);
    const moves = await play(guest.page, dice(1), evening.by);
    expect(moves).toBeGreaterThan(10);
    expect(await guest.page.locator(".ranking li").count()).toBe(evening.seats);
  });

  const together = TOGETHER.filter(({ long }) => LONG || !long);

  it.each(together)("$game by two people and a bot, in two browsers", async ({ game, options }) => {
    const host = await house.guest();
    await host.visit();
    await host.page.locator(".card", { hasText: game }).click();
    await host.page.getByLabel("Your name").fill("Ágnes");
    await host.page.locator("form.new .numbers").first().getByText("3", { exact: true }).click();
    await host.page.locator("form.new .numbers").nth(1).getByText("1", { exact: true }).click();
    await host.page.locator("form.new .fields select").selectOption("random");
    for (const option of options) await host.page.getByLabel(option, { exact: true }).check();
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
  });
});
