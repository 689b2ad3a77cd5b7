/** What a city card does, in a sentence. */
import type { Words } from "$lib/words";
import type { CityCard } from "../facts";
import { bundleName, capital } from "../names";

export function cardEffect(card: CityCard, words: Words): string {
  const cost = bundleName(words, card.cost ?? {});
  const reward = bundleName(words, card.reward ?? {});
  switch (card.kind) {
    case "exchange":
      return words.say(exchangeWord(card), {}, { cost, reward });
    case "either_way": {
      const [left, right] = [bundleName(words, card.left ?? {}), bundleName(words, card.right ?? {})];
      return words.say("about-either-way", {}, { left, right });
    }
    case "one_of": {
      const [one, other] = (card.options ?? []).map((option) => ({
        cost: bundleName(words, option.cost),
        reward: bundleName(words, option.reward),
      }));
      return words.say("about-one-of", {}, { ...one!, cost2: other!.cost, reward2: other!.reward });
    }
    case "per_count":
      return capital(
        words.say(card.count === "trading_posts" ? "about-per-post" : "about-per-contract", {}, { reward }),
      );
    case "per_pip":
      return capital(words.say("about-per-pip", {}, { reward }));
    case "die_table":
      return `${words.say("about-by-value")}: ${tableEffect(card, words)}.`;
  }
}

function exchangeWord({ reward = {} }: CityCard): string {
  if (reward.move) return "about-move-card";
  return reward.city_bonus_own ? "about-own-bonus-card" : "about-exchange";
}

function tableEffect({ table = [] }: CityCard, words: Words): string {
  return table
    .map((reward, i) => ({ value: i + 1, reward: bundleName(words, reward) }))
    .filter(({ reward }, i, all) => reward !== all[i - 1]?.reward)
    .map(({ value, reward }) => words.say("about-from-value", { value }, { reward }))
    .join("; ");
}
