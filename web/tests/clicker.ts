/** Plays a seat by what the page offers and nothing else: gilt elements, options, the button that confirms. */
import type { Locator, Page } from "playwright-core";

/** Numbers that look random and are always the same. */
export function dice(seed: number): Roll {
  let state = seed >>> 0 || 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export type Roll = (below: number) => number;
export type Turn = "asked" | "over";

const DECISION = ".decision";
const CONFIRM = ".foot .btn.wide:not(.second):not([disabled])";
/** What can be put into an offer. */
const THING = ".composer .pick button, .composer .quick .btn";
const OPTION = ".opt:not(.off)";
const SPOT = "main [data-element].can";
const MOST_STEPS = 12;
/** Every so many answers are given by the browser's own pointer. */
const POINTED = 10;

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

async function some(found: Locator, roll: Roll): Promise<Locator | null> {
  const count = await found.count();
  return count ? found.nth(roll(count)) : null;
}

/** One answer by the browser's own pointer: half of the time on the board, else from the list. */
export async function point(page: Page, roll: Roll): Promise<void> {
  const before = await state(page);
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const confirm = page.locator(`${DECISION} ${CONFIRM}`);
    if (await confirm.count()) {
      await confirm.first().click();
      return answered(page, before);
    }
    const onBoard = roll(2) ? await some(page.locator(`${SPOT}:visible`), roll) : null;
    const target = onBoard ?? (await some(page.locator(`${DECISION} ${OPTION}`), roll));
    if (!target) throw new Error("nothing can be clicked");
    await (onBoard ? target.dispatchEvent("click") : target.click());
  }
  throw new Error(`${MOST_STEPS} clicks made no move`);
}

/** The same inside the page, which is many times faster; what is clicked must lie open under the pointer. */
export async function click(page: Page, roll: Roll): Promise<void> {
  const rolls = Array.from({ length: 5 * MOST_STEPS }, () => roll(1_000_003));
  const why = await page.evaluate(clickInPage, {
    rolls,
    decision: DECISION,
    confirm: CONFIRM,
    option: OPTION,
    spot: SPOT,
    thing: THING,
  });
  if (why) throw new Error(why);
}

interface Named {
  rolls: number[];
  decision: string;
  confirm: string;
  option: string;
  spot: string;
  thing: string;
}

/** Runs in the page; what went wrong, or nothing. */
async function clickInPage({ rolls, decision, confirm, option, spot, thing }: Named): Promise<string> {
  const panel = (): HTMLElement | null => document.querySelector(decision);
  const state = (): string =>
    document.querySelector(".ranking") ? "over" : `${panel()?.dataset.asked} ${panel()?.classList.contains("wait")}`;
  const all = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((node) => node.getClientRects().length > 0);
  const pick = (nodes: Element[]): Element | undefined => nodes[rolls.pop()! % nodes.length];
  const drawn = (): Promise<void> => new Promise((done) => setTimeout(done));
  const covered = (node: Element): boolean => {
    node.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = node.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !node.contains(hit);
  };
  const press = (node: Element): boolean => node.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const before = state();
  while (!panel()?.querySelector(confirm)) {
    const part = rolls.pop()! % 2 ? pick(all(thing)) : undefined;
    if (part && rolls.length > 5) {
      press(part);
      do await drawn();
      while (document.querySelector("[data-verdict=asked]"));
      continue;
    }
    const onBoard = rolls.pop()! % 2 ? pick(all(spot)) : undefined;
    const target = onBoard ?? pick(all(`${decision} ${option}`));
    if (!target || rolls.length < 3) return `no move could be made by clicking: ${panel()?.innerText}`;
    if (!onBoard && covered(target)) return `covered: ${target.textContent}`;
    press(target);
    await drawn();
  }
  const button = panel()!.querySelector(confirm)!;
  if (covered(button)) return `covered: ${button.textContent}`;
  press(button);
  const why = (): string => panel()?.querySelector<HTMLElement>(".why")?.innerText ?? "";
  return new Promise((done) => {
    const late = setTimeout(() => finish(`no answer to ${button.textContent}`), 30_000);
    const watch = new MutationObserver(() => (why() || state() !== before) && finish(why()));
    const finish = (told: string): void => {
      clearTimeout(late);
      watch.disconnect();
      done(told);
    };
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    if (why() || state() !== before) finish(why());
  });
}

/** One answer by keyboard alone: digits, or arrows and Enter. */
export async function press(page: Page, roll: Roll): Promise<void> {
  const before = await state(page);
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (await page.locator(`${DECISION} ${CONFIRM}`).count()) {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press("Enter");
      return answered(page, before);
    }
    const options = await page.locator(`${DECISION} ${OPTION}`).count();
    const spots = await page.locator(SPOT).count();
    if (spots && roll(2)) {
      await page.keyboard.press("ArrowRight");
      for (let i = roll(4); i > 0; i--) await page.keyboard.press(["ArrowRight", "ArrowDown", "ArrowLeft"][roll(3)]!);
      await page.keyboard.press("Enter");
    } else {
      await page.keyboard.press(String(1 + roll(Math.min(9, options))));
    }
  }
  throw new Error(`${MOST_STEPS} keys made no move`);
}

/** A whole game; how many answers this seat gave. */
export async function play(
  page: Page,
  roll: Roll,
  by: (page: Page, roll: Roll) => Promise<void> = click,
): Promise<number> {
  for (let moves = 0; moves < 1000; moves++) {
    if ((await asked(page)) === "over") return moves;
    await (by === click && moves % POINTED === 0 ? point : by)(page, roll);
  }
  throw new Error("the game does not end");
}
