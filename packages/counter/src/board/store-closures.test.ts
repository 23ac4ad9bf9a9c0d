import { expect, it } from "vitest";
import { closureNow, pauseNow } from "./store-closures.js";

const at = (time: string) => Date.parse(`2026-11-29T${time}Z`);
const closure = (from: string, to: string, is_pause: boolean) => ({
  id: from,
  starts_at: `2026-11-29T${from}Z`,
  ends_at: `2026-11-29T${to}Z`,
  reason: null,
  is_pause,
  is_unheard: false,
});

it("knows a pause from the minute in which it begins to its end", () => {
  const store = { closures: [closure("16:24:20", "17:00:00", true)] };
  expect(pauseNow(store, at("16:23:00"))).toBeUndefined();
  // Clocks on screen show whole minutes.
  expect(pauseNow(store, at("16:24:00"))).toBeDefined();
  expect(pauseNow(store, at("16:59:59"))).toBeDefined();
  expect(pauseNow(store, at("17:00:00"))).toBeUndefined();
});

it("takes a holiday for no pause", () => {
  const store = { closures: [closure("16:00:00", "18:00:00", false)] };
  expect(closureNow(store, at("16:24:00"))).toBeDefined();
  expect(pauseNow(store, at("16:24:00"))).toBeUndefined();
});
