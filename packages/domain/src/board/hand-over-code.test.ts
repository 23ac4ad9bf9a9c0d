import fc from "fast-check";
import { expect, it } from "vitest";
import { handOverCode, MAX_CODE_TRIES } from "./hand-over-code.js";

it("tells missing, right and wrong codes", () => {
  const given = { issued: true, said: true, matches: true, tries: 0 };
  expect(handOverCode(given)).toBe("right");
  expect(handOverCode({ ...given, matches: false })).toBe("wrong");
  expect(handOverCode({ ...given, said: false, matches: false })).toBe("missing");
  expect(handOverCode({ ...given, issued: false, said: false, matches: false })).toBe("none");
});

it("is locked after three wrong codes, whatever is said then", () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 12 }), (guesses) => {
      let tries = 0;
      for (const [at, matches] of guesses.entries()) {
        const state = handOverCode({ issued: true, said: true, matches, tries });
        const wrongBefore = guesses.slice(0, at).filter((right) => !right).length;
        expect(state === "locked").toBe(wrongBefore >= MAX_CODE_TRIES);
        if (state === "wrong") tries++;
      }
      expect(tries).toBeLessThanOrEqual(MAX_CODE_TRIES);
    }),
  );
  expect(handOverCode({ issued: true, said: false, matches: false, tries: 3 })).toBe("locked");
  expect(handOverCode({ issued: false, said: true, matches: true, tries: 3 })).toBe("none");
});
