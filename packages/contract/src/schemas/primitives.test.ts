import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { CardRequest } from "./payments.js";
import { Timestamp } from "./primitives.js";

const accepts = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

describe("Timestamp", () => {
  it.each(["2025-06-01T12:30:00+03:00", "2024-02-29T23:59:59.123Z"])("is %s", (text) => {
    expect(accepts(Timestamp, text)).toBe(true);
  });

  it.each([
    "2025-13-45T99:99:99+99:99",
    "2025-02-29T12:00:00Z",
    "2025-06-01T24:00:01Z",
    "2025-06-01T12:30:00",
    `2025-06-01T12:30:00.${"1".repeat(10)}Z`,
  ])("is not %s", (text) => {
    expect(accepts(Timestamp, text)).toBe(false);
  });
});

describe("CardRequest", () => {
  it.each(["tok_4242abcd", "pm-1Nx7a"])("accepts the token %s", (token) => {
    expect(accepts(CardRequest, { token })).toBe(true);
  });

  it.each(["4111111111111111", "4111-1111-1111-1111", "4111_1111_1111_1111"])(
    "rejects a card number: %s",
    (token) => {
      expect(accepts(CardRequest, { token })).toBe(false);
    },
  );
});
