import { describe, expect, it } from "vitest";
import type { Message } from "./define-message.js";
import { formatMessage, messagesOf } from "./use-messages.js";
import * as shellMessages from "./messages/shell/index.js";
import { dictionaries, messageAreas, type MessageId } from "./messages/index.js";

const keys = Object.keys(dictionaries.en) as MessageId[];
const forms = (message: Message) => (typeof message === "string" ? [message] : Object.values(message));
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();

/**
 * Same text in both languages: the spec fixes the logo's alternative text, a language is named in itself, and the
 * house-number plate shows both languages at once.
 */
const sameInBoth = new Set<MessageId>([
  "common.logo",
  "shell.otherLanguage",
  "shell.languageOffer",
  "shell.otherLanguageShort",
  "checkout.plateZone",
  "checkout.plateStreet",
  "checkout.plateBuilding",
]);

it.each(Object.keys(messageAreas))("gives each message of %s an id from its area and name", (area) => {
  const messages = Object.entries(messageAreas[area]!);
  expect(messages.map(([, { id }]) => id)).toEqual(messages.map(([name]) => `${area}.${name}`));
});

/** The default market's own: its city in addresses, and its bay on its map. */
const ofQatar = /^(checkout\.doha$|orders\.mapBay$)/;

it("names no place and no currency where shops of other countries show the same words", () => {
  const named = keys.filter((key) =>
    [dictionaries.en[key], dictionaries.ar[key]]
      .flatMap((message) => forms(message as Message))
      .some((text) => /Doha|Qatar|QAR|riyal|الدوحة|قطر|ريال/.test(text)),
  );
  expect(named.filter((key) => !ofQatar.test(key))).toEqual([]);
});

describe.each(keys)("%s", (key) => {
  const en = dictionaries.en[key];
  const ar = dictionaries.ar[key];

  it("exists in both languages with the same placeholders", () => {
    const longest = (message: Message) => (typeof message === "string" ? message : message.other);
    expect(placeholders(longest(ar))).toEqual(placeholders(longest(en)));
    for (const text of [...forms(en), ...forms(ar)]) expect(text.trim()).not.toBe("");
  });

  it("uses Arabic script for letters", () => {
    if (sameInBoth.has(key)) return;
    for (const text of forms(ar)) {
      const letters = text.replace(/\{\w+\}/g, "").replace(/[^\p{L}]/gu, "");
      if (letters) expect(letters, text).toMatch(/\p{Script=Arabic}/u);
    }
  });
});

describe("plurals", () => {
  it("select all six Arabic forms", () => {
    const format = (count: number) => formatMessage(dictionaries.ar["common.ratingCount"], "ar", { count });
    expect([0, 1, 2, 3, 11, 100, 1240].map(format)).toEqual([
      "لا تقييمات",
      "تقييم واحد",
      "تقييمان",
      "3 تقييمات",
      "11 تقييمًا",
      "100 تقييم",
      "1,240 تقييمًا",
    ]);
  });

  it("select both English forms", () => {
    const format = (count: number) => formatMessage(dictionaries.en["common.ratingCount"], "en", { count });
    expect([0, 1, 2].map(format)).toEqual(["0 ratings", "1 rating", "2 ratings"]);
  });
});

it("reports the missing placeholder", () => {
  expect(() => formatMessage("Rated {rating}", "en")).toThrow("{rating}");
});

it("an operator's text replaces the product's, and a placeholder that it cannot fill stays as it is", () => {
  const messages = { "shell.copyright": "© {brand} since {founded}" };
  const { t } = messagesOf({ language: "en", direction: "ltr", messages });
  expect(t(shellMessages.copyright, { year: "2026", brand: "Souq" })).toBe("© Souq since {founded}");
  expect(t(shellMessages.home)).toBe("Home");
});
