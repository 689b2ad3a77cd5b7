/** What pages complain about. A test in which one does so fails, in every file: `every.ts` sees to it. */
import type { Page } from "playwright-core";

/** Browsers say that some headers need https, which a house without it cannot help. */
const NO_FAULT = /Cross-Origin-Opener-Policy header has been ignored/;

export class Complaints {
  private readonly heard: string[] = [];
  private readonly expected: RegExp[] = [];

  /** Listen to a page; what it says while `deaf` does not count. */
  constructor(page: Page, deaf: () => boolean = () => false) {
    page.on("console", (message) => {
      const complains = message.type() === "error" || message.type() === "warning";
      if (complains && !deaf()) this.hear(message.text());
    });
    // Also of promises that nobody waits for.
    page.on("pageerror", (error) => this.hear(String(error)));
    ALL.push(this);
  }

  private hear(text: string): void {
    if (!NO_FAULT.test(text)) this.heard.push(text);
  }

  /** In this test the server will refuse something: the browser reports it of itself, and the page says it in words. */
  expectRefusal(status: number): void {
    this.expected.push(new RegExp(`(status of|response code:) ${status}`));
  }

  /** What was heard and not expected, and what was expected and not heard; then all is forgotten. */
  taken(): string[] {
    const [heard, expected] = [this.heard.splice(0), this.expected.splice(0)];
    const unexpected = heard.filter((text) => !expected.some((pattern) => pattern.test(text)));
    const unheard = expected.filter((pattern) => !heard.some((text) => pattern.test(text)));
    return [...unexpected, ...unheard.map((pattern) => `expected, and not heard: ${pattern}`)];
  }
}

const ALL: Complaints[] = [];

/** What all pages have complained about since this was asked. */
export function complaints(): string[] {
  return ALL.flatMap((one) => one.taken());
}
