/** A real server on a free port with a file of its own, and browsers that visit it. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page, type Route } from "playwright-core";
import type { Seated } from "../src/lib/messages";
import { Complaints } from "./complaints";

const ROOT = join(import.meta.dirname, "..", "..");
const PYTHON = process.env.FONDACO_PYTHON ?? join(ROOT, ".venv", "bin", "python");
const CHROMIUM = process.env.FONDACO_CHROMIUM ?? "/usr/bin/chromium-headless-shell";
const TOO_OFTEN = 429;
/** A name that leads nowhere but to this machine, and that browsers trust no more than any other address of a house. */
const NAME = "house.test";
const BROWSER = ["--no-sandbox", `--host-resolver-rules=MAP ${NAME} 127.0.0.1`];

export class House {
  readonly folder = mkdtempSync(join(tmpdir(), "fondaco-"));
  url = "";
  /** Whether it stands: a browser complains of itself about a server that does not. */
  stands = false;
  /** What is run: with the toy in the catalogue another module. */
  protected readonly module: string = "fondaco";
  /** Further options of the server. */
  private readonly options: string[];
  private process: ChildProcess | null = null;
  private browser: Browser | null = null;
  private guests = 0;

  constructor(...options: string[]) {
    this.options = options;
  }

  /** Start, or start again on the same file and port. */
  async open(): Promise<void> {
    const port = this.url ? new URL(this.url).port : "0";
    const args = [
      "-m",
      this.module,
      "serve",
      "--port",
      port,
      "--data",
      join(this.folder, "f.db"),
      "--workers",
      "1",
      "--proxy",
      "127.0.0.1",
      ...this.options,
    ];
    const env = { ...process.env, PYTHONPATH: [ROOT, process.env.PYTHONPATH].filter(Boolean).join(delimiter) };
    const server = spawn(PYTHON, args, { cwd: this.folder, env, stdio: ["ignore", "pipe", "pipe"] });
    this.process = server;
    this.url = await new Promise<string>((found, fail) => {
      let text = "";
      const read = (data: Buffer): void => {
        text += data.toString();
        const url = /http:\/\/127\.0\.0\.1:\d+/.exec(text);
        if (url && text.includes("startup complete")) found(url[0]);
      };
      server.stdout.on("data", read);
      server.stderr.on("data", read);
      server.on("exit", (code) => fail(new Error(`the server ended with ${code}:\n${text}`)));
    });
    this.stands = true;
    this.browser ??= await chromium.launch({ executablePath: CHROMIUM, args: BROWSER });
  }

  /** As the power goes out. */
  async kill(): Promise<void> {
    this.stands = false;
    await this.end("SIGKILL");
  }

  async close(): Promise<void> {
    await this.browser?.close();
    await this.end("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const server = this.process;
    if (!server || server.exitCode !== null) return;
    const gone = new Promise((done) => server.once("exit", done));
    server.kill(signal);
    await gone;
  }

  /** Somebody with a browser of their own. */
  async guest(wanted: Partial<Wanted> = {}): Promise<Guest> {
    const { width, height, touch, still, abroad, ...prefs } = { ...USUAL, ...wanted };
    const phone = width < 800;
    this.guests += 1;
    const context = await this.browser!.newContext({
      // Everybody comes from an address of their own: what one may ask in a minute, the others may as well.
      extraHTTPHeaders: { "x-forwarded-for": `10.0.${this.guests >> 8}.${this.guests & 255}` },
      viewport: { width, height },
      hasTouch: phone || touch,
      isMobile: phone || touch,
      reducedMotion: still ? "reduce" : "no-preference",
    });
    await context.addInitScript((kept) => {
      if (location.protocol === "about:") return;
      if (!localStorage.getItem("fondaco")) localStorage.setItem("fondaco", JSON.stringify(kept));
    }, prefs);
    await context.route("**/api/tables", sameGameEveryTime);
    const page = await context.newPage();
    return new Guest(this, context, page, abroad ? this.url.replace("127.0.0.1", NAME) : this.url);
  }
}

/** A table opened through the page gets a seed, so that a test that fails fails again. */
async function sameGameEveryTime(route: Route): Promise<void> {
  const request = route.request();
  if (request.method() !== "POST") return route.continue();
  const table = request.postDataJSON() as { seed?: number };
  await route.continue({ postData: JSON.stringify({ seed: 7, ...table }) });
}

export interface Wanted {
  width: number;
  height: number;
  /** A finger instead of a pointer; narrow pages have one anyway. */
  touch: boolean;
  /** The system asks for less motion. */
  still: boolean;
  /** At another machine: not under an address that browsers trust without https. */
  abroad: boolean;
  language: "en" | "hu";
  theme: "light" | "dark";
  motion: "on" | "off" | "system";
  sounds: boolean;
  /** Obvious answers are given for this person. */
  obvious: boolean;
}
const USUAL: Wanted = {
  width: 1440,
  height: 900,
  touch: false,
  still: false,
  abroad: false,
  language: "en",
  theme: "light",
  motion: "off",
  sounds: false,
  obvious: true,
};

/** Between two looks at what goes on by itself. */
const pause = (milliseconds = 100): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** What a table is opened with, beyond game, seats and seed. */
interface Terms {
  pace?: "correspondence" | "live";
  steward?: string;
  clock?: { move: number; game: number; increment: number };
  public?: boolean;
  options?: Record<string, unknown>;
}

export class Guest {
  readonly complaints: Complaints;

  constructor(
    readonly house: House,
    readonly context: BrowserContext,
    readonly page: Page,
    /** Where this person finds the house. */
    readonly url: string,
  ) {
    page.setDefaultTimeout(20_000);
    this.complaints = new Complaints(page, () => !house.stands);
  }

  async visit(path = "/"): Promise<void> {
    await this.page.goto(this.url + path);
  }

  /** Ask the server as this person, who is not abroad; who asks too often waits as long as it says. */
  async ask(method: string, path: string, body?: unknown): Promise<any> {
    const answer = await this.context.request.fetch(`${this.house.url}/api/${path}`, {
      method,
      ...(body === undefined ? {} : { data: body }),
    });
    if (answer.status() === TOO_OFTEN) {
      const { refusal } = await answer.json();
      await pause(refusal.args.wait * 1000);
      return this.ask(method, path, body);
    }
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
    const text = await answer.text();
    return text ? JSON.parse(text) : null;
  }

  /** Open a table against bots by the API, at a chosen seed, and start it. */
  async open(game: string, seats: number, seed: number, terms: Terms = {}): Promise<string> {
    await this.ask("PUT", "me/name", { name: "Ágnes" });
    const bots = Array.from({ length: seats - 1 }, () => "random");
    const { table } = await this.ask("POST", "tables", { game, seats, seed, bots, ...terms });
    await this.ask("POST", `tables/${table.id}/start`);
    return table.id as string;
  }

  /** Open a table and go there: for tests about what happens at it. */
  async begin(game: string, seats: number, seed: number, terms: Terms = {}): Promise<string> {
    const id = await this.open(game, seats, seed, terms);
    await this.visit(`/table/${id}`);
    return id;
  }

  /** A game that is over: this person leaves, and bots play on to the end. */
  async finished(game: string, seats: number, seed: number): Promise<string> {
    const id = await this.open(game, seats, seed, { steward: "random" });
    await this.ask("DELETE", `tables/${id}/seat`);
    while ((await this.ask("GET", `tables/${id}`)).table.phase !== "over") await pause();
    await this.visit(`/table/${id}`);
    await this.page.locator(".ranking").waitFor();
    return id;
  }

  /** Leave the page of a table. A look ends when the server hears of it: moves made before that count as seen. */
  async lookAway(): Promise<void> {
    const path = `tables/${new URL(this.page.url()).pathname.split("/").at(-1)}`;
    await this.page.goto("about:blank");
    const there = async (): Promise<boolean> => {
      const { table, seat } = (await this.ask("GET", path)) as Seated;
      return table.places[seat!]!.present;
    };
    while (await there()) await pause();
  }

  /** The path of the table one has come to. */
  async seated(): Promise<string> {
    await this.page.waitForURL("**/table/*");
    return new URL(this.page.url()).pathname;
  }
}
