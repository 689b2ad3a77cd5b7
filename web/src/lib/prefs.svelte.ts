/** Preferences of this browser, kept in its local storage. */
import type { Language } from "./words";

export interface Prefs {
  language: Language;
  theme: "system" | "light" | "dark";
  motion: "system" | "on" | "off";
  sounds: boolean;
  /** Send a choice as soon as it is clear, without asking for confirmation. */
  atOnce: boolean;
  /** Give the answers that nearly everybody would give. */
  obvious: boolean;
}

const KEY = "fondaco";

function read(): Prefs {
  const language: Language = navigator.language.startsWith("hu") ? "hu" : "en";
  const prefs: Prefs = { language, theme: "system", motion: "system", sounds: false, atOnce: false, obvious: true };
  try {
    return { ...prefs, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return prefs; // a spoilt or forbidden storage is no reason not to play
  }
}

export const prefs = $state(read());

export function keep(change: Partial<Prefs>): void {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // kept until the page is closed
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener("change", () => (system.dark = dark.matches));
still.addEventListener("change", () => (system.still = still.matches));

export function theme(): "light" | "dark" {
  if (prefs.theme !== "system") return prefs.theme;
  return system.dark ? "dark" : "light";
}

export function moves(): boolean {
  return prefs.motion === "on" || (prefs.motion === "system" && !system.still);
}
