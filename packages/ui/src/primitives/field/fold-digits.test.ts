import { expect, it } from "vitest";
import { foldDigits, numberText } from "./fold-digits.js";

it("converts the digits of every script", () => {
  expect(foldDigits("٦١ ۶۱ ६१ ６１ 𞥖𞥑 𝟼𝟷 ½")).toBe("61 61 61 61 61 61 ½");
});

it.each([
  ["\u202a61\u202c", "61"],
  ["\u2067٦١\u2069", "61"],
  ["\u200f 6 1 \u200e", "61"],
  ["12345", "123"],
  ["6a", "6a"],
])("keeps the number of %j", (pasted, number) => {
  expect(numberText(pasted, 3)).toBe(number);
});
