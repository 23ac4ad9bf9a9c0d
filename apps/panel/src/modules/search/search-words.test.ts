import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { highlight } from "./highlight.js";
import {
  afterPrefix,
  deletionsOf,
  editDistance,
  guessedWithoutPreposition,
  phrasesOf,
  withoutPreposition,
} from "./search-words.js";

const word = fc.string({ unit: fc.constantFrom(...Array.from("abcdeشاورم")), minLength: 4, maxLength: 12 });

describe("edit distance", () => {
  it.each([
    ["karak", "karak", 0],
    ["karak", "krak", 1],
    ["krak", "karak", 1],
    ["karak", "kerak", 1],
    ["karak", "kraak", 1],
    ["شاورما", "شاروما", 1],
    ["pizza", "pasta", 3],
    ["", "abc", 3],
  ])("between %s and %s is %d", (a, b, edits) => expect(editDistance(a, b)).toBe(edits));

  it("of one means that two words share a deletion variant", () => {
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom("x", ""), (text, at, put) => {
        const cut = at % text.length;
        const slipped = text.slice(0, cut) + put + text.slice(cut + 1);
        fc.pre(slipped.length >= 4);
        const deletions = deletionsOf(text);
        expect(deletionsOf(slipped).some((left) => deletions.includes(left))).toBe(true);
      }),
    );
  });
});

it("strips prepositions with an article, and guesses others", () => {
  expect(withoutPreposition("بالجبن")).toBe("جبن");
  expect(withoutPreposition("والدجاج")).toBe("دجاج");
  expect(withoutPreposition("بالاك")).toBe("بالاك");
  expect(withoutPreposition("بالاك", 2)).toBe("اك");
  expect(guessedWithoutPreposition("ونعناع")).toBe("نعناع");
  expect(guessedWithoutPreposition("ورد")).toBeNull();
  expect(phrasesOf(["ليمون", "بالنعناع"])).toEqual(["ليمون بالنعناع", "نعناع"]);
});

it("computes the first text after all with a prefix", () => {
  expect(afterPrefix("kar")).toBe("kas");
  expect(afterPrefix("\ud7ff")).toBe("\ue000");
  fc.assert(
    fc.property(word, word, (prefix, rest) => {
      const bytes = (text: string) => Buffer.from(text);
      expect(Buffer.compare(bytes(prefix + rest), bytes(afterPrefix(prefix)))).toBe(-1);
      expect(Buffer.compare(bytes(prefix), bytes(afterPrefix(prefix)))).toBe(-1);
    }),
  );
});

describe("highlights", () => {
  const mark = (text: string, ...typed: string[]) =>
    highlight(text, typed)
      .toReversed()
      .reduce(
        (shown, { start, length }) =>
          `${shown.slice(0, start)}[${shown.slice(start, start + length)}]${shown.slice(start + length)}`,
        text,
      );
  it.each([
    ["Double smash burger", ["smash", "bu"], "Double [smash] [bu]rger"],
    ["شاورما الدجاج", ["دج"], "شاورما ال[دج]اج"],
    ["حمّص بالطحينة", ["حمص", "طحي"], "[حمّص] بال[طحي]نة"],
    ["Za'atar & labneh", ["zaat"], "[Za'at]ar & labneh"],
    ["Künefe", ["kunefe"], "[Künefe]"],
    ["ألبان", ["بان"], "أل[بان]"],
    ["7 Up", ["7"], "[7] Up"],
    ["Karak", ["tea"], "Karak"],
  ])("of %s for %j are %s", (text, typed, expected) => expect(mark(text, ...typed)).toBe(expected));

  it("are within the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), word, (text, typed) => {
        for (const { start, length } of highlight(`${text} ${typed}`, [typed])) {
          expect(start >= 0 && length > 0 && start + length <= text.length + 1 + typed.length).toBe(true);
        }
      }),
    );
  });
});
