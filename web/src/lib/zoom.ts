/** `use:zoom`: pan and zoom by touch (two fingers zoom, one finger pans once zoomed, a double tap goes back). */
import type { ActionReturn } from "svelte/action";

const MOST = 4;
/** Two taps within so many milliseconds are one gesture; a finger that slips by so many pixels does not tap. */
const DOUBLE_TAP = 300;
const SLIP = 8;

export function zoom(frame: HTMLElement): ActionReturn {
  const content = frame.firstElementChild as HTMLElement | SVGElement | null;
  const fingers = new Map<number, PointerEvent>();
  let scale = 1;
  let x = 0;
  let y = 0;
  /** When the last tap was; a finger that has moved, or was not alone, does not tap. */
  let tapped = 0;
  let still = true;
  let first: PointerEvent | null = null;

  const draw = (): void => {
    const box = frame.getBoundingClientRect();
    x = Math.min(0, Math.max(x, box.width * (1 - scale)));
    y = Math.min(0, Math.max(y, Math.min(0, box.height - (content?.clientHeight || box.height) * scale)));
    if (content) content.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
    // One finger scrolls the page as ever until the board is enlarged.
    frame.style.touchAction = scale === 1 ? "pan-y" : "none";
  };
  const middle = (): [number, number, number] => {
    const [a, b] = [...fingers.values()];
    const box = frame.getBoundingClientRect();
    if (!a || !b) return [0, 0, 1];
    const gap = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    return [(a.clientX + b.clientX) / 2 - box.left, (a.clientY + b.clientY) / 2 - box.top, gap];
  };
  const down = (event: PointerEvent): void => {
    if (event.pointerType !== "touch") return;
    fingers.set(event.pointerId, event);
    still = fingers.size === 1;
    first = event;
  };
  const move = (event: PointerEvent): void => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    if (first && Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) > SLIP) still = false;
    if (fingers.size === 2) {
      const [, , before] = middle();
      fingers.set(event.pointerId, event);
      const [centreX, centreY, after] = middle();
      const next = Math.min(MOST, Math.max(1, (scale * after) / before));
      x = centreX - ((centreX - x) * next) / scale;
      y = centreY - ((centreY - y) * next) / scale;
      scale = next;
    } else if (scale > 1) {
      x += event.clientX - last.clientX;
      y += event.clientY - last.clientY;
      fingers.set(event.pointerId, event);
    }
    draw();
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (event.type !== "pointerup" || !still) return;
    if (event.timeStamp - tapped < DOUBLE_TAP && scale > 1) {
      scale = 1;
      draw();
    }
    tapped = event.timeStamp;
  };

  if (content) content.style.transformOrigin = "0 0";
  draw();
  const listeners: [string, (event: any) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
    ["pointerleave", up],
  ];
  for (const [type, listener] of listeners) frame.addEventListener(type, listener);
  return {
    destroy() {
      for (const [type, listener] of listeners) frame.removeEventListener(type, listener);
    },
  };
}
