import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { PICTURES } from "../pictures";

describe("words and pictures", () => {
  const data = readFileSync("../src/fondaco/games/citadels/data/citadels.toml", "utf8");
  const ids = (section: string): string[] =>
    [...data.matchAll(new RegExp(`^\\[\\[${section}\\]\\]\\nid = "(\\w+)"`, "gm"))].map((found) => found[1] ?? "");
  const folder = new URL("../", import.meta.url);
  const texts = Object.fromEntries(
    ["en", "hu"].map((language) => [language, readFileSync(new URL(`words/${language}.ftl`, folder), "utf8")]),
  );
  const messages = (language: string): string[] =>
    [...(texts[language] ?? "").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");

  it("has a picture of every district", () => {
    const districts = [...ids("basic_district"), ...ids("unique_district")];
    expect(districts).toHaveLength(47);
    expect(districts.filter((id) => !PICTURES[id])).toEqual([]);
  });

  for (const language of ["en", "hu"]) {
    it(`explains every character and every unique district (${language})`, () => {
      const wanted = [
        ...ids("character").map((id) => `about-character-${id}`),
        ...ids("unique_district").map((id) => `about-district-${id}`),
      ];
      expect(wanted).toHaveLength(57);
      expect(wanted.filter((id) => !messages(language).includes(id))).toEqual([]);
    });

    it(`is well-formed and says nothing twice (${language})`, () => {
      const bundle = new FluentBundle(language);
      expect(bundle.addResource(new FluentResource(texts[language] ?? ""))).toEqual([]);
      const found = messages(language);
      expect(found.filter((id) => !bundle.hasMessage(id))).toEqual([]);
    });

    it(`has every message that the board asks for, and no other (${language})`, () => {
      const files = readdirSync(folder).filter((name) => /\.(svelte|ts)$/.test(name));
      const source = files.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
      const asked = new Set([...source.matchAll(/["`](ci-[a-z-]+)["`]/g)].map((found) => found[1] ?? ""));
      const made = /^ci-(card|token|face|nobody)-?/;
      const known = messages(language).filter((id) => id.startsWith("ci-") && !made.test(id));
      expect([...asked].filter((id) => !messages(language).includes(id) && !made.test(id))).toEqual([]);
      expect(known.filter((id) => !asked.has(id))).toEqual([]);
    });
  }

  it("names the same things in both languages", () => {
    const own = (language: string): string[] => messages(language).filter((id) => !/^ci-(card|token)-/.test(id));
    expect(own("hu").toSorted()).toEqual(own("en").toSorted());
  });
});
