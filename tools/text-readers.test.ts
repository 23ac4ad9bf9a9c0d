import { expect, it } from "vitest";
import { foldDigits, readCode, readOtp, textLength } from "../packages/domain/src/index.js";
import { textLength as typedLength } from "../packages/ui/src/lib/limit-text.js";
import { foldDigits as foldTyped } from "../packages/ui/src/primitives/field/fold-digits.js";
import { extractCode } from "../packages/ui/src/primitives/otp-input/code-text.js";

const every = (pattern: RegExp) =>
  Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((one) => pattern.test(one));

// The design system imports nothing of ours: its fields read codes and digits by a copy of these rules.

it("fields and server read the digits of every script alike", () => {
  const digits = every(/\p{Nd}/u);
  expect(digits.length).toBeGreaterThan(700);
  expect(digits.filter((one) => foldTyped(one) !== foldDigits(one))).toEqual([]);
});

it("code boxes, sign-in and server take the same code out of a copy of it", () => {
  const between = every(/[\p{Cf}\p{Zs}\p{Pd}\p{Variation_Selector}]/u);
  const copies = between.map((one) => `${one}123${one}456${one}`);
  expect(copies.filter((copy) => readCode(copy) !== "123456")).toEqual([]);
  expect(copies.filter((copy) => readOtp(copy) !== "123456")).toEqual([]);
  expect(copies.filter((copy) => extractCode(copy, 6) !== "123456")).toEqual([]);
});

it("fields and server count the same characters", () => {
  const texts = ["", "karak", "كرك", "🍔🍟", "👨‍👩‍👧", "e\u0301", "\ud800", "𠮷野家"];
  expect(texts.map(typedLength)).toEqual(texts.map(textLength));
});
