/** `use:pinned`: a list that shows its end, whatever grows in it or beside it, unless its reader has scrolled up. */
import type { ActionReturn } from "svelte/action";

/** What may be hidden of the end and still be the end. */
const SLACK = 24;

export function pinned(node: HTMLElement, wanted: boolean): ActionReturn<boolean> {
  let atEnd = true;
  let height = node.clientHeight;
  const pin = (): void => {
    if (wanted && atEnd) node.scrollTop = node.scrollHeight;
  };
  const scrolled = (): void => {
    // A scroll that comes with another height is none of the reader's: `sizes` hears of it in the same frame.
    if (node.clientHeight === height) atEnd = node.scrollTop + height >= node.scrollHeight - SLACK;
  };
  const sizes = new ResizeObserver(() => {
    height = node.clientHeight;
    pin();
  });
  const lines = new MutationObserver(pin);
  sizes.observe(node);
  lines.observe(node, { childList: true, subtree: true, characterData: true });
  node.addEventListener("scroll", scrolled);
  document.fonts.addEventListener("loadingdone", pin);
  pin();
  return {
    update(now) {
      wanted = now;
    },
    destroy() {
      sizes.disconnect();
      lines.disconnect();
      node.removeEventListener("scroll", scrolled);
      document.fonts.removeEventListener("loadingdone", pin);
    },
  };
}
