/** From another machine, without https: browsers keep back whatever they lend to pages they trust only. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dice, play } from "./clicker";
import { type Guest, House, type Wanted } from "./house";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

/** Somebody at another machine. */
async function abroad(wanted: Partial<Wanted> = {}): Promise<Guest> {
  const guest = await house.guest({ ...wanted, abroad: true });
  await guest.visit();
  const trusted = await guest.page.evaluate(() => [isSecureContext, "randomUUID" in crypto, "clipboard" in navigator]);
  expect(trusted).toEqual([false, false, false]);
  return guest;
}

/** Opens a table for two people; the link of its invitation. */
async function opened(host: Guest): Promise<string> {
  const { page } = host;
  await page.locator(".card", { hasText: "Citadels" }).click();
  await page.getByLabel("Your name").fill("Ágnes");
  await page.locator("form.new .numbers").first().getByText("2", { exact: true }).click();
  await page.locator("form.new .numbers").nth(1).getByText("1", { exact: true }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  await host.seated();
  return page.getByLabel("Link of the invitation").inputValue();
}

/** What the clipboard holds, by way of the one thing that every page may do with it: a person pastes. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement("textarea");
    field.id = "paste";
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.press("ControlOrMeta+V");
  return page.locator("#paste").inputValue();
}

describe("from another machine", () => {
  it("two people play a whole game", async () => {
    const [host, friend] = [await abroad(), await abroad({ language: "hu" })];
    const link = await opened(host);
    expect(link.startsWith(`${host.url}/table/`)).toBe(true);
    expect(await host.page.getByText("This link works on this machine only.").count()).toBe(0);
    await friend.page.goto(link);
    await friend.page.getByLabel("A neved").fill("Bence");
    await friend.page.getByRole("button", { name: "Ide ülök" }).click();
    await host.page.getByText("Bence").waitFor();
    await host.page.getByRole("button", { name: "Start the game" }).click();
    const moves = await Promise.all([play(host.page, dice(4)), play(friend.page, dice(5))]);
    expect(Math.min(...moves)).toBeGreaterThan(5);
    expect(await friend.page.locator(".ranking li").count()).toBe(2);
  });

  it("a link and a token are copied all the same", async () => {
    const host = await abroad();
    const { page } = host;
    const link = await opened(host);
    const button = page.getByRole("button", { name: "Copy the link" });
    await button.click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    expect(await pasted(page)).toBe(link);

    await page.getByRole("button", { name: "Token for a program" }).click();
    const token = await page.getByLabel("Server, table and token").inputValue();
    await page.locator("dialog").getByRole("button", { name: "Copy" }).click();
    await page.locator("dialog").getByRole("button", { name: "Copied" }).waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    await page.locator("#paste").evaluate((field) => field.remove());
    expect(await pasted(page)).toBe(token);
  });

  it.each([
    { language: "en", copy: "Copy the link", words: "Copy it by hand: it is selected." },
    { language: "hu", copy: "Cím másolása", words: "Másold ki kézzel: ki van jelölve." },
  ] as const)("what cannot be copied is selected, and said so, in $language", async ({ language, copy, words }) => {
    const host = await abroad();
    const link = await opened(host);
    await host.page.evaluate((lang) => {
      const kept = JSON.parse(localStorage.getItem("fondaco")!);
      localStorage.setItem("fondaco", JSON.stringify({ ...kept, language: lang }));
    }, language);
    await host.page.addInitScript(() => (document.execCommand = () => false));
    await host.page.reload();
    await host.page.getByRole("button", { name: copy }).click();
    await host.page.getByText(words).waitFor();
    expect(await host.page.getByRole("button", { name: copy }).count()).toBe(1);
    const selected = await host.page.evaluate(() => {
      const field = document.activeElement as HTMLInputElement;
      return field.value.slice(field.selectionStart!, field.selectionEnd!);
    });
    expect(selected).toBe(link);
  });
});
