/** The outline of a figure around its middle, for its gilt edge. */
export function outline(x: number, y: number): string {
  return (
    `M${x} ${y - 14.9}c3.1 0 5.3 2.1 5.3 5.2c0 1.8 -.8 3.3 -2.1 4.2l5.2 13.9c2.1 .7 3.2 2.1 3.2 5h-23.4` +
    "c0 -2.9 1.1 -4.3 3.2 -5l5.2 -13.9c-1.3 -.9 -2.1 -2.4 -2.1 -4.2c0 -3.1 2.2 -5.2 5.5 -5.2Z"
  );
}
