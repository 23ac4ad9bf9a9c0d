import { describe, expect, it } from "vitest";
import type { Message } from "./word.js";
import { formatMessage } from "./text.js";
import { dictionaries, wordAreas, type WordKey } from "./words/index.js";

const keys = Object.keys(dictionaries.en) as WordKey[];
const forms = (message: Message) => (typeof message === "string" ? [message] : Object.values(message));
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();

/**
 * The specification gives the logo's alternative text literally; a language is named in itself; the house-number plate
 * says its words in both languages at once.
 */
const sameInBoth = new Set<WordKey>([
  "parts.logo",
  "shell.otherLanguage",
  "shell.otherLanguageShort",
  "checkout.plateZone",
  "checkout.plateStreet",
  "checkout.plateBuilding",
]);

it.each(Object.keys(wordAreas))("names each word of %s by area and name", (area) => {
  const words = Object.entries(wordAreas[area]!);
  expect(words.map(([, word]) => word.id)).toEqual(words.map(([name]) => `${area}.${name}`));
});

describe.each(keys)("%s", (key) => {
  const en = dictionaries.en[key];
  const ar = dictionaries.ar[key];

  it("is said in both languages, with the same values", () => {
    const longest = (message: Message) => (typeof message === "string" ? message : message.other);
    expect(placeholders(longest(ar))).toEqual(placeholders(longest(en)));
    for (const text of [...forms(en), ...forms(ar)]) expect(text.trim()).not.toBe("");
  });

  it("is Arabic where it is words", () => {
    if (sameInBoth.has(key)) return;
    for (const text of forms(ar)) {
      const words = text.replace(/\{\w+\}/g, "").replace(/[^\p{L}]/gu, "");
      if (words) expect(words, text).toMatch(/\p{Script=Arabic}/u);
    }
  });
});

describe("plurals", () => {
  it("follow all six Arabic forms", () => {
    const say = (count: number) => formatMessage(dictionaries.ar["parts.ratingCount"], "ar", { count });
    expect([0, 1, 2, 3, 11, 100, 1240].map(say)).toEqual([
      "لا تقييمات",
      "تقييم واحد",
      "تقييمان",
      "3 تقييمات",
      "11 تقييمًا",
      "100 تقييم",
      "1,240 تقييمًا",
    ]);
  });

  it("follow both English forms", () => {
    const say = (count: number) => formatMessage(dictionaries.en["parts.ratingCount"], "en", { count });
    expect([0, 1, 2].map(say)).toEqual(["0 ratings", "1 rating", "2 ratings"]);
  });
});

it("names the value that is missing", () => {
  expect(() => formatMessage("Rated {rating}", "en")).toThrow("{rating}");
});
