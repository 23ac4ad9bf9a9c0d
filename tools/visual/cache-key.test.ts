import { expect, it } from "vitest";
import { cacheKey } from "./cache-key.mjs";

const parts = { tree: "4b825dc6", lock: "{}", browser: "156.0", captureCode: ["take", "watch"] };

it("stays the same for the same parts", () => {
  expect(cacheKey(structuredClone(parts))).toBe(cacheKey(parts));
});

it.each([
  { ...parts, tree: "9bdb3f4c" },
  { ...parts, lock: "{ }" },
  { ...parts, browser: "157.0" },
  { ...parts, captureCode: ["take", "watch!"] },
  { ...parts, captureCode: ["takewatch"] },
  { ...parts, captureCode: ["watch", "take"] },
])("is another when any part is another (%#)", (other) => {
  expect(cacheKey(other)).not.toBe(cacheKey(parts));
});
