/** People: who they are, where they sit, and what remains of a game. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asked } from "./clicker";
import { type Guest, House } from "./house";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

const SEED = 5;

/** An open table for two, with one seat to fill; the link of its invitation. */
async function hosted(host: Guest): Promise<{ id: string; link: string }> {
  await host.ask("PUT", "me/name", { name: "Ágnes" });
  const { table, invitation } = await host.ask("POST", "tables", { game: "citadels", seats: 2, seed: SEED });
  await host.visit(`/table/${table.id}`);
  await host.page.locator(".invitation img").waitFor();
  return { id: table.id, link: `${host.url}/table/${table.id}#${invitation}` };
}

async function sitDown(guest: Guest, link: string, name: string): Promise<void> {
  await guest.page.goto(link);
  await guest.page.getByLabel("Your name").fill(name);
  await guest.page.getByRole("button", { name: "Sit here" }).click();
  await guest.page.getByRole("button", { name: "Leave" }).waitFor();
}

describe("an account", () => {
  it("is made, left and entered again, and keeps name and results", async () => {
    const guest = await house.guest();
    const { page } = guest;
    await guest.finished("citadels", 2, SEED);
    await guest.visit("/me");
    await page.getByLabel("Account").fill("agnes");
    await page.getByLabel("Password").fill("nyolc betű legalább");
    await page.getByRole("button", { name: "Make an account" }).click();
    await page.getByText("Signed in as agnes.").waitFor();
    expect(await page.locator("tbody tr", { hasText: "Citadels" }).count()).toBe(1);

    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("button", { name: "Sign in" }).waitFor();
    expect(await page.locator("tbody tr", { hasText: "Citadels" }).count()).toBe(0);

    await page.getByLabel("Account").fill("agnes");
    await page.getByLabel("Password").fill("nyolc betű legalább");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("Signed in as agnes.").waitFor();
    expect(await page.getByLabel("Your name").inputValue()).toBe("Ágnes");
    await page.locator("tbody tr", { hasText: "Citadels" }).getByRole("link").click();
    await page.getByRole("slider").waitFor();
  });

  it("is not entered with a wrong password, and says so", async () => {
    const guest = await house.guest();
    const { page } = guest;
    guest.complaints.expectRefusal(403);
    await guest.visit("/me");
    await page.getByLabel("Account").fill("nobody");
    await page.getByLabel("Password").fill("nyolc betű legalább");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("The name or the password is wrong.").waitFor();
  });
});

describe("a room", () => {
  it("invites by a link and by the same as a picture", async () => {
    const host = await house.guest();
    const { link } = await hosted(host);
    expect(await host.page.getByLabel("Link of the invitation").inputValue()).toBe(link);
    const picture = host.page.getByAltText("The invitation as a QR code");
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(20);
    await host.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await host.page.getByRole("button", { name: "Copy the link" }).click();
    await host.page.getByRole("button", { name: "Copied" }).waitFor();
    expect(await host.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  });

  it.each([
    { language: "en", words: "This link works on this machine only." },
    { language: "hu", words: "Ez a cím csak ezen a gépen nyílik meg." },
  ] as const)("says that nobody else can open a link to this machine, in $language", async ({ language, words }) => {
    const host = await house.guest({ language });
    await hosted(host);
    await host.page.locator(".invitation").getByText(words).waitFor();
  });

  it("lets its host remove somebody, who learns of it at once", async () => {
    const [host, friend] = [await house.guest(), await house.guest()];
    const { link } = await hosted(host);
    await sitDown(friend, link, "Bence");
    await host.page.locator("li", { hasText: "Bence" }).getByRole("button", { name: "Remove" }).click();
    await host.page.getByText("free seat").waitFor();
    await friend.page.getByRole("button", { name: "Sit here" }).waitFor();
  });

  it("gives a token with which a program takes the seat", async () => {
    const host = await house.guest();
    const { id } = await hosted(host);
    await host.page.getByRole("button", { name: "Token for a program" }).click();
    const call = await host.page.getByLabel("Server, table and token").inputValue();
    const [server, table, token] = call.split(" ");
    expect([server, table]).toEqual([house.url, id]);
    const headers = { authorization: `Bearer ${token}` };
    const stranger = await house.guest();
    const without = await stranger.context.request.get(`${house.url}/api/tables/${id}/record`);
    const withIt = await stranger.context.request.get(`${house.url}/api/tables/${id}/record`, { headers });
    expect((await without.json()).refusal.code).toBe("not-invited");
    expect((await withIt.json()).refusal.code).not.toBe("not-invited");
  });

  it("tells how it will be played", async () => {
    const host = await house.guest();
    await host.ask("PUT", "me/name", { name: "Ágnes" });
    const wanted = {
      game: "puerto_rico",
      seats: 3,
      options: { expansions: ["nobles"], forced_full_storage: true },
      clock: { move: 60, game: 600, increment: 0 },
    };
    const { table } = await host.ask("POST", "tables", wanted);
    await host.visit(`/table/${table.id}`);
    const terms = host.page.locator(".terms");
    await terms.getByText("Expansions: Nobles").waitFor();
    await terms.getByText("Storage: no place may stay unused: yes").waitFor();
    await terms.getByText("1:00 a move, 10:00 in reserve").waitFor();
  });
});

describe("a house that others reach", () => {
  const ADDRESS = "https://play.example.org";
  const known = new House("--origin", ADDRESS);
  beforeAll(() => known.open());
  afterAll(() => known.close());

  it("invites to where they reach it, though its host sits at the machine itself", async () => {
    const host = await known.guest();
    const drawn = host.page.waitForRequest("**/api/qr");
    const { link } = await hosted(host);
    const [, path] = link.split(known.url);
    expect(await host.page.getByLabel("Link of the invitation").inputValue()).toBe(ADDRESS + path);
    expect((await drawn).postDataJSON()).toEqual({ link: ADDRESS + path });
    expect(await host.page.getByText("This link works on this machine only.").count()).toBe(0);
  });

  it("links to a moment in the same way", async () => {
    const host = await known.guest();
    const id = await host.finished("citadels", 2, SEED);
    await host.visit(`/replay/${id}?move=2`);
    await host.page.getByRole("button", { name: "Link to this moment" }).click();
    const link = await host.page.getByRole("textbox", { name: "Link to this moment" }).inputValue();
    expect(link).toContain(`${ADDRESS}/replay/${id}?move=2#`);
  });
});

describe("somebody who has gone", () => {
  const impatient = new House("--patience", "0");
  beforeAll(() => impatient.open());
  afterAll(() => impatient.close());

  /** Two people at a table; the second, who is asked first, closes the browser. */
  async function left(at: House): Promise<Guest> {
    const [host, friend] = [await at.guest(), await at.guest()];
    await host.ask("PUT", "me/name", { name: "Ágnes" });
    await friend.ask("PUT", "me/name", { name: "Ágnes" }); // a name says nothing about who the host is
    const terms = { game: "citadels", seats: 2, seed: SEED, steward: "random" };
    const { table, invitation } = await host.ask("POST", "tables", terms);
    await friend.ask("POST", `tables/${table.id}/seat`, { invitation });
    await host.ask("POST", `tables/${table.id}/start`);
    await host.visit(`/table/${table.id}`);
    await friend.visit(`/table/${table.id}`);
    await asked(friend.page);
    expect(await friend.page.getByRole("button", { name: "Let a bot go on" }).count()).toBe(0);
    await friend.context.close();
    return host;
  }

  it("is replaced by a bot when the host wants it", async () => {
    const host = await left(impatient);
    await host.page.getByRole("button", { name: "Let a bot go on" }).click();
    expect(await asked(host.page)).toBe("asked");
    expect(await host.page.getByRole("button", { name: "Let a bot go on" }).count()).toBe(0);
  });

  it("is given time to come back", async () => {
    const host = await left(house);
    host.complaints.expectRefusal(409);
    await host.page.getByRole("button", { name: "Let a bot go on" }).click();
    await host.page.getByText("60 seconds").waitFor();
  });
});

describe("after the game", () => {
  it("one plays again with the same people", async () => {
    const guest = await house.guest();
    const first = await guest.finished("citadels", 2, SEED);
    await guest.page.getByRole("button", { name: "Play again" }).click();
    await guest.page.waitForURL((url) => !url.pathname.endsWith(first) && url.pathname.startsWith("/table/"));
    await asked(guest.page);
    await guest.visit(`/table/${first}`);
    await guest.page.getByRole("link", { name: "To the next table" }).waitFor();
  });
});

describe("a spectator", () => {
  it("watches a public table and can do nothing at it", async () => {
    const [guest, stranger] = [await house.guest(), await house.guest()];
    const id = await guest.begin("citadels", 2, SEED, { public: true });
    await stranger.visit("/");
    await stranger.page.locator(`a[href="/table/${id}"]`).click();
    const { page } = stranger;
    await page.locator(".decision.wait").waitFor();
    expect(await page.locator(".house").count()).toBe(0);
    expect(await page.locator(".opt, .can").count()).toBe(0);
    await page.getByRole("tab", { name: "Chat" }).click();
    expect(await page.getByLabel("Say something to the table").count()).toBe(0);
  });

  it("is not let in where nobody has invited", async () => {
    const [guest, stranger] = [await house.guest(), await house.guest()];
    const id = await guest.begin("citadels", 2, SEED);
    await stranger.visit(`/table/${id}`);
    await stranger.page.getByText("This table is private").waitFor();
  });
});

describe("a clock", () => {
  it("runs down while one is awaited", async () => {
    const guest = await house.guest();
    const { page } = guest;
    await guest.begin("citadels", 2, SEED, { clock: { move: 240, game: 0, increment: 0 } });
    await asked(page);
    const before = await page.locator(".rail .clock").innerText();
    expect(before).toMatch(/^[234]:\d\d$/);
    await page.waitForFunction((was) => document.querySelector(".rail .clock")?.textContent?.trim() !== was, before);
    const after = await page.locator(".rail .clock").innerText();
    const seconds = (clock: string): number => 60 * Number(clock[0]) + Number(clock.slice(2));
    expect(seconds(after)).toBeLessThan(seconds(before));
  });

  it("is not shown where there is none", async () => {
    const guest = await house.guest();
    await guest.begin("citadels", 2, SEED);
    await asked(guest.page);
    expect(await guest.page.locator(".clock").count()).toBe(0);
  });

  it("that is out lets a bot play on until the player is back", async () => {
    const guest = await house.guest();
    const { page } = guest;
    await guest.begin("citadels", 2, SEED, { clock: { move: 5, game: 0, increment: 0 }, steward: "apprentice" });
    await page.getByText("A bot has been playing for you.").waitFor();
    await page.getByRole("button", { name: "I am back" }).click();
    await page.getByText("A bot has been playing for you.").waitFor({ state: "detached" });
  });
});
