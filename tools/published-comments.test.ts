import { describe, expect, it } from "vitest";
import { withoutRequirementIds } from "./published-comments.mjs";

describe("published comments", () => {
  it.each([
    ["/** A coupon (REQ-MONEY-04, REQ-MONEY-16). */", "/** A coupon. */"],
    ["/** A coupon (REQ-MONEY-04 to REQ-MONEY-16): code. */", "/** A coupon: code. */"],
    [
      "/**\n * Whether it pays (REQ-MONEY-13,\n * REQ-MONEY-14). Or not.\n */",
      "/**\n * Whether it pays. Or not.\n */",
    ],
    ["/**\n * Whether it pays\n * (REQ-MONEY-13). Or not.\n */", "/**\n * Whether it pays. Or not.\n */"],
    ["/** Room for one more (`slot_full`, REQ-MONEY-13). */", "/** Room for one more (`slot_full`). */"],
    ["/** Reviews (REQ-MONEY-13: 'No reviews'). */", "/** Reviews ('No reviews'). */"],
  ])("%s", (text, stripped) => expect(withoutRequirementIds(text)).toBe(stripped));

  it("refuses an id that cannot be left out", () => {
    expect(() => withoutRequirementIds("/** As REQ-MONEY-13 says. */")).toThrow("parentheses");
  });
});
