/** The options of a game in words: variants (`option-NAME`), and rulings where the rulebook is silent (`ruling-NAME`). */
import type { GameInfo, Option } from "./messages";
import type { Words } from "./words";

export type Chosen = Record<string, unknown>;

function message(option: Option, words: Words): string {
  return words.knows(`option-${option.name}`) ? `option-${option.name}` : `ruling-${option.name}`;
}

export function isRuling(option: Option, words: Words): boolean {
  return message(option, words).startsWith("ruling");
}

export function label(option: Option, words: Words): string {
  return words.say(message(option, words));
}

/** What a value is called: yes and no, numbers and words by themselves, anything else by its place in the list. */
export function valueLabel(option: Option, value: unknown, words: Words): string {
  if (typeof value === "boolean") return words.say(value ? "ui-yes" : "ui-no");
  const plain = typeof value !== "object" && /^\w+$/.test(String(value));
  const number = option.values.findIndex((one) => JSON.stringify(one) === JSON.stringify(value));
  const named = `${message(option, words)}-${plain ? value : number}`;
  return words.knows(named) ? words.say(named) : String(value);
}

/** Whether there is anything to choose: `chosen_districts` only once `districts` is `chosen`. */
export function isOpen(option: Option, chosen: Chosen): boolean {
  const [, of] = /^chosen_(.+)$/.exec(option.name) ?? [];
  return option.values.length > 1 && (!of || chosen[of] === "chosen");
}

export function valueOf(option: Option, chosen: Chosen): unknown {
  return chosen[option.name] ?? (option.many ? [] : option.values[0]);
}

/** The default is not sent: it may become another. */
export function choose(option: Option, value: unknown, chosen: Chosen): Chosen {
  const { [option.name]: _, ...rest } = chosen;
  const same = JSON.stringify(value) === JSON.stringify(valueOf(option, {}));
  return same ? rest : { ...rest, [option.name]: value };
}

/** What a table has agreed on beyond the usual, ready to be read: `Expansions: Nobles`. */
export function agreed(game: GameInfo, chosen: Chosen, words: Words): string[] {
  const unusual = game.options.filter((option) => {
    const value = valueOf(option, chosen);
    return isOpen(option, chosen) && JSON.stringify(value) !== JSON.stringify(valueOf(option, {}));
  });
  return unusual.map((option) => {
    const values = option.many ? (valueOf(option, chosen) as unknown[]) : [valueOf(option, chosen)];
    return `${label(option, words)}: ${values.map((value) => valueLabel(option, value, words)).join(", ")}`;
  });
}
