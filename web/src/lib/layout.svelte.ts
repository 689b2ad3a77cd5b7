/** How wide the page is: `wide` from 1200, `middle` from 800, else `narrow`. */
const wide = matchMedia("(min-width: 1200px)");
const narrow = matchMedia("(max-width: 799px)");

function read(): "wide" | "middle" | "narrow" {
  if (wide.matches) return "wide";
  return narrow.matches ? "narrow" : "middle";
}

const now = $state({ layout: read() });
for (const query of [wide, narrow]) query.addEventListener("change", () => (now.layout = read()));

export function layout(): "wide" | "middle" | "narrow" {
  return now.layout;
}
