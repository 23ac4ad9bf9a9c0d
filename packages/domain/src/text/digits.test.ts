import { expect, it } from "vitest";
import { foldDigits } from "./digits.js";

it("folds the digits of both Arabic scripts and nothing else", () => {
  expect(foldDigits("٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ab أب ½ ²")).toBe("0123456789 0123456789 ab أب ½ ²");
});

it("folds the digits of every script that numbers are formatted in", () => {
  const systems = Intl.supportedValuesOf("numberingSystem");
  const scripts = systems.map((system) =>
    new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1_234_567_890),
  );
  const digits = scripts.filter((script) => /^\p{Nd}+$/u.test(script));
  expect(digits.length).toBeGreaterThan(60);
  expect(new Set(digits.map(foldDigits))).toEqual(new Set(["1234567890"]));
});
