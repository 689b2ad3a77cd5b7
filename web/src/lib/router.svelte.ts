/** Where the page is: `/`, `/table/ID`, `/replay/ID?move=12`, `/replay`, `/rules/GAME`, `/me`. */
const now = $state({ path: location.pathname, query: location.search, hash: location.hash });

function read(): void {
  now.path = location.pathname;
  now.query = location.search;
  now.hash = location.hash;
}

addEventListener("popstate", read);
addEventListener("hashchange", read);

/** The parts of the path: `["table", "x7f"]`. */
export function parts(): string[] {
  return now.path.split("/").filter(Boolean);
}

export function query(): URLSearchParams {
  return new URLSearchParams(now.query);
}

export function hash(): string {
  return now.hash.slice(1);
}

/** The secret of the invitation with which this visitor came, to a table or to its replay. */
export function invitation(): string | null {
  return hash() || null;
}

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  read();
  if (!replace) scrollTo(0, 0);
}

/** Follow links of the page without loading it anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
