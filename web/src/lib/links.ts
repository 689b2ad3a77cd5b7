/** Links for others: made of an address at which they find the server, which need not be the one it is seen at here. */
import { api } from "./api";

/** Hosts that mean whatever machine somebody sits at. */
const THIS_MACHINE = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** The front of a link. */
export interface Front {
  origin: string;
  /** Whether it leads anywhere on this machine only. */
  alone: boolean;
}

/** Where others find the page that is seen at `here`, of all that the server says of itself. */
export function frontOf(here: string, told: readonly string[]): Front {
  if (!meansThisMachine(here)) return { origin: here, alone: false };
  const origin = told.find((one) => !meansThisMachine(one));
  return origin ? { origin, alone: false } : { origin: here, alone: true };
}

function meansThisMachine(origin: string): boolean {
  return THIS_MACHINE.test(new URL(origin).hostname);
}

/** The front of every link that is handed out here. */
export async function front(): Promise<Front> {
  const { origin } = location;
  return frontOf(origin, meansThisMachine(origin) ? await api.addresses() : []);
}

/** The secret of an invitation as the end of a link: a fragment reaches no log. */
export function fragment(secret: string | null): string {
  return secret ? `#${secret}` : "";
}
