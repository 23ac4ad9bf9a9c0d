import { describe, expect, it } from "vitest";
import { withoutRequirementIds } from "./published-comments.mjs";

describe("published comments", () => {
  it.each([
    ["/** A coupon (REQ-MONEY-04, REQ-MONEY-16). */", "/** A coupon. */"],
    ["/** A coupon (REQ-MONEY-04 to REQ-MONEY-16): code. */", "/** A coupon: code. */"],
    [
      "/**\n * Whether it pays (REQ-A-01,\n * REQ-A-02). Or not.\n */",
      "/**\n * Whether it pays. Or not.\n */",
    ],
    ["/**\n * Whether it pays\n * (REQ-A-01). Or not.\n */", "/**\n * Whether it pays. Or not.\n */"],
    ["/** Room for one more (`slot_full`, REQ-A-01). */", "/** Room for one more (`slot_full`). */"],
    ["/** Reviews (REQ-A-01: 'No reviews'). */", "/** Reviews ('No reviews'). */"],
  ])("%s", (text, stripped) => expect(withoutRequirementIds(text)).toBe(stripped));

  it("refuses an id that cannot be left out", () => {
    expect(() => withoutRequirementIds("/** As REQ-A-01 says. */")).toThrow("parentheses");
  });
});
