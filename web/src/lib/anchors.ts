/** `use:anchor={"seat:2"}` names a place that pieces travel from and to. */
import type { ActionReturn } from "svelte/action";

const places = new Map<string, Set<Element>>();

export function anchor(node: Element, id: string): ActionReturn<string> {
  let current = id;
  add(current, node);
  return {
    update(next) {
      if (next === current) return;
      remove(current, node);
      add(next, node);
      current = next;
    },
    destroy: () => remove(current, node),
  };
}

function add(id: string, node: Element): void {
  places.set(id, (places.get(id) ?? new Set()).add(node));
}

function remove(id: string, node: Element): void {
  const nodes = places.get(id);
  nodes?.delete(node);
  if (nodes?.size === 0) places.delete(id);
}

/** Where it is on the screen: the first of that name that is visible. */
export function placeOf(id: string): DOMRect | null {
  for (const node of places.get(id) ?? []) {
    const box = node.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return box;
  }
  return null;
}
