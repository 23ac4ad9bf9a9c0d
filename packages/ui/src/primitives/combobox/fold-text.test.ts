import fc from "fast-check";
import { expect, it } from "vitest";
import { foldText } from "./fold-text.js";

it.each([
  ["أرز", "ارز"],
  ["إبراهيم", "ابراهيم"],
  ["مُحَمَّد", "محمد"],
  ["مكتبة", "مكتبه"],
  ["مستشفى", "مستشفي"],
  ["مـطـعـم", "مطعم"],
  ["فؤاد", "فواد"],
  ["Café", "cafe"],
  ["ＴＢ－١٢٣", "tb-123"],
  ["  Umm   Khalid ", "umm khalid"],
  ["\u200fكرك\u200e", "كرك"],
])("folds %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it("folds what is folded to itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});
