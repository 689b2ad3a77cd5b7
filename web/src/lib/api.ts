/** The server's HTTP, typed by what it answers. A refusal is thrown as `Refused`. */
import type {
  Addresses,
  Catalogue,
  NewTable,
  Opened,
  Person,
  Problem,
  RecordText,
  Refusal,
  Replay,
  Seated,
  SeatToken,
  Sit,
  Tables,
} from "./messages";

export class Refused extends Error {
  readonly refusal: Refusal;
  readonly status: number;

  constructor(refusal: Refusal, status: number) {
    super(refusal.code);
    this.refusal = refusal;
    this.status = status;
  }
}

const UNREACHABLE: Refusal = { code: "unreachable" };

async function ask(method: string, path: string, body?: unknown, secret?: string | null): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (secret) headers.authorization = `Bearer ${secret}`;
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused(UNREACHABLE, 0);
  }
  if (answer.ok) return answer;
  let problem: Problem | null = null;
  try {
    problem = await answer.json();
  } catch {
    // not from our server: a proxy in between
  }
  throw new Refused(problem?.refusal ?? UNREACHABLE, answer.status);
}

async function json<T>(method: string, path: string, body?: unknown, secret?: string | null): Promise<T> {
  return (await ask(method, path, body, secret)).json() as Promise<T>;
}

const at = (table: string): string => `tables/${encodeURIComponent(table)}`;

export const api = {
  me: () => json<Person>("GET", "me"),
  rename: (name: string) => json<Person>("PUT", "me/name", { name }),
  signUp: (account: string, password: string) => json<Person>("POST", "me/account", { account, password }),
  signIn: (account: string, password: string) => json<Person>("POST", "me/session", { account, password }),
  signOut: () => ask("DELETE", "me/session"),
  catalogue: () => json<Catalogue>("GET", "games"),
  tables: () => json<Tables>("GET", "tables"),
  open: (table: NewTable) => json<Opened>("POST", "tables", table),
  table: (id: string) => json<Seated>("GET", at(id)),
  invitation: (id: string) => json<Opened>("GET", `${at(id)}/invitation`),
  sit: (id: string, sit: Sit) => json<Seated>("POST", `${at(id)}/seat`, sit),
  leave: (id: string) => ask("DELETE", `${at(id)}/seat`),
  /** The host frees somebody's seat; during a game a bot goes on for who has gone. */
  excuse: (id: string, seat: number) => ask("DELETE", `${at(id)}/seats/${seat}`),
  bot: (id: string, seat: number, level: string | null) => ask("PUT", `${at(id)}/bot`, { seat, level }),
  /** For a program that plays from one's own seat; the one before is void. */
  token: (id: string) => json<SeatToken>("POST", `${at(id)}/token`),
  start: (id: string) => ask("POST", `${at(id)}/start`),
  rematch: (id: string) => json<Seated>("POST", `${at(id)}/rematch`),
  /** Of a private table, where one does not sit, with the secret of its invitation. */
  record: async (id: string, secret: string | null) =>
    (await json<RecordText>("GET", `${at(id)}/record`, undefined, secret)).record,
  /** Through one's own eyes, or once the game is over through those of a seat. */
  replay: (id: string, seat: number | null = null, secret: string | null = null) =>
    json<Replay>("GET", seat === null ? `${at(id)}/replay` : `${at(id)}/replay/${seat}`, undefined, secret),
  paste: (record: string, seat: number | null = null) => json<Replay>("POST", "replay", { record, seat }),
  addresses: async () => (await json<Addresses>("GET", "addresses")).addresses,
  qr: async (link: string) => (await ask("POST", "qr", { link })).blob(),
};
