/** The quiet line over the question: what is being talked about. */
import type { Words } from "$lib/words";
import type { Genoa } from "./view";

const TALK = ["TakeOrHear", "Bid", "Reconsider", "Pay", "Hear", "Join", "Raise", "Answer", "Talk"];

export function context(view: Genoa, words: Words): { piece: string; text: string } | null {
  const ask = view.prompt?.ask as string | undefined;
  const seat = `seat:${view.trader}`;
  if (!ask) return null;
  if (ask === "TakeOrHear")
    return { piece: "ui-deal", text: words.say("ge-context-here", { seat, space: `space:${view.tower}` }) };
  if (TALK.includes(ask) && view.tower) {
    const here = view.prompt!.here === true;
    return {
      piece: "ui-deal",
      text: words.say(here ? "ge-context-here" : "ge-context-move", { seat, space: `space:${view.tower}` }),
    };
  }
  if (ask === "Acquire" || ask === "MarkBuildings")
    return { piece: "act-build", text: words.say("ge-context-acquire") };
  if (view.deal) {
    return {
      piece: "ui-deal",
      text: words.say("ge-context-bought", { seat: `seat:${view.deal.buyer}`, space: `space:${view.deal.target}` }),
    };
  }
  return { piece: "act-travel", text: words.say("ge-context-turn", { seat }) };
}
