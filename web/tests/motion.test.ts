/** Motion, sound and touch: pieces travel, a bell calls, fingers enlarge the board. */
import type { CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asked, click, dice } from "./clicker";
import { type Guest, House } from "./house";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

const SEED = 11;
/** So long that no flight lands by itself within a test. */
const ENDLESS = "600000ms";
const BRIEF = "30ms";

interface Seen {
  /** Pieces that set off, and rings around places that something went from or to. */
  flown: number;
  ringed: number;
  turned: number;
  rolled: number;
  /** How long the longest flight takes, in milliseconds. */
  longest: number;
}

const STILL = [
  { motion: "off", still: false, why: "by preference" },
  { motion: "system", still: true, why: "where the system asks for less motion" },
] as const;

/** Count what flies over the page from now on. */
async function watch(page: Page): Promise<() => Promise<Seen>> {
  await page.evaluate(() => {
    const seen = { flown: 0, ringed: 0, turned: 0, rolled: 0, longest: 0 };
    Object.assign(globalThis, { seen });
    const watch = new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) {
        if (!(node instanceof Element)) continue;
        seen.flown += Number(node.matches(".flying"));
        seen.turned += Number(node.querySelector(".card-back") !== null && node.matches(".flying"));
        seen.rolled += Number(node.children.length > 2 && node.matches(".flying"));
        for (const flight of node.getAnimations())
          seen.longest = Math.max(seen.longest, Number(flight.effect?.getTiming().duration));
        seen.ringed += Number(node.matches(".touched"));
      }
    });
    watch.observe(document.body, { childList: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
}

/** How long a flight takes from now on. */
async function pace(page: Page, duration: string): Promise<void> {
  await page.evaluate((time) => {
    for (const token of ["--m-travel", "--m-story"]) document.documentElement.style.setProperty(token, time);
  }, duration);
}

async function begin(guest: Guest, duration: string): Promise<() => Promise<Seen>> {
  await guest.begin("puerto_rico", 3, SEED);
  await asked(guest.page);
  await pace(guest.page, duration);
  return watch(guest.page);
}

async function confirm(page: Page): Promise<void> {
  await page.locator(".decision .foot .btn.wide").first().click();
}

/** The settler, and a plantation: it goes from the row to one's island. How many lines the log had before. */
async function settle(page: Page): Promise<number> {
  await page.locator('main [data-element="role:settler"]').click();
  await confirm(page);
  await page.locator(".log li", { hasText: "settler" }).waitFor();
  await page.locator(".decision .opt", { hasText: "plantation" }).first().click();
  const lines = await told(page);
  await confirm(page);
  return lines;
}

const TAKEN = "Take a";
const told = (page: Page): Promise<number> => page.locator(".log li").count();

describe("pieces", () => {
  it("travel before the new position is shown, and land by a click", async () => {
    const guest = await house.guest({ motion: "on" });
    const { page } = guest;
    await begin(guest, ENDLESS);
    const lines = await settle(page);
    await page.locator(".flying").first().waitFor({ state: "attached" });
    const moving = await page.evaluate(() =>
      document.getAnimations().some((one) => (one.effect as KeyframeEffect).target?.matches(".flying")),
    );
    expect(moving).toBe(true);
    expect(await told(page)).toBe(lines);
    await page.mouse.click(700, 4);
    await page.locator(".log li", { hasText: TAKEN }).first().waitFor();
  });

  it("land by a key", async () => {
    const guest = await house.guest({ motion: "on" });
    const { page } = guest;
    await begin(guest, ENDLESS);
    await settle(page);
    await page.locator(".flying").first().waitFor({ state: "attached" });
    await page.keyboard.press("Escape");
    await page.locator(".log li", { hasText: TAKEN }).first().waitFor();
  });

  it("land by themselves, and nothing is left of them", async () => {
    const guest = await house.guest({ motion: "on" });
    const seen = await begin(guest, BRIEF);
    await settle(guest.page);
    await guest.page.locator(".log li", { hasText: TAKEN }).first().waitFor();
    expect((await seen()).flown).toBeGreaterThan(0);
    await guest.page.waitForFunction(() => document.querySelectorAll(".flying").length === 0);
  });

  it("take the time that the look gives them", async () => {
    const guest = await house.guest({ motion: "on" });
    await guest.begin("puerto_rico", 3, SEED);
    await asked(guest.page);
    const seen = await watch(guest.page);
    await settle(guest.page);
    await guest.page.locator(".log li", { hasText: TAKEN }).first().waitFor();
    const { longest } = await seen();
    expect(longest).toBeGreaterThan(200);
    expect(longest).toBeLessThan(1600);
  });

  it.each(STILL)("do not move $why: places get a ring", async ({ motion, still }) => {
    const guest = await house.guest({ motion, still });
    const seen = await begin(guest, BRIEF);
    await settle(guest.page);
    await guest.page.locator(".log li", { hasText: TAKEN }).first().waitFor();
    const { flown, ringed } = await seen();
    expect(flown).toBe(0);
    expect(ringed).toBeGreaterThan(0);
    expect(await guest.page.locator("html").getAttribute("data-motion")).toBe("off");
  });

  it("turn, if they are cards: a character is revealed", async () => {
    const guest = await house.guest({ motion: "on" });
    await guest.begin("citadels", 2, SEED);
    await asked(guest.page);
    await pace(guest.page, BRIEF);
    const seen = await watch(guest.page);
    const roll = dice(3);
    for (let i = 0; i < 12 && (await seen()).turned === 0; i++) {
      await click(guest.page, roll);
      await asked(guest.page);
    }
    expect((await seen()).turned).toBeGreaterThan(0);
  });
});

describe("dice", () => {
  /** A game of Marco Polo for two in which we are Matteo, who has camels to roll a die again. */
  const MATTEO = 8;
  const DIE = ".flying:has(g:nth-child(3))";

  async function answer(page: Page, option: string): Promise<void> {
    await page.locator(".decision .opt:not(.off)", { hasText: option }).first().click();
    await confirm(page);
  }

  async function reroll(guest: Guest, duration: string): Promise<() => Promise<Seen>> {
    const { page } = guest;
    await guest.begin("marco_polo", 2, MATTEO);
    await answer(page, "Receive 1 camel");
    await answer(page, "Reroll a die");
    await page.locator(".decision .opt", { hasText: "Choose the" }).first().waitFor();
    await pace(page, duration);
    const seen = await watch(page);
    await answer(page, "Choose the");
    return seen;
  }

  it("roll, rest on the face that was rolled, and come to rest by a key", async () => {
    const guest = await house.guest({ motion: "on" });
    const { page } = guest;
    await reroll(guest, ENDLESS);
    const die = page.locator(DIE);
    await die.waitFor({ state: "attached" });
    const faces = await die
      .locator("use")
      .evaluateAll((uses) => uses.map((use) => use.getAttribute("href")!.slice(-1)));
    expect(new Set(faces).size).toBeGreaterThan(2);
    const rolled = page.locator(".log li", { hasText: "rolls a" }).last();
    expect(await rolled.count()).toBe(0);
    await page.keyboard.press("Escape");
    await rolled.waitFor();
    expect(await rolled.innerText()).toMatch(new RegExp(`rolls a (white )?${faces.at(-1)}\\.`));
  });

  it("come to rest by a click", async () => {
    const guest = await house.guest({ motion: "on" });
    await reroll(guest, ENDLESS);
    await guest.page.locator(DIE).waitFor({ state: "attached" });
    await guest.page.mouse.click(700, 4);
    await guest.page.locator(".log li", { hasText: "rolls a" }).last().waitFor();
    expect(await guest.page.locator(DIE).count()).toBe(0);
  });

  it.each(STILL)("do not roll $why", async ({ motion, still }) => {
    const guest = await house.guest({ motion, still });
    const seen = await reroll(guest, BRIEF);
    await guest.page.locator(".log li", { hasText: "rolls a" }).last().waitFor();
    const { rolled, ringed } = await seen();
    expect(rolled).toBe(0);
    expect(ringed).toBeGreaterThan(0);
  });

  it("of Genoa are shown from the first turn on, and both roll when the next one begins", async () => {
    const guest = await house.guest({ motion: "on" });
    const { page } = guest;
    await guest.begin("genoa", 2, SEED);
    await page.locator(".die").first().waitFor();
    expect(
      (await page.locator(".die").allTextContents()).map(Number).every((figure) => figure >= 1 && figure <= 8),
    ).toBe(true);
    await pace(page, BRIEF);
    const seen = await watch(page);
    const roll = dice(3);
    for (let i = 0; i < 60 && (await seen()).rolled === 0; i++) {
      await click(page, roll);
      await asked(page);
    }
    const { rolled } = await seen();
    expect(rolled).toBeGreaterThan(0);
    expect(rolled % 2).toBe(0);
  });
});

describe("sounds", () => {
  /** Every sound begins with an oscillator that starts. */
  async function listened(sounds: boolean): Promise<{ guest: Guest; heard: () => Promise<number> }> {
    const guest = await house.guest({ sounds });
    await guest.context.addInitScript(() => {
      const heard = { starts: 0 };
      Object.assign(globalThis, { heard });
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (this: OscillatorNode, ...when) {
        heard.starts += 1;
        return start.apply(this, when);
      };
    });
    await guest.begin("puerto_rico", 3, SEED);
    await asked(guest.page);
    const heard = (): Promise<number> =>
      guest.page.evaluate(() => (globalThis as unknown as { heard: { starts: number } }).heard.starts);
    return { guest, heard };
  }

  it("are off", async () => {
    const { guest, heard } = await listened(false);
    await settle(guest.page);
    await guest.page.locator(".log li").nth(1).waitFor();
    expect(await heard()).toBe(0);
  });

  it("tell of a move, and call when it is one's turn, for those who want them", async () => {
    const { guest, heard } = await listened(false);
    await guest.page.getByRole("button", { name: "Settings" }).click();
    await guest.page.getByLabel("Sounds").check();
    await guest.page.keyboard.press("Escape");
    await guest.page.locator("dialog").waitFor({ state: "detached" });
    await settle(guest.page);
    await guest.page.locator(".log li").nth(1).waitFor();
    expect(await heard()).toBeGreaterThan(0);
  });
});

describe("a finger", () => {
  type Point = { x: number; y: number };

  async function touch(session: CDPSession, type: string, points: Point[]): Promise<void> {
    const touchPoints = points.map((point, id) => ({ ...point, id }));
    await session.send("Input.dispatchTouchEvent", { type, touchPoints } as never);
  }

  /** Where the board stands: its scale and how far it is moved. */
  async function stands(page: Page): Promise<{ scale: number; x: number; y: number }> {
    return page.locator(".part .sheet").evaluate((sheet) => {
      const { a, e, f } = new DOMMatrix(getComputedStyle(sheet.firstElementChild!).transform);
      return { scale: a, x: e, y: f };
    });
  }

  it("enlarges the board on a phone, moves it about, and brings it back", async () => {
    const guest = await house.guest({ width: 390, height: 844 });
    const { page } = guest;
    await guest.begin("puerto_rico", 3, SEED);
    await asked(page);
    await page.getByRole("button", { name: "Fold or unfold the decision" }).click();
    const box = (await page.locator(".part .sheet").boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + 120];
    const session = await guest.context.newCDPSession(page);

    await touch(session, "touchStart", [
      { x: x - 30, y },
      { x: x + 30, y },
    ]);
    await touch(session, "touchMove", [
      { x: x - 60, y },
      { x: x + 60, y },
    ]);
    await touch(session, "touchMove", [
      { x: x - 75, y },
      { x: x + 75, y },
    ]);
    await touch(session, "touchEnd", []);
    const enlarged = await stands(page);
    expect(enlarged.scale).toBeGreaterThan(2);

    await touch(session, "touchStart", [{ x, y }]);
    await touch(session, "touchMove", [{ x: x - 40, y }]);
    await touch(session, "touchMove", [{ x: x - 90, y: y - 10 }]);
    await touch(session, "touchEnd", []);
    const moved = await stands(page);
    expect(moved.scale).toBe(enlarged.scale);
    expect(moved.x).toBeLessThan(enlarged.x - 40);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    for (let tap = 0; tap < 2; tap++) {
      await touch(session, "touchStart", [{ x: box.x + 8, y: box.y + 8 }]);
      await touch(session, "touchEnd", []);
    }
    expect((await stands(page)).scale).toBe(1);
  });

  it("finds every name of four seats whole on a phone", async () => {
    const guest = await house.guest({ width: 390, height: 844 });
    const { page } = guest;
    const NAMES = ["Piroska", "Veronika", "Boldizsár"];
    await guest.ask("PUT", "me/name", { name: "Ágnes" });
    const { table, invitation } = await guest.ask("POST", "tables", { game: "genoa", seats: 4, seed: SEED });
    for (const name of NAMES) {
      const friend = await house.guest();
      await friend.ask("PUT", "me/name", { name });
      await friend.ask("POST", `tables/${table.id}/seat`, { invitation });
    }
    await guest.ask("POST", `tables/${table.id}/start`);
    await guest.visit(`/table/${table.id}`);
    await page.locator(".chip .turnflag").first().waitFor();
    const names = page.locator(".chip .name");
    expect(await names.allInnerTexts()).toEqual(["You", ...NAMES]);
    const cut = await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).length);
    expect(cut).toBe(0);
  });

  it("opens all that a seat has from its chip", async () => {
    const guest = await house.guest({ width: 390, height: 844 });
    const { page } = guest;
    await guest.begin("puerto_rico", 3, SEED);
    await asked(page);
    await page
      .getByRole("button", { name: /^All that/ })
      .nth(1)
      .tap();
    await page.locator("dialog .seat").waitFor();
    expect(await page.locator("dialog .seat .who").innerText()).toContain("bot");
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
  });

  it.each([
    { width: 390, height: 844 },
    { width: 1024, height: 768 },
  ])("finds nothing at $width px too small to press", async (size) => {
    const guest = await house.guest({ ...size, touch: true });
    const { page } = guest;
    const small = async (of: Page): Promise<string[]> =>
      of.evaluate(() => {
        const controls = document.querySelectorAll<HTMLElement>(
          "button:not(.grip), a.btn, a.tool, select, input:not([type=checkbox], [type=radio]), summary",
        );
        return [...controls]
          .filter((node) => node.checkVisibility() && !node.closest("svg"))
          .map((node) => ({ name: `${node.className} ${node.textContent?.trim()}`, box: node.getBoundingClientRect() }))
          .filter(({ box }) => Math.min(box.width, box.height) < 43.5)
          .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`);
      });
    const found: Record<string, string[]> = {};
    const look = async (screen: string, of = page): Promise<void> => {
      const tiny = await small(of);
      if (tiny.length) found[screen] = tiny;
    };
    await guest.visit();
    await page.locator(".card", { hasText: "Puerto Rico" }).click();
    await page.locator("form.new summary").click();
    await look("lobby");
    await guest.begin("puerto_rico", 3, SEED);
    await asked(page);
    await look("table");
    await page.locator(".decision .opt").first().click();
    await look("chosen");
    await page.getByRole("button", { name: "Settings" }).click();
    await look("settings");
    await page.keyboard.press("Escape");
    await page.keyboard.press("r");
    await page.locator("dialog dt").first().waitFor();
    await look("rules");
    await guest.visit("/me");
    await page.locator("table").waitFor();
    await look("oneself");
    const { table, invitation } = await guest.ask("POST", "tables", {
      game: "puerto_rico",
      seats: 3,
      bots: ["random"],
    });
    await guest.visit(`/table/${table.id}`);
    await page.locator(".invitation img").waitFor();
    await look("room");
    await page.getByRole("button", { name: "Token for a program" }).click();
    await page.locator("dialog .program").waitFor();
    await look("token");
    const friend = await house.guest({ ...size, touch: true });
    await friend.page.goto(`${house.url}/table/${table.id}#${invitation}`);
    await friend.page.getByRole("button", { name: "Sit here" }).waitFor();
    await look("invited", friend.page);
    await guest.begin("genoa", 3, SEED, { options: { first_player: 2 }, pace: "correspondence" });
    await asked(page);
    await look("offer");
    await page.locator(".composer .tabs button").nth(1).click();
    await look("yield");
    const over = await guest.finished("citadels", 2, SEED);
    await look("result");
    await guest.visit(`/replay/${over}?move=3`);
    await page.getByText(/^Move 3 of \d+/).waitFor();
    await look("replay");
    await guest.visit("/replay");
    await page.locator("textarea").waitFor();
    await look("paste");
    expect(found).toEqual({});
  });
});
