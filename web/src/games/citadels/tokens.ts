/** What lies on a character's token, for all the reader knows. */
import type { Words } from "$lib/words";
import type { CitadelsView } from "./view";

export type Marker =
  | { form: "seal"; piece: string; color: string; name: string }
  | { form: "paper"; piece: string; hidden: boolean; name: string }
  | { form: "coin"; figure: number; name: string };

export function markersOn(view: CitadelsView, character: string, words: Words): Marker[] {
  const { tokens } = view;
  const found: Marker[] = [];
  const seal = (piece: string, color: string, word: string): void => {
    found.push({ form: "seal", piece, color: `var(--${color})`, name: words.say(word) });
  };
  if (tokens.killed === character) seal("ch-assassin", "madder-fill", "ci-killed");
  if (tokens.bewitched === character) seal("ch-witch", "kind-unique", "ci-bewitched");
  if (tokens.robbed === character) seal("ch-thief", "umber-fill", "ci-robbed");
  if (tokens.warrants.includes(character)) found.push(warrant(view, character, words));
  if (tokens.threats.includes(character)) found.push(threat(view, character, words));
  if (character === "tax_collector" && view.tax > 0) {
    found.push({ form: "coin", figure: view.tax, name: words.say("ci-tax", { gold: view.tax }) });
  }
  return found;
}

function warrant({ tokens, characters, seat }: CitadelsView, character: string, words: Words): Marker {
  const signed = tokens.signed === character;
  // Who does not know the signed one is told null, and so is everybody before it has been chosen.
  const hidden = tokens.signed === null && !(seat !== null && characters.revealed.magistrate === seat);
  const word = signed ? "ci-warrant-signed" : hidden ? "ci-warrant-hidden" : "ci-warrant-blank";
  return { form: "paper", piece: signed ? "warrant" : "warrant-blank", hidden, name: words.say(word) };
}

function threat({ tokens, seat }: CitadelsView, character: string, words: Words): Marker {
  const flowered = tokens.flowered === character;
  const hidden = tokens.flowered === null && tokens.blackmailer !== seat;
  const word = flowered ? "ci-threat-flowered" : hidden ? "ci-threat-hidden" : "ci-threat-blank";
  return { form: "paper", piece: flowered ? "threat" : "threat-blank", hidden, name: words.say(word) };
}
