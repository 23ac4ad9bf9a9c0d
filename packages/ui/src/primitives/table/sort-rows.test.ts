import fc from "fast-check";
import { expect, it } from "vitest";
import { sortRows, type SortValue } from "./sort-rows.js";

const sorted = (values: SortValue[], direction: "ascending" | "descending", language = "en") =>
  sortRows(values, (value) => value, direction, language);

it("sorts numbers by size, and codes by the numbers in them", () => {
  expect(sorted([10, 9, -1], "ascending")).toEqual([-1, 9, 10]);
  expect(sorted(["TB-100", "TB-9", "TB-20"], "descending")).toEqual(["TB-100", "TB-20", "TB-9"]);
});

it("sorts Arabic names as their readers do, with the forms of alif together", () => {
  expect(sorted(["باب", "أرز", "ارز", "إبل"], "ascending", "ar").at(-1)).toBe("باب");
});

it("puts rows without a value last in both directions, and keeps the order of equal rows", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          id: fc.nat(),
          value: fc.option(fc.constantFrom(0, 1, 2, 3, 4, 5, NaN), { nil: undefined }),
        }),
      ),
      fc.constantFrom("ascending" as const, "descending" as const),
      (rows, direction) => {
        const result = sortRows(rows, ({ value }) => value, direction, "en");
        expect(result).toHaveLength(rows.length);
        const isEmpty = ({ value }: { value: number | undefined }) => !Number.isFinite(value);
        const firstEmpty = result.findIndex(isEmpty);
        if (firstEmpty >= 0) expect(result.slice(firstEmpty).every(isEmpty)).toBe(true);
        const sign = direction === "ascending" ? 1 : -1;
        const filled = result.filter((row) => !isEmpty(row));
        filled.forEach(({ value }, at) => {
          if (at > 0) expect(sign * (value! - filled[at - 1]!.value!)).toBeGreaterThanOrEqual(0);
        });
        for (const value of [0, 1, 2, 3, 4, 5])
          expect(result.filter((row) => row.value === value)).toEqual(
            rows.filter((row) => row.value === value),
          );
        expect(result.filter(isEmpty)).toEqual(rows.filter(isEmpty));
      },
    ),
  );
});
