/** Which choices the composer and the offers on the desk answer, so that the decision need not list them. */
import type { Choice } from "$lib/messages";
import { talking, type Genoa } from "../view";

const OPEN = ["post", "revise", "accept_many", "counter_with", "accept_counter"];
/** In a free talk the question is put to all, but each verb is for one side. */
const TRADERS = ["take", "hear", "leave", "stop", "cancel"];
const OTHERS = ["agree", "decline", "done"];
const PAYMENTS = ["pay", "pay_good", "pay_card", "pay_yield", "pay_order"];

/** Whether offers are made in the open form: at some tables the menu is all there is. */
export function composesOffers(view: Genoa, open: readonly string[]): boolean {
  return open.includes("revise") && view.rules.offers === "open";
}

export function composesCounters(view: Genoa, open: readonly string[]): boolean {
  return open.includes("counter_with") && (view.rules.offers === "open" || view.rules.driver === "live");
}

export function composes(choice: Choice, view: Genoa, open: readonly string[]): boolean {
  const verb = choice.told.verb as string;
  if (OPEN.includes(verb)) return true;
  if (verb === "bid" || verb === "withdraw" || (PAYMENTS.includes(verb) && talking(view))) {
    return composesOffers(view, open);
  }
  if (verb === "counter") return composesCounters(view, open);
  if (!talking(view)) return false;
  if (view.seat === view.trader) return OTHERS.includes(verb);
  return verb === "decline" || verb === "agree" || TRADERS.includes(verb);
}
