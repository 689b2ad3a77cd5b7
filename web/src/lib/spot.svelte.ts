/**
 * `use:spot={{ id: "ship:large", name: "..." }}` makes any element of HTML or SVG an element of the board: it can be
 * pointed at when a choice is made of it, and asked "why not?" when none is. It is an anchor of the same name too.
 */
import type { ActionReturn } from "svelte/action";
import { anchor } from "./anchors";
import { prefs } from "./prefs.svelte";
import { stage } from "./stage.svelte";

export interface Spot {
  id: string;
  /** What it is called, with what is to be known of it: "Ship of five, 3 corn". */
  name: string;
}

type SpotNode = HTMLElement | SVGElement;

export function spot(node: SpotNode, given: Spot): ActionReturn<Spot> {
  let current = $state.raw(given);
  const place = anchor(node, given.id);

  $effect(() => {
    const scene = stage();
    if (!scene) return;
    const { id, name } = current;
    const can = scene.can(id);
    const chosen = scene.isChosen(id);
    const live = can || chosen || scene.asking;
    node.dataset.element = id;
    node.classList.toggle("can", can);
    node.classList.toggle("chosen", chosen);
    node.classList.toggle("lifted", scene.lifted.includes(id));
    node.setAttribute("role", live ? "button" : "group");
    node.setAttribute("aria-label", can ? `${name}. ${scene.words.say("ui-may")}` : name);
    if (live) node.setAttribute("tabindex", "0");
    else node.removeAttribute("tabindex");
    if (chosen) node.setAttribute("aria-pressed", "true");
    else node.removeAttribute("aria-pressed");
  });

  const click = (event: Event): void => {
    const scene = stage();
    if (!scene) return;
    const inner = (event.target as Element).closest("[data-element]");
    if (inner !== node && inner && live(inner as SpotNode)) return; // the innermost spot that means something
    event.stopPropagation();
    scene.point(current.id, prefs.atOnce);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    if (event.target !== node) return;
    event.preventDefault();
    event.stopPropagation();
    stage()?.point(current.id, prefs.atOnce);
  };
  const over = (): void => lift([current.id]);
  const out = (): void => lift([]);
  const listeners: [string, (event: any) => void][] = [
    ["click", click],
    ["keydown", key],
    ["pointerenter", over],
    ["pointerleave", out],
    ["focus", over],
    ["blur", out],
  ];
  for (const [type, listener] of listeners) node.addEventListener(type, listener);

  return {
    update(next) {
      current = next;
      place.update?.(next.id);
    },
    destroy() {
      for (const [type, listener] of listeners) node.removeEventListener(type, listener);
      place.destroy?.();
    },
  };
}

function live(node: SpotNode): boolean {
  return node.classList.contains("can") || node.classList.contains("chosen");
}

function lift(elements: string[]): void {
  const scene = stage();
  if (scene) scene.lifted = elements;
}
