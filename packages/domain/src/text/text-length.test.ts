import fc from "fast-check";
import { expect, it } from "vitest";
import { firstCharacters, textLength } from "./text-length.js";

it("counts characters, however many units they have", () => {
  expect(["", "ab", "كرك", "🍔", "👨‍👩‍👧", "e\u0301", "𠮷野家"].map(textLength)).toEqual([0, 2, 3, 1, 5, 2, 3]);
});

it("cuts between characters", () => {
  expect(firstCharacters("🍔🍟", 1)).toBe("🍔");
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.nat(20), (text, count) => {
      const cut = firstCharacters(text, count);
      expect(text.startsWith(cut)).toBe(true);
      expect(textLength(cut)).toBe(Math.min(count, textLength(text)));
    }),
  );
});
