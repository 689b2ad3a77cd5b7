/** Looking back: a finished game through somebody's eyes, a record that is pasted, a link to a moment. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Guest, House } from "./house";

const house = new House();
let owner: Guest;
let id: string;
let guest: Guest;

beforeAll(async () => {
  await house.open();
  owner = await house.guest();
  id = await owner.finished("citadels", 3, 5);
});
afterAll(() => house.close());

beforeEach(async () => {
  guest = await house.guest();
  return () => guest.context.close();
});

/** The link to the moment that somebody looks at. */
async function momentOf({ page }: Guest): Promise<string> {
  await page.getByRole("button", { name: "Link to this moment" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  return page.getByRole("textbox", { name: "Link to this moment" }).inputValue();
}

const seated = (of: Guest): Promise<string> => of.page.locator(".house .name").innerText();

describe("a finished game", () => {
  it("is seen through the eyes of each seat", async () => {
    const { page } = owner;
    await owner.visit(`/replay/${id}?move=3`);
    await page.getByText(/^Move 3 of \d+/).waitFor();
    expect(await seated(owner)).toBe("Ágnes");
    await page.getByLabel("Through the eyes of").selectOption("2");
    await page.locator(".house.s3").waitFor();
    expect(await seated(owner)).not.toBe("Ágnes");
    await page.getByText(/^Move 3 of \d+/).waitFor();
  });

  it("is shared as a link to a moment, which opens for somebody who was never here", async () => {
    const { page } = owner;
    await owner.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await owner.visit(`/replay/${id}?move=4`);
    await page.getByRole("button", { name: "One move on" }).click();
    await page.getByText(/^Move 5 of \d+/).waitFor();
    const link = await momentOf(owner);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.getByText("Whoever has this link can look at this table.").waitFor();
    const { invitation } = await owner.ask("GET", `tables/${id}/invitation`);
    expect(link).toBe(`${house.url}/replay/${id}?move=5#${invitation}`);

    await guest.page.goto(link);
    await guest.page.getByText(/^Move 5 of \d+/).waitFor();
    await guest.page.getByLabel("Through the eyes of").selectOption("1");
    await guest.page.locator(".house.s2").waitFor();
    await guest.page.getByRole("button", { name: "One move on" }).click();
    await guest.page.getByText(/^Move 6 of \d+/).waitFor();
    expect(await momentOf(guest)).toBe(link.replace("move=5", "move=6")); // and can be passed on
    await guest.page.getByRole("link", { name: "To the table" }).click();
    await guest.page.locator(".ranking").waitFor();
    await guest.page.getByRole("link", { name: "Replay" }).click();
    await guest.page.getByRole("slider").waitFor();
  });

  it("plays by itself to its end, and stops there", async () => {
    const { page } = owner;
    await owner.visit(`/replay/${id}`);
    const last = Number(/of (\d+)/.exec(await page.getByText(/^Move \d+ of \d+/).innerText())![1]);
    await page.getByRole("slider").fill(String(last - 2));
    await page.getByRole("button", { name: "Play" }).click();
    await page.getByText(`Move ${last} of ${last}`).waitFor();
    await page.locator(".ranking").waitFor();
    await page.getByRole("button", { name: "Play" }).waitFor();
  });
});

describe("a running game", () => {
  /** A table of two people, and the secret with which the second came to it. */
  async function running(terms: object = {}): Promise<{ path: string; secret: string; friend: Guest }> {
    const friend = await house.guest();
    await friend.ask("PUT", "me/name", { name: "Bence" });
    const { table, invitation } = await owner.ask("POST", "tables", { game: "citadels", seats: 2, seed: 5, ...terms });
    await friend.ask("POST", `tables/${table.id}/seat`, { invitation });
    await owner.ask("POST", `tables/${table.id}/start`);
    return { path: `/replay/${table.id}?move=0`, secret: invitation, friend };
  }

  it("is shared by its host, and by whoever was invited and came by the link", async () => {
    const { path, secret, friend } = await running();
    await owner.visit(path);
    await friend.visit(`${path}#${secret}`);
    expect(await momentOf(owner)).toBe(`${house.url}${path}#${secret}`);
    const link = await momentOf(friend);
    expect(link).toBe(`${house.url}${path}#${secret}`);
    await guest.page.goto(link);
    await guest.page.getByText(/^Move 0 of \d+/).waitFor();
    expect(await guest.page.locator(".house").count()).toBe(0);
  });

  it("is not opened to strangers by a player who does not have the invitation, and the link says so", async () => {
    const { path, friend } = await running();
    await friend.visit(path);
    const link = await momentOf(friend);
    expect(link).toBe(`${house.url}${path}`);
    await friend.page.getByText("Only those who are invited to this table can open this link.").waitFor();
    guest.complaints.expectRefusal(403);
    await guest.page.goto(link);
    await guest.page.getByText("This table is private").waitFor();
  });

  it("at a public table is shared without an invitation", async () => {
    const { path } = await running({ public: true });
    await guest.visit(path);
    expect(await momentOf(guest)).toBe(`${house.url}${path}`);
    expect(await guest.page.getByText(/can (look at this table|open this link)/).count()).toBe(0);
  });
});

describe("a record", () => {
  it("is pasted and shown, through the eyes of a spectator and of a seat", async () => {
    const { record } = await owner.ask("GET", `tables/${id}/record`);
    const { page } = guest;
    await guest.visit("/replay");
    await page.getByLabel("Paste a record").fill(record);
    await page.getByRole("button", { name: "Show it" }).click();
    await page.getByText(/^Move 0 of \d+/).waitFor();
    expect(await page.locator(".house").count()).toBe(0);
    await page.getByRole("button", { name: "One move on" }).click();
    await page.getByText(/^Move 1 of \d+/).waitFor();
    await page.getByLabel("Through the eyes of").selectOption("1");
    await page.locator(".house.s2").waitFor();
    await page.getByText(/^Move 1 of \d+/).waitFor();
  });

  it("that is none is refused with a reason", async () => {
    guest.complaints.expectRefusal(422);
    await guest.visit("/replay");
    await guest.page.getByLabel("Paste a record").fill("nonsense");
    await guest.page.getByRole("button", { name: "Show it" }).click();
    expect(await guest.page.locator(".why").innerText()).not.toContain("no-");
  });

  it("is downloaded as text", async () => {
    const { page } = owner;
    await owner.visit(`/replay/${id}`);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Record" }).first().click(),
    ]);
    expect(file.suggestedFilename()).toBe(`citadels-${id}.txt`);
  });
});
