import { expect, it } from "vitest";
import { openSavedState } from "./saved-state.js";
import { openStorage } from "./shop-storage.js";
import { full } from "./testing/browser.js";

it("does not write the keys of other slices", async () => {
  const storage = openStorage(() => null);
  for (const [key, value] of Object.entries(full)) storage.set(key, value);
  const contents = () => Object.fromEntries(storage.keys().map((key) => [key, storage.get(key)]));
  await openSavedState(storage).engine.setItem("persist:shop", { cart: { count: 5, ids: [] } });
  expect(contents()).toEqual({ ...full, cartState: '{"count":5}' });
});
