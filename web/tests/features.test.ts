/** What the page does around the moves: coming back, taking back, asking, looking back. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asked, click, dice } from "./clicker";
import { type Guest, House } from "./house";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

const SEED = 11;
let guest: Guest;

/** A fresh game of Puerto Rico against bots, at the first question, which this seed puts to the first seat. */
async function begin(): Promise<void> {
  await guest.begin("puerto_rico", 3, SEED);
  await asked(guest.page);
}

const spot = (id: string): string => `main [data-element="${id}"]`;

describe("at a table", () => {
  beforeEach(async () => {
    guest = await house.guest();
    await begin();
    return () => guest.context.close();
  });

  it("shows what was pointed at, and sends it when confirmed", async () => {
    const { page } = guest;
    await page.locator(spot("role:craftsman")).click();
    expect(await page.locator(".opt.selected").innerText()).toContain("craftsman");
    expect(await page.locator(`${spot("role:craftsman")}.chosen`).count()).toBe(1);
    await page.locator(".decision .foot .btn.wide").first().click();
    await page.locator(".log li", { hasText: "craftsman" }).first().waitFor();
  });

  it("says why not, with a rule whose text is one click away", async () => {
    const { page } = guest;
    await page.locator(spot("building:harbor")).click();
    const why = page.locator(".why");
    await why.waitFor();
    expect(await why.innerText()).toMatch(/PR-\d+\.\d+/);
    await why.locator(".rule").first().click();
    expect(await page.locator("dialog .here dt").first().innerText()).toMatch(/PR-\d+\.\d+/);
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
  });

  it("shows what would be, and changes nothing", async () => {
    const { page } = guest;
    await page.locator(spot("role:craftsman")).click();
    await page.getByRole("button", { name: "Try it" }).click();
    await page.locator(".trial").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".trial").waitFor({ state: "detached" });
    expect(await page.locator(".log li").count()).toBe(0);
  });

  it("takes a move back", async () => {
    const { page } = guest;
    await page.locator(spot("role:builder")).click();
    await page.locator(".decision .foot .btn.wide").first().click();
    await page.locator(".log li", { hasText: "builder" }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.locator(".log li", { hasText: "builder" }).waitFor({ state: "detached" });
    expect(await page.locator(".decision .ask").innerText()).toContain("role");
  });

  it("gives a hint that can be followed", async () => {
    const { page } = guest;
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".hints button").first().click({ timeout: 60_000 });
    expect(await page.locator(".decision .foot .btn.wide").count()).toBeGreaterThan(0);
  });

  it("goes on after the server was killed, and loses no move", async () => {
    const { page } = guest;
    const roll = dice(7);
    for (let i = 0; i < 3; i++) {
      await click(page, roll);
      await asked(page);
    }
    const told = await page.locator(".log li").count();
    await house.kill();
    await page.getByText("The line to the server is lost", { exact: false }).waitFor();
    await house.open();
    await page
      .getByText("The line to the server is lost", { exact: false })
      .waitFor({ state: "detached", timeout: 60_000 });
    expect(await page.locator(".log li").count()).toBeGreaterThanOrEqual(told);
    await asked(page);
    await click(page, roll);
  });

  it("sends a move made while the server was down once it is back, and once only", async () => {
    const { page } = guest;
    await page.locator(spot("role:craftsman")).click();
    await house.kill();
    await page.getByText("The line to the server is lost", { exact: false }).waitFor();
    await page.locator(".decision .foot .btn.wide").first().click();
    await house.open();
    await page.locator(".log li", { hasText: "Ágnes: Choose the craftsman" }).waitFor({ timeout: 60_000 });
    expect(await page.locator(".log li", { hasText: "Ágnes: Choose the craftsman" }).count()).toBe(1);
  });

  it("changes its language and its light at any moment", async () => {
    const { page } = guest;
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("magyar").check();
    await page.getByRole("heading", { name: "Beállítások" }).waitFor();
    await page.getByLabel("sötét").check();
    await page.keyboard.press("Escape");
    expect(await page.locator("html").getAttribute("lang")).toBe("hu");
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    await page.locator(".opt", { hasText: /ültetvényes/i }).waitFor();
  });

  it("says something to the table", async () => {
    const { page } = guest;
    await page.getByRole("tab", { name: "Chat" }).click();
    await page.getByLabel("Say something to the table").fill("Jó játékot!");
    await page.keyboard.press("Enter");
    await page.locator(".said p", { hasText: "Jó játékot!" }).waitFor();
  });

  it("calls the player by title and sign", async () => {
    expect(await guest.page.title()).toMatch(/^● /);
    expect(await guest.page.locator("link[rel=icon]").getAttribute("href")).toBe("/favicon-turn.svg");
  });

  it("replays the running game up to now, and links to a moment", async () => {
    const { page } = guest;
    const roll = dice(9);
    for (let i = 0; i < 4; i++) {
      await click(page, roll);
      await asked(page);
    }
    const table = new URL(page.url()).pathname.split("/").at(-1);
    await guest.visit(`/replay/${table}?move=1`);
    await page.getByText(/^Move 1 of \d+/).waitFor();
    await page.getByRole("button", { name: "One move on" }).click();
    await page.getByText(/^Move 2 of \d+/).waitFor();
    expect(new URL(page.url()).search).toBe("?move=2");
    await page.getByRole("slider").fill("0");
    await page.getByText(/^Move 0 of \d+/).waitFor();
    expect(await page.locator(".log li.now").count()).toBe(0);
    await page.locator(".log .jump", { hasText: /^2$/ }).click();
    await page.getByText(/^Move 2 of \d+/).waitFor();
  });
});

describe("an obvious answer", () => {
  const ask = (): ReturnType<typeof guest.page.locator> => guest.page.locator(".decision .ask");

  async function confirm(): Promise<void> {
    await guest.page.locator(".decision .foot .btn.wide").first().click();
  }

  /** We are Rashid, who chooses the values of his dice, and travel where nobody has been: a higher value costs no more. */
  async function travel(): Promise<void> {
    await guest.begin("marco_polo", 2, 1);
    await asked(guest.page);
    await guest.page.locator(spot("space:travel")).click();
    await confirm();
  }

  it("is given by the page and told in grey, and once taken back it is left to the player", async () => {
    guest = await house.guest();
    const { page } = guest;
    await travel();
    const given = page.locator(".log li.quiet");
    await given.waitFor();
    expect(await given.innerText()).toContain("Use value 6");
    expect(await ask().innerText()).toContain("Where do you go?");

    await page.getByRole("button", { name: "Undo" }).click();
    await given.waitFor({ state: "detached" });
    expect(await ask().innerText()).toContain("Choose the value");
    await page.reload(); // a page that has just come gives it no more than this one
    await asked(page);
    expect(await ask().innerText()).toContain("Choose the value");
    expect(await given.count()).toBe(0);

    await page.locator(".decision .opt", { hasText: "Use value 2" }).click();
    await confirm();
    const own = page.locator(".log li", { hasText: "Use value 2" });
    await own.waitFor();
    expect(await own.getAttribute("class")).not.toContain("quiet");
    await guest.context.close();
  });

  it("is left to those who want every question", async () => {
    guest = await house.guest({ obvious: false });
    const { page } = guest;
    await travel();
    await page.locator(".decision .opt", { hasText: "Use value 6" }).click();
    expect(await ask().innerText()).toContain("Choose the value");
    await confirm();
    await page.locator(".log li", { hasText: "Use value 6" }).waitFor();
    await guest.context.close();
  });

  it("is asked for from the moment the player says so in the settings", async () => {
    guest = await house.guest();
    const { page } = guest;
    await guest.begin("marco_polo", 2, 1);
    await asked(page);
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("Give obvious answers for me").uncheck();
    await page.keyboard.press("Escape");
    await page.locator(spot("space:travel")).click();
    await confirm();
    await page.locator(".decision .opt", { hasText: "Use value 6" }).waitFor();
    expect(await page.locator(".log li.quiet").count()).toBe(0);
    await guest.context.close();
  });
});

describe("the log", () => {
  interface Seen {
    /** Pixels below what is shown. */
    below: number;
    above: number;
    height: number;
  }

  /** What is seen of it once the page is drawn. */
  const seen = (): Promise<Seen> =>
    guest.page.locator(".log").evaluate(async (list) => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const { scrollTop, scrollHeight, clientHeight } = list;
      return { below: Math.round(scrollHeight - scrollTop - clientHeight), above: scrollTop, height: clientHeight };
    });

  /** So far into a game that the log is longer than its room; something is to be chosen. */
  beforeEach(async () => {
    guest = await house.guest({ height: 800 });
    await begin();
    const roll = dice(5);
    for (let i = 0; i < 60 && (await seen()).above < 400; i++) {
      await click(guest.page, roll);
      await asked(guest.page);
    }
    expect(await seen()).toMatchObject({ below: 0 });
    return () => guest.context.close();
  });

  it("keeps its end in sight when an option is chosen, and when it is dropped", async () => {
    const { page } = guest;
    const { height } = await seen();
    await page.locator(".decision .opt:not(.off)").last().click();
    await page.locator(".decision .foot .btn.wide").first().waitFor();
    const chosen = await seen();
    expect(chosen.height).toBeLessThan(height);
    expect(chosen.below).toBe(0);
    await page.keyboard.press("Escape");
    await page.locator(".decision .foot .btn.wide").first().waitFor({ state: "detached" });
    expect(await seen()).toMatchObject({ below: 0, height });
  });

  it("keeps its end in sight when a hint comes", async () => {
    const { page } = guest;
    const { height } = await seen();
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".hints button").first().waitFor({ timeout: 60_000 });
    const hinted = await seen();
    expect(hinted.height).toBeLessThan(height);
    expect(hinted.below).toBe(0);
  });

  it("keeps its end in sight in another language and without results", async () => {
    const { page } = guest;
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("magyar").check();
    await page.keyboard.press("Escape");
    await page
      .locator(".decision .opt", { hasText: /[áéíóöőúüű]/ })
      .first()
      .waitFor();
    expect((await seen()).below).toBe(0);
    await page.locator(".filters input").uncheck();
    await page.locator(".filters input").check();
    expect((await seen()).below).toBe(0);
  });

  it("stays where its reader has scrolled to", async () => {
    const { page } = guest;
    await page.locator(".log").evaluate((list) => (list.scrollTop = 100));
    expect(await seen()).toMatchObject({ above: 100 });
    await page.locator(".decision .opt:not(.off)").last().click();
    await page.locator(".decision .foot .btn.wide").first().click();
    await asked(page);
    expect(await seen()).toMatchObject({ above: 100 });
  });
});

describe("on a phone", () => {
  it("a sign in the bar leads home, from the game and from its end", async () => {
    guest = await house.guest({ width: 390, height: 844 });
    const { page } = guest;
    const home = page.locator(".bar").getByRole("link", { name: "Home" });
    await begin();
    const box = (await home.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    await home.tap();
    await page.locator(".card").first().waitFor();
    await page.locator("aside a.turn", { hasText: "Puerto Rico" }).waitFor();

    const id = await guest.finished("citadels", 2, SEED);
    await home.tap();
    await page.locator(".card").first().waitFor();
    await guest.visit(`/table/${id}`);
    await page.locator(".decision").getByRole("link", { name: "Home" }).tap();
    await page.locator(".card").first().waitFor();
  });

  it("the way home is called so in Hungarian, too", async () => {
    guest = await house.guest({ width: 390, height: 844, language: "hu" });
    await begin();
    await guest.page.locator(".bar").getByRole("link", { name: "Kezdőlap" }).tap();
    await guest.page.locator(".card").first().waitFor();
  });
});

describe("after an absence", () => {
  it("shows what has happened since, one move after another", async () => {
    const host = await house.guest();
    const { page } = host;
    await host.visit();
    await page.locator(".card", { hasText: "Citadels" }).click();
    await page.locator("form.new input[autocomplete=nickname]").fill("Ágnes");
    await page.locator("form.new .numbers").first().getByText("2", { exact: true }).click();
    await page.locator("form.new .numbers").nth(1).getByText("1", { exact: true }).click();
    await page.locator("form.new .go .btn").click();
    await host.seated();
    const link = await page.getByLabel("Link of the invitation").inputValue();
    const friend = await house.guest();
    await friend.page.goto(link);
    await friend.page.getByLabel("Your name").fill("Bence");
    await friend.page.getByRole("button", { name: "Sit here" }).click();
    await page.getByText("Bence").waitFor();
    await page.getByRole("button", { name: "Start the game" }).click();
    for (const one of [host, friend]) await one.page.locator(".decision").waitFor();
    // Whoever is not asked leaves; the other plays until the one away is awaited.
    const [here, away] = (await page.locator(".decision.wait").count()) ? [friend, host] : [host, friend];
    const table = new URL(away.page.url()).pathname;
    await away.lookAway();
    const roll = dice(13);
    while (!(await here.page.locator(".decision.wait").count())) await click(here.page, roll);
    await away.visit(table);
    await away.page.getByRole("button", { name: "Show them one by one" }).click();
    await away.page
      .getByText(/since your last look/)
      .first()
      .waitFor();
    for (let i = 0; i < 50 && (await away.page.locator(".since").count()); i++) {
      await away.page.locator(".since .btn").first().click();
    }
    expect(await away.page.locator(".since").count()).toBe(0);
    await asked(away.page);
  });
});

describe("around the tables", () => {
  it("lets a visitor watch bots", async () => {
    guest = await house.guest();
    await guest.visit();
    await guest.page.getByRole("button", { name: "Watch bots play" }).click();
    await guest.page.locator(".log li").nth(3).waitFor({ timeout: 60_000 });
    expect(await guest.page.locator(".house").count()).toBe(0);
  });

  it("has nothing to show of a table that is not there", async () => {
    guest = await house.guest();
    guest.complaints.expectRefusal(404);
    await guest.visit("/table/nowhere");
    await guest.page.locator(".why").waitFor();
    expect(await guest.page.locator(".why").innerText()).not.toContain("no-");
  });

  it("lists one's own tables, those that wait for one first", async () => {
    guest = await house.guest();
    await begin();
    await guest.visit();
    await guest.page.locator("aside a.turn", { hasText: "Puerto Rico" }).waitFor();
  });
});
