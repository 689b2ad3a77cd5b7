/** The keyboard at a table: arrows between spots, digits for options, Enter, Esc, u undo, ? why not, h hint, r rules. */
import { land } from "./flights";
import { prefs } from "./prefs.svelte";
import type { Stage } from "./stage.svelte";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function keys(event: KeyboardEvent, stage: Stage, rules: () => void): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select, dialog")) return;
  if (act(event.key, target, stage, rules)) event.preventDefault();
}

function act(key: string, target: HTMLElement, stage: Stage, rules: () => void): boolean {
  land();
  if (key in ARROWS) return step(ARROWS[key]!, target);
  if (/^[1-9]$/.test(key)) return pick(Number(key) - 1, stage);
  switch (key) {
    case "Escape":
      stage.back();
      return true;
    case "Enter":
      if (target.closest("button, a, summary, [role=button], [role=tab]")) return false;
      stage.confirm();
      return true;
    case "u":
      if (stage.position.may_undo) stage.hand.undo();
      return true;
    case "?":
      stage.asking = !stage.asking;
      return true;
    case "h":
      if (stage.position.may_act && stage.table.hints) stage.hand.hint();
      return true;
    case "r":
      rules();
      return true;
  }
  return false;
}

function pick(index: number, stage: Stage): boolean {
  const entry = stage.listed[index];
  if (!entry) return false;
  if ("choice" in entry) stage.choose(entry.choice, prefs.atOnce);
  else stage.point(entry.element, false);
  return true;
}

/** To the nearest spot in that direction; from outside, to the first. */
function step([x, y]: [number, number], target: HTMLElement): boolean {
  const spots = [...document.querySelectorAll<HTMLElement>("[data-element][tabindex]")].filter(visible);
  const from = target.closest<HTMLElement>("[data-element][tabindex]");
  if (!from) {
    spots[0]?.focus();
    return spots.length > 0;
  }
  const here = centre(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [dx, dy] = [centre(spot)[0] - here[0], centre(spot)[1] - here[1]];
    const along = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    if (spot === from || along < 2) continue;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [spot, far];
  }
  best?.focus();
  return true;
}

function visible(node: Element): boolean {
  return node.getClientRects().length > 0;
}

function centre(node: Element): [number, number] {
  const box = node.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
