/** Plays a seat by what the page offers and nothing else: gilt elements, options, the button that confirms. */
import type { Locator, Page } from "playwright-core";

/** Numbers that look random and are always the same. */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export type Turn = "asked" | "over";

const DECISION = ".decision";

/** Until this seat is asked something, or the game is over. */
export async function asked(page: Page): Promise<Turn> {
  await page.waitForFunction(
    () => document.querySelector(".ranking, .decision:not(.wait) .opt:not([disabled]):not(.off), .composer"),
    undefined,
    { timeout: 60_000 },
  );
  return (await page.locator(".ranking").count()) ? "over" : "asked";
}

async function state(page: Page): Promise<string> {
  return page.evaluate(() => {
    const decision = document.querySelector<HTMLElement>(".decision");
    const over = document.querySelector(".ranking") !== null;
    return over ? "over" : `${decision?.dataset.asked} ${decision?.classList.contains("wait")}`;
  });
}

/** Until the answer has brought something about. */
async function answered(page: Page, before: string): Promise<void> {
  await page.waitForFunction((was) => {
    const decision = document.querySelector<HTMLElement>(".decision");
    if (document.querySelector(".ranking")) return true;
    if (decision?.querySelector(".why")) return true;
    return `${decision?.dataset.asked} ${decision?.classList.contains("wait")}` !== was;
  }, before);
  const why = page.locator(`${DECISION} .why`);
  if (await why.count()) throw new Error(`refused: ${await why.first().innerText()}`);
}

async function some(found: Locator, roll: (below: number) => number): Promise<Locator | null> {
  const count = await found.count();
  return count ? found.nth(roll(count)) : null;
}

/** One answer by pointer: half of the time on the board, else from the list. */
export async function click(page: Page, roll: (below: number) => number): Promise<void> {
  const before = await state(page);
  for (let steps = 0; steps < 12; steps++) {
    const confirm = page.locator(`${DECISION} .foot .btn.wide:not(.second)`);
    if (await confirm.count()) {
      await confirm.first().click();
      return answered(page, before);
    }
    const onBoard = roll(2) ? await some(page.locator("main [data-element].can:visible"), roll) : null;
    const target = onBoard ?? (await some(page.locator(`${DECISION} .opt:not(.off)`), roll));
    if (!target) throw new Error("nothing can be clicked");
    await (onBoard ? target.dispatchEvent("click") : target.click());
  }
  throw new Error("twelve clicks made no move");
}

/** One answer by keyboard alone: digits, or arrows and Enter. */
export async function press(page: Page, roll: (below: number) => number): Promise<void> {
  const before = await state(page);
  for (let steps = 0; steps < 12; steps++) {
    if (await page.locator(`${DECISION} .foot .btn.wide:not(.second)`).count()) {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press("Enter");
      return answered(page, before);
    }
    const options = await page.locator(`${DECISION} .opt:not(.off)`).count();
    const spots = await page.locator("main [data-element].can").count();
    if (spots && roll(2)) {
      await page.keyboard.press("ArrowRight");
      for (let i = roll(4); i > 0; i--) await page.keyboard.press(["ArrowRight", "ArrowDown", "ArrowLeft"][roll(3)]!);
      await page.keyboard.press("Enter");
    } else {
      await page.keyboard.press(String(1 + roll(Math.min(9, options))));
    }
  }
  throw new Error("twelve keys made no move");
}

/** A whole game; how many answers this seat gave. */
export async function play(
  page: Page,
  roll: (below: number) => number,
  by: (page: Page, roll: (below: number) => number) => Promise<void> = click,
): Promise<number> {
  for (let moves = 0; moves < 1000; moves++) {
    if ((await asked(page)) === "over") return moves;
    await by(page, roll);
  }
  throw new Error("the game does not end");
}
