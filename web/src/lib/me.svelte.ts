/** Who is at this browser. */
import { api } from "./api";
import type { Person } from "./messages";

export const me: { person: Person | null } = $state({ person: null });

export async function learn(): Promise<void> {
  me.person = await api.me();
}

export async function rename(name: string): Promise<void> {
  await api.rename(name);
  await learn();
}
