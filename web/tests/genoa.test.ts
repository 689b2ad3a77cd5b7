/** Bargaining in Genoa: offers, counter-offers and standing instructions through the page. */
import type { Locator, Page, WebSocketRoute } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asked } from "./clicker";
import { type Guest, House } from "./house";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

/** The tower starts on the Guild Hall, and the trader is whoever opens the table. */
const AT_GUILD_HALL = 2;
/** It starts on a street. */
const AT_STREET = 2;
const LIVE = { driver: "live", first_player: 0 };

/** Counts what a player taps. */
class Taps {
  count = 0;

  constructor(readonly page: Page) {}

  async on(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }
}

/** Lets a browser hear of nothing new for a while: somebody whose line is slow. */
class SlowLine {
  private held: (() => void)[] | null = null;

  async lay(guest: Guest): Promise<void> {
    await guest.page.routeWebSocket(/\/socket$/, (line) => this.join(line));
  }

  private join(line: WebSocketRoute): void {
    const server = line.connectToServer();
    line.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      if (this.held && String(message).includes('"type":"moved"')) this.held.push(() => line.send(message));
      else line.send(message);
    });
  }

  stop(): void {
    this.held = [];
  }

  go(): void {
    for (const send of this.held ?? []) send();
    this.held = null;
  }
}

const put = (page: Page): Locator => page.locator(".composer .foot .btn.wide:not([disabled])");
const plus = (page: Page, by: number): Locator => page.locator(".composer .quick .btn", { hasText: `+${by}` });
const offers = (page: Page): Locator => page.locator(".desk article.offer");
const log = (page: Page, text: RegExp | string): Locator => page.locator(".log li", { hasText: text });

/** An answer from the list; the only one there is stands ready to be confirmed. */
async function answer(page: Page, text: string): Promise<void> {
  const option = page.locator(".decision .opt:not(.off)", { hasText: text });
  const confirm = page.locator(".decision .foot .btn.wide:not(.second)", { hasText: text });
  await option.waitFor();
  if (!(await confirm.count())) await option.click();
  await confirm.click();
}

/** People at a table; the first has opened it. Nobody has anything answered for them. */
async function company(names: string[], seed: number, options: Record<string, unknown>): Promise<Guest[]> {
  const guests: Guest[] = [];
  for (const name of names) {
    const guest = await house.guest({ obvious: false });
    await guest.visit();
    await guest.ask("PUT", "me/name", { name });
    guests.push(guest);
  }
  const [host, ...friends] = guests as [Guest, ...Guest[]];
  const terms = { game: "genoa", seats: names.length, seed, options };
  const { table, invitation } = await host.ask("POST", "tables", terms);
  for (const friend of friends) await friend.ask("POST", `tables/${table.id}/seat`, { invitation });
  await host.ask("POST", `tables/${table.id}/start`);
  for (const guest of guests) await guest.visit(`/table/${table.id}`);
  return guests;
}

describe("a deal", () => {
  it("is bargained for by two people: forced sale, counter-offer, stale accept", async () => {
    const [host, friend] = (await company(["Ágnes", "Bence"], AT_GUILD_HALL, LIVE)) as [Guest, Guest];
    const line = new SlowLine();
    await line.lay(host);
    await host.page.reload();
    await friend.page.locator(".composer").waitFor();
    const [trader, buyer] = [host.page, friend.page];

    // An offer takes four taps: ducats, ducats, a card face up, and on the table it is.
    const taps = new Taps(buyer);
    await taps.on(plus(buyer, 10));
    await buyer.locator(".verdict", { hasText: "at least one good" }).waitFor(); // with two players money will not do
    await taps.on(plus(buyer, 5));
    await taps.on(buyer.locator(".composer .pick .named").first());
    await taps.on(put(buyer));
    expect(taps.count).toBeLessThanOrEqual(5);
    await offers(trader).first().waitFor();

    // It asks nothing, so the trader cannot leave the action unused, and is told why.
    expect(await trader.locator(".duty").innerText()).toMatch(/Guild Hall.*GE-8\.32/s);
    await trader.locator(".opt.off", { hasText: "Leave the action unused" }).click();
    await trader.locator(".decision .why", { hasText: "GE-8.32" }).waitFor();

    // The trader asks for more; the buyer declines and raises the offer instead, while the trader's line is slow.
    await trader.getByRole("button", { name: "Ask for more" }).click();
    await plus(trader, 20).click();
    await put(trader).click();
    await buyer.locator(".composer article.offer.mine").waitFor();
    expect(await buyer.locator(".composer article.offer.mine").innerText()).toContain("35");
    await buyer.locator(".composer article.offer.mine").getByRole("button", { name: "Decline" }).click();
    await buyer.locator(".composer article.offer.mine").waitFor({ state: "detached" });
    line.stop();
    await offers(buyer).getByRole("button", { name: "Change it" }).click();
    await plus(buyer, 5).click();
    await put(buyer).click();
    await log(buyer, "Change an offer").waitFor();

    // What the trader accepts is no longer on the table: refused, and nothing has changed.
    await offers(trader).getByRole("button", { name: "Accept" }).click();
    await trader.locator(".decision .why", { hasText: "GE-9.13" }).waitFor();
    line.go();
    await trader.locator(".offer.changed").waitFor();
    await offers(trader).getByRole("button", { name: "It has changed: read it" }).click();
    await offers(trader).getByRole("button", { name: "Accept" }).click();
    await log(buyer, "A deal with Bence for the Guild Hall").waitFor();

    // The action is carried out; the buyer offers for the next move, takes it back, agrees to the trader's price.
    await buyer.locator('main [data-element="space:street_57"].can').click();
    await buyer.locator(".composer .pick .named").first().click();
    await put(buyer).click();
    await offers(trader).first().waitFor();
    await offers(buyer).getByRole("button", { name: "Withdraw" }).click();
    await offers(trader).first().waitFor({ state: "detached" });
    await trader.getByRole("button", { name: "Name a price" }).click();
    await trader.locator(".composer .target select").selectOption("street_47");
    await trader.locator(".composer .pick button[title='Message']").click();
    await put(trader).click();
    await buyer.locator(".composer article.offer.mine").getByRole("button", { name: "Accept" }).click();
    await buyer.locator(".composer .pick .named").first().click(); // which message is for the buyer to say
    await put(buyer).click();
    await log(trader, "A deal with Bence for the street 4–7").waitFor();
  });
});

describe("offers for one street", () => {
  it("are accepted together, each by its owner's terms", async () => {
    const guests = await company(["Ágnes", "Bence", "Cili"], AT_STREET, LIVE);
    const [trader, ...buyers] = guests.map(({ page }) => page) as [Page, ...Page[]];
    for (const [index, buyer] of buyers.entries()) {
      await buyer.locator('main [data-element="space:street_32"].can').click();
      await plus(buyer, 5 * (index + 1)).click();
      await put(buyer).click();
      await offers(trader).nth(index).waitFor();
    }
    const of = (name: string): Locator => offers(trader).filter({ hasText: name });
    const both = trader.getByRole("button", { name: "Accept 2 together" });
    await of("Bence").getByRole("button", { name: "Together" }).click();
    await of("Cili").getByRole("button", { name: "Together" }).click();
    expect(await both.count()).toBe(2);

    // Whoever changes an offer is no longer among them, until it has been read again.
    await offers(buyers[0]!).getByRole("button", { name: "Change it" }).click();
    await plus(buyers[0]!, 5).click();
    await put(buyers[0]!).click();
    await of("Bence").getByRole("button", { name: "It has changed: read it" }).click();
    expect(await both.count()).toBe(0);
    await of("Bence").getByRole("button", { name: "Together" }).click();
    await both.first().click();

    for (const name of ["Bence", "Cili"]) await log(buyers[1]!, `A deal with ${name} for the street 3–2`).waitFor();
    await offers(trader).first().waitFor({ state: "detached" });
  });
});

describe("an offer from the menu", () => {
  const MENU = { offers: "menu", first_player: 0 };

  it("is a space and a payment; several are accepted one after the other", async () => {
    const guests = await company(["Ágnes", "Bence", "Cili"], AT_STREET, MENU);
    const [trader, ...buyers] = guests.map(({ page }) => page) as [Page, ...Page[]];
    for (const buyer of buyers) {
      await asked(buyer);
      expect(await buyer.locator(".composer .foot").count()).toBe(0);
      await buyer.locator('main [data-element="space:street_32"].can').click();
      await answer(buyer, "Offer for the street 3–2");
      await answer(buyer, "Offer 10 ducats");
    }

    // More is asked of one of them, who says no; then both pay for one move.
    await answer(trader, "Ask Cili for more than 10 ducats");
    await answer(trader, "20");
    await answer(buyers[1]!, "Decline");
    await answer(trader, "Accept Bence: 10 ducats");
    await answer(trader, "Cili as well: 10 ducats");
    for (const name of ["Bence", "Cili"]) await log(buyers[1]!, `A deal with ${name} for the street 3–2`).waitFor();
    await offers(trader).first().waitFor({ state: "detached" });
  });
});

describe("whoever does not bargain", () => {
  it("shows their ducats, and passes until the turn ends", async () => {
    const guests = await company(["Ágnes", "Bence"], AT_GUILD_HALL, LIVE);
    const [trader, other] = guests.map(({ page }) => page) as [Page, Page];
    await other.getByRole("button", { name: "Show to all" }).click();
    await log(trader, "Bence shows their ducats from now on").waitFor();
    await other.getByText("(shown to all)").waitFor(); // once in a turn

    const until = other.getByRole("combobox", { name: "Pass until" });
    const passes = other.getByRole("status").filter({ hasText: "You pass until the turn of Ágnes ends." });
    await until.selectOption("turn");
    await passes.waitFor();
    await log(other, /Bence.*Done/s).waitFor();
    await other.reload();
    await passes.waitFor(); // it is kept
    await other.getByRole("button", { name: "Ask me again" }).click();
    await until.selectOption("turn");
    await answer(trader, "Leave the action unused");
    await answer(trader, "Stop here"); // in the next talk, too, nobody had to be waited for
    await log(other, "rolls").first().waitFor();
    await passes.waitFor({ state: "detached" });
  });
});

describe("an offer at a table of turns", () => {
  /** The first to be asked is this seat. */
  const SECOND = { options: { first_player: 2 } };

  it("is made by pointing at a space and dragging a card", async () => {
    const guest = await house.guest();
    const { page } = guest;
    await guest.begin("genoa", 3, AT_STREET, SECOND);
    await asked(page);
    const taps = new Taps(page);
    await taps.on(page.locator('main [data-element="space:street_32"].can'));
    await taps.on(plus(page, 10));
    await page.locator(".house .held").first().dragTo(page.locator(".composer .side").first());
    expect(await page.locator(".composer .side").first().locator("button").count()).toBe(2); // ducats and the card
    await taps.on(put(page));
    expect(taps.count).toBeLessThanOrEqual(5);
    await log(page, "Ágnes offers for the street 3–2").waitFor();
    expect(await page.locator(".pennants svg").count()).toBeGreaterThan(0);
  });

  it("is made by keyboard alone", async () => {
    const guest = await house.guest();
    const { page } = guest;
    await guest.begin("genoa", 3, AT_STREET, SECOND);
    await asked(page);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await plus(page, 5).focus();
    await page.keyboard.press("Enter");
    await put(page).waitFor();
    await put(page).focus();
    await page.keyboard.press("Enter");
    await log(page, "Ágnes offers for the").waitFor();
  });

  it("is made by a standing instruction", async () => {
    const guest = await house.guest({ language: "hu" });
    const { page } = guest;
    await guest.begin("genoa", 3, AT_STREET, { ...SECOND, pace: "correspondence" });
    await asked(page);
    await page.getByText("Állandó utasítások").click();
    await page.locator(".instructions select").selectOption("palace");
    await page.locator(".instructions .quick .btn", { hasText: "+20" }).click();
    await page.getByRole("button", { name: "Utasítás megadása" }).click();
    await page.getByText("Állandó utasítások: 1").waitFor();
    await log(page, "Ágnes ajánlatot tesz a Palotára").waitFor();
    await page.reload();
    await page.getByText("Állandó utasítások: 1").click();
    await page.getByRole("button", { name: "Visszavonom" }).click();
    await page.getByText("Állandó utasítások: 1").waitFor({ state: "detached" });
  });
});
