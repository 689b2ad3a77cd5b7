/**
 * `use:fit={{ text, most }}` on a text of an SVG: it becomes a little smaller, then takes its short form, rather than
 * running out of its place. Never below 12 px: then it is squeezed.
 */
import type { ActionReturn } from "svelte/action";

export interface Fitted {
  text: string;
  /** How wide it may be. */
  most: number;
  short?: string;
}

const LEAST = 12;

export function fit(node: SVGTextElement, given: Fitted): ActionReturn<Fitted> {
  let current = given;
  const size = Number(node.getAttribute("font-size")) || LEAST;
  const apply = (): void => show(node, current, size);
  apply();
  void document.fonts.ready.then(apply);
  return {
    update(next) {
      current = next;
      apply();
    },
  };
}

function show(node: SVGTextElement, { text, short, most }: Fitted, size: number): void {
  node.removeAttribute("textLength");
  for (const said of short ? [text, short] : [text]) {
    node.textContent = said;
    node.setAttribute("font-size", String(size));
    const long = node.getComputedTextLength();
    if (long <= most) return;
    const smaller = Math.max(LEAST, (size * most) / long);
    node.setAttribute("font-size", String(smaller));
    if ((long * smaller) / size <= most + 0.1) return;
  }
  node.setAttribute("textLength", String(most));
  node.setAttribute("lengthAdjust", "spacingAndGlyphs");
}
