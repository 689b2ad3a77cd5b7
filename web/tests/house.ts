/** A real server on a free port with a file of its own, and browsers that visit it. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page, type Route } from "playwright-core";

const ROOT = join(import.meta.dirname, "..", "..");
const PYTHON = process.env.FONDACO_PYTHON ?? join(ROOT, ".venv", "bin", "python");
const CHROMIUM = process.env.FONDACO_CHROMIUM ?? "/usr/bin/chromium";

export class House {
  readonly folder = mkdtempSync(join(tmpdir(), "fondaco-"));
  url = "";
  /** Whether it stands: a browser complains of itself about a server that does not. */
  stands = false;
  private process: ChildProcess | null = null;
  private browser: Browser | null = null;

  /** Start, or start again on the same file and port. */
  async open(): Promise<void> {
    const port = this.url ? new URL(this.url).port : "0";
    const args = ["-m", "fondaco", "serve", "--port", port, "--data", join(this.folder, "f.db"), "--workers", "1"];
    const server = spawn(PYTHON, args, { cwd: this.folder, stdio: ["ignore", "pipe", "pipe"] });
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
    this.browser ??= await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
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
    const { width, height, ...prefs } = { ...USUAL, ...wanted };
    const touch = width < 800;
    const context = await this.browser!.newContext({ viewport: { width, height }, hasTouch: touch, isMobile: touch });
    await context.addInitScript((kept) => {
      if (location.protocol === "about:") return;
      if (!localStorage.getItem("fondaco")) localStorage.setItem("fondaco", JSON.stringify(kept));
    }, prefs);
    await context.route("**/api/tables", sameGameEveryTime);
    const page = await context.newPage();
    return new Guest(this, context, page);
  }
}

/** A table opened through the page gets a seed, so that a test that fails fails again. */
async function sameGameEveryTime(route: Route): Promise<void> {
  const request = route.request();
  if (request.method() !== "POST") return route.continue();
  const table = request.postDataJSON() as { seed?: number };
  await route.continue({ postData: JSON.stringify({ seed: 7, ...table }) });
}

interface Wanted {
  width: number;
  height: number;
  language: "en" | "hu";
  theme: "light" | "dark";
  motion: "on" | "off";
}
const USUAL: Wanted = { width: 1440, height: 900, language: "en", theme: "light", motion: "off" };

export class Guest {
  /** What the console complained about. Must stay empty. */
  readonly complaints: string[] = [];

  constructor(
    readonly house: House,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.setDefaultTimeout(20_000);
    page.on("console", (message) => {
      const complains = message.type() === "error" || message.type() === "warning";
      if (complains && house.stands) this.complaints.push(message.text());
    });
    page.on("pageerror", (error) => this.complaints.push(String(error)));
  }

  async visit(path = "/"): Promise<void> {
    await this.page.goto(this.house.url + path);
  }

  /** Open a table by the API, at a chosen seed, and go there: for tests about what happens at it. */
  async begin(game: string, seats: number, seed: number): Promise<string> {
    await this.visit();
    const table = { game, seats, seed, bots: Array.from({ length: seats - 1 }, () => "random") };
    const id = await this.page.evaluate(async (wanted) => {
      const ask = async (method: string, path: string, body?: unknown): Promise<any> => {
        const headers = { "content-type": "application/json" };
        return (await fetch(`/api/${path}`, { method, headers, body: body ? JSON.stringify(body) : null })).json();
      };
      await ask("PUT", "me/name", { name: "Ágnes" });
      const { table } = await ask("POST", "tables", wanted);
      await ask("POST", `tables/${table.id}/start`);
      return table.id as string;
    }, table);
    await this.visit(`/table/${id}`);
    return id;
  }

  /** The path of the table one has come to. */
  async seated(): Promise<string> {
    await this.page.waitForURL("**/table/*");
    return new URL(this.page.url()).pathname;
  }
}
