import { expect, it } from "vitest";
import { initialOf } from "./tint.js";

it.each([
  ["Noor", "N"],
  ["élan", "É"],
  ["«بيت المجبوس»", "ب"],
  ["المزرعة الطازجة", "م"],
  ["«الكواري»", "ك"],
  ["آل ثاني", "آ"],
  ["ألماس", "أ"],
  ["الخ", "ا"],
  ["7 Days", "7"],
  ["🍕", ""],
])("the initial of %s is %s", (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
