import { expect, it } from "vitest";
import { fingerprintOf } from "./idempotency.js";

const photo = (bytes: string) => new Blob([bytes], { type: "image/jpeg" });
const NAMES = ["a file", "a file in a list", "the order of files"] as const;
const FORMS: Readonly<Record<(typeof NAMES)[number], (one: Blob, other: Blob) => object>> = {
  "a file": (one) => ({ rating: 5, photo: one }),
  "a file in a list": (one, other) => ({ rating: 5, photos: [other, one] }),
  "the order of files": (one, other) => ({ photos: [one, other] }),
};

it.each(NAMES)("of a form tells %s by its bytes, not by size and type alone", async (name) => {
  const form = FORMS[name];
  const first = await fingerprintOf(form(photo("food"), photo("desk")));
  expect(await fingerprintOf(form(photo("food"), photo("desk")))).toBe(first);
  expect(await fingerprintOf(form(photo("door"), photo("desk")))).not.toBe(first);
  expect(await fingerprintOf(form(photo("desk"), photo("food")))).not.toBe(first);
});

it("of a form does not depend on the order of its fields", async () => {
  expect(await fingerprintOf({ a: photo("food"), b: 1 })).toBe(
    await fingerprintOf({ b: 1, a: photo("food") }),
  );
});
