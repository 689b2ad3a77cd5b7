/**
 * `use:carry={{ side, act }}` makes something draggable that stands for an addition to one side of the composition;
 * `use:well={side}` is where it may be dropped. Dropping does what tapping does.
 */
import type { ActionReturn } from "svelte/action";
import type { Side } from "./composition.svelte";

export interface Carried {
  side: Side;
  act: () => void;
}

let carried: Carried | null = null;

export function carry(node: HTMLElement | SVGElement, what: Carried): ActionReturn<Carried> {
  let current = what;
  const start = (event: Event): void => {
    carried = current;
    (event as DragEvent).dataTransfer?.setData("text/plain", "");
  };
  const end = (): void => void (carried = null);
  node.setAttribute("draggable", "true");
  node.addEventListener("dragstart", start);
  node.addEventListener("dragend", end);
  return {
    update: (next) => void (current = next),
    destroy() {
      node.removeEventListener("dragstart", start);
      node.removeEventListener("dragend", end);
    },
  };
}

/** What the action yields is given, too. */
export function well(node: HTMLElement, side: "give" | "ask"): ActionReturn<"give" | "ask"> {
  let current = side;
  const fits = (): boolean => carried !== null && (carried.side === "ask") === (current === "ask");
  const over = (event: Event): void => {
    if (fits()) event.preventDefault();
    node.classList.toggle("over", fits());
  };
  const leave = (): void => node.classList.remove("over");
  const drop = (event: Event): void => {
    event.preventDefault();
    leave();
    if (fits()) carried?.act();
  };
  const listeners: [string, (event: Event) => void][] = [
    ["dragover", over],
    ["dragleave", leave],
    ["drop", drop],
  ];
  for (const [type, listener] of listeners) node.addEventListener(type, listener);
  return {
    update: (next) => void (current = next),
    destroy() {
      for (const [type, listener] of listeners) node.removeEventListener(type, listener);
    },
  };
}
