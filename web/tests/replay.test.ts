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
  return async () => {
    expect(guest.complaints).toEqual([]);
    await guest.context.close();
  };
});

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

  it("is shared as a link to a moment", async () => {
    const { page } = owner;
    await owner.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await owner.visit(`/replay/${id}?move=4`);
    await page.getByRole("button", { name: "One move on" }).click();
    await page.getByText(/^Move 5 of \d+/).waitFor();
    await page.getByRole("button", { name: "Link to this moment" }).click();
    await page.getByText("Copied").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${house.url}/replay/${id}?move=5`);
    await page.goto(link);
    await page.getByText(/^Move 5 of \d+/).waitFor();
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
    await guest.visit("/replay");
    await guest.page.getByLabel("Paste a record").fill("nonsense");
    await guest.page.getByRole("button", { name: "Show it" }).click();
    expect(await guest.page.locator(".why").innerText()).not.toContain("no-");
    guest.complaints.length = 0; // the browser reports the refusal itself
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
