/**
 * `use:measured={(width, height) => …}` tells how much room an element has: as soon as it is there, so that nothing is
 * ever drawn for another room than it has, and whenever that changes.
 */
type Tell = (width: number, height: number) => void;

export function measured(node: Element, tell: Tell): { destroy(): void } {
  const measure = (): void => tell(node.clientWidth, node.clientHeight);
  const observer = new ResizeObserver(measure);
  observer.observe(node);
  measure();
  return { destroy: () => observer.disconnect() };
}
