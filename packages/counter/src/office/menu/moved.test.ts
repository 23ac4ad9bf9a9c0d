import fc from "fast-check";
import { expect, it } from "vitest";
import { moved } from "./moved.js";

it("changes the places of two neighbours and of nothing else", () => {
  expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 2 }), fc.nat(), (list, seed) => {
      const at = seed % (list.length - 1);
      expect(moved(moved(list, at, 1), at + 1, -1)).toEqual(list);
      expect(moved(list, at, 1).toSorted()).toEqual(list.toSorted());
    }),
  );
});
