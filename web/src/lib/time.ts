/** Time as people read it. */
import type { Words } from "./words";

/** `0:48`, `12:05`; from a day on in days and hours. */
export function span(seconds: number, words: Words): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 86400) {
    return words.say("ui-days-hours", { days: Math.floor(whole / 86400), hours: Math.floor((whole % 86400) / 3600) });
  }
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const tail = String(whole % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}

export function day(moment: number, words: Words): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(moment * 1000);
}
