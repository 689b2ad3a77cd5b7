/**
 * Words: what the engine says in codes, said in a language. The same rules as `src/fondaco/words/__init__.py`.
 *
 * Message ids: `why-CODE` an objection, `do-VERB` an action, `ask-FRAME` a question, `event-KIND` an event, `KIND-ITEM`
 * a thing, `game-NAME` the title of a game, `view-NAME` a part of a view on the plain board, `no-CODE` a refusal of the
 * server, `ui-...` the page's own words. A message that is missing is said in codes.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Refusal, Told } from "./messages";

export const LANGUAGES = { en: "English", hu: "magyar" } as const;
export type Language = keyof typeof LANGUAGES;

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
type Spoken = Record<string, string | number>;

export interface Objection {
  rule: string;
  code: string;
  args: Told;
  also?: Objection;
}

export class Words {
  readonly language: Language;
  /** The names of the players by seat; without one a seat is called by its colour. */
  readonly players: string[];
  private readonly texts: string[];
  private readonly bundle: FluentBundle;

  constructor(language: Language, texts: string[], players: string[] = []) {
    this.language = language;
    this.players = players;
    this.texts = texts;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    const named = players.map((name, seat) => (name ? `player-${seat} = ${literal(name)}` : ""));
    for (const text of [...texts, named.join("\n")]) {
      this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
  }

  /** The same language with more texts, or other people. */
  with(more: { texts?: string[]; players?: string[] }): Words {
    return new Words(this.language, [...this.texts, ...(more.texts ?? [])], more.players ?? this.players);
  }

  knows(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** The message with its arguments; things (`good:coffee`) are said in this language, what is `said` stands. */
  say(message: string, args: Told = {}, said: Spoken = {}): string {
    const pattern = this.bundle.getMessage(message)?.value;
    const spoken = { ...this.spoken(args), ...said };
    return pattern ? this.format(message, pattern, spoken) : inCodes(message, spoken);
  }

  /** A thing of the game (`good:coffee`), or a player (`seat:2`). */
  thing(told: string): string {
    const [kind = "", item = ""] = split(told);
    const player = kind === "seat" ? this.players[Number(item)] : undefined;
    return player || this.say(`${kind}-${item}`);
  }

  seat(seat: number): string {
    return this.thing(`seat:${seat}`);
  }

  /** An action as somebody heard of it; of a secret one only the name. */
  action(told: Told): string {
    const { verb, payload: _, ...heard } = told;
    const secret = `secret-${verb}`;
    return this.say(Object.keys(heard).length === 0 && this.knows(secret) ? secret : `do-${verb}`, heard);
  }

  prompt(told: Told): string {
    const { ask, ...args } = told;
    return this.say(`ask-${ask}`, args);
  }

  /** What happened, as somebody heard of it. */
  event(told: Told): string {
    const { event, action, ...args } = told;
    if (event === "did") return this.say("event-did", args, { action: this.action(action) });
    const secret = Object.values(args).includes(null) ? "secret-" : "";
    return this.say(`${secret}event-${event}`, args);
  }

  /** Why not, without its rule: that is shown beside it. */
  objection(objection: Objection): string {
    const text = this.say(`why-${objection.code}`, objection.args);
    return objection.also ? `${text} ${this.say("why-also")} ${this.objection(objection.also)}` : text;
  }

  /** What the server says when it does not do something. */
  refusal(refusal: Refusal): string {
    if (refusal.objection) return this.objection(refusal.objection as Objection);
    return this.say(`no-${refusal.code}`, {}, refusal.args); // no things among them: what has a colon stands as it is
  }

  private format(message: string, pattern: Pattern, spoken: Spoken): string {
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, spoken, errors);
    if (errors.length) console.warn(`${this.language}.ftl: ${message}: ${errors[0]?.message}`);
    return text;
  }

  private spoken(args: Told): Spoken {
    const spoken: Spoken = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === "string" && value.includes(":")) {
        Object.assign(spoken, this.forms(name, value), { [name]: this.thing(value) });
      } else if (Array.isArray(value)) {
        spoken[name] = value.map((item) => this.thing(item)).join(", ");
      } else if (typeof value === "boolean") {
        spoken[name] = Number(value); // as in Python, where a truth value is a number
      } else if (value !== null && value !== undefined) {
        spoken[name] = value;
      }
    }
    return spoken;
  }

  /** The other forms of a thing: `$good-acc`. */
  private forms(name: string, thing: string): Spoken {
    const [kind = "", item = ""] = split(thing);
    const attributes = this.bundle.getMessage(`${kind}-${item}`)?.attributes ?? {};
    const forms: Spoken = {};
    for (const [form, pattern] of Object.entries(attributes))
      forms[`${name}-${form}`] = this.format(thing, pattern, {});
    return forms;
  }
}

/** A text that stands as it is, whatever is in it: `{ "Ágnes" }`. */
function literal(text: string): string {
  return `{ "${text.replace(/["\\]/g, "\\$&")}" }`;
}

/** What has no words: `bid: card 7`. */
function inCodes(message: string, spoken: Spoken): string {
  const code = message.replace(/^secret-/, "").replace(/^[^-]*-/, "");
  const told = Object.entries(spoken).map(([name, value]) => `${name} ${value}`);
  return code.replaceAll("_", " ") + (told.length ? `: ${told.join(", ")}` : "");
}

function split(told: string): [string, string] {
  const colon = told.indexOf(":");
  return [told.slice(0, colon), told.slice(colon + 1)];
}
