import { expect, it } from "vitest";
import { splitAtHighlights } from "./highlighted.js";

const typed = (text: string, ...highlight: [number, number][]) =>
  splitAtHighlights(
    text,
    highlight.map(([start, length]) => ({ start, length })),
  )
    .map((part) => (part.typed ? `[${part.text}]` : part.text))
    .join("");

it("splits a text at the highlights", () => {
  expect(typed("saffron karak", [8, 4])).toBe("saffron [kara]k");
  expect(typed("karak", [0, 5])).toBe("[karak]");
  expect(typed("كرك بالزعفران", [0, 3])).toBe("[كرك] بالزعفران");
  expect(typed("karak karak", [6, 4], [0, 4])).toBe("[kara]k [kara]k");
  expect(typed("karak")).toBe("karak");
});
it("ignores invalid ranges only", () => {
  expect(typed("karak", [0, 4], [2, 9])).toBe("[kara]k");
  expect(typed("karak", [0, 4], [2, 2])).toBe("[kara]k");
  expect(typed("karak", [3, 0], [9, 1])).toBe("karak");
});
