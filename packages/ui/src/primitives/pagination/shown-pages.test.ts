import fc from "fast-check";
import { expect, it } from "vitest";
import { shownPages } from "./shown-pages.js";

it("names the ends, the current page and its neighbours", () => {
  expect(shownPages(1, 1)).toEqual([1]);
  expect(shownPages(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(shownPages(1, 20)).toEqual([1, 2, 3, 4, 5, "gap", 20]);
  expect(shownPages(4, 20)).toEqual([1, 2, 3, 4, 5, "gap", 20]);
  expect(shownPages(5, 20)).toEqual([1, "gap", 4, 5, 6, "gap", 20]);
  expect(shownPages(17, 20)).toEqual([1, "gap", 16, 17, 18, 19, 20]);
  expect(shownPages(20, 20)).toEqual([1, "gap", 16, 17, 18, 19, 20]);
  expect(shownPages(99, 20)).toEqual(shownPages(20, 20));
});

it("keeps the number of buttons, and hides two pages behind a gap at least", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (count, at) => {
      const page = Math.min(at, count);
      const shown = shownPages(page, count);
      expect(shown).toHaveLength(Math.min(count, 7));
      expect(shown).toContain(page);
      for (const near of [page - 1, page + 1]) if (near >= 1 && near <= count) expect(shown).toContain(near);
      shown.forEach((entry, index) => {
        if (entry === "gap")
          expect((shown[index + 1] as number) - (shown[index - 1] as number)).toBeGreaterThan(2);
      });
    }),
  );
});
