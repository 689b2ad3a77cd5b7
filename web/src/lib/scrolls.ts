/** `use:scrolls`: a region that scrolls, and only then, can be reached by keyboard. */
import type { ActionReturn } from "svelte/action";

export function scrolls(node: HTMLElement): ActionReturn {
  const look = (): void => {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    for (const one of [node, ...node.children]) sizes.observe(one);
  };
  const children = new MutationObserver(watch);
  children.observe(node, { childList: true });
  watch();
  return {
    destroy() {
      sizes.disconnect();
      children.disconnect();
    },
  };
}
