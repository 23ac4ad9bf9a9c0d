import { expect, it, vi } from "vitest";
import { favouriteProps } from "./card-favourites.js";

it("returns the same props for the same state, so that a memoized card is not rendered again", () => {
  const onToggle = vi.fn();
  const before = favouriteProps({ ids: new Set(["a"]), onToggle }, "a");
  expect(before?.saved).toBe(true);
  expect(favouriteProps({ ids: new Set(["a", "b"]), onToggle }, "a")).toBe(before);

  const after = favouriteProps({ ids: new Set(["b"]), onToggle }, "a");
  expect(after?.saved).toBe(false);
  after?.onToggle(true);
  expect(onToggle).toHaveBeenCalledWith("a", true);
  expect(favouriteProps({ ids: new Set(), onToggle: vi.fn() }, "a")).not.toBe(after);
});

it("returns nothing for a list without favourites", () => {
  expect(favouriteProps(undefined, "a")).toBeUndefined();
});
