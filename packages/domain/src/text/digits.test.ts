import { expect, it } from "vitest";
import { foldDigits, stripInvisible } from "./digits.js";

it("folds every digit of both scripts and nothing else", () => {
  expect(foldDigits("٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ab أب")).toBe("0123456789 0123456789 ab أب");
});

it("removes invisible characters", () => {
  expect(stripInvisible("\u200f12\u202c\u200b34\ufeff")).toBe("1234");
});
