import { expect, it } from "vitest";
import { latinKey } from "./latin-key.js";

it.each([
  ["j", "KeyJ", "j"],
  ["ت", "KeyJ", "j"],
  ["ن", "KeyK", "k"],
  // AZERTY and Dvorak have their letters elsewhere.
  ["a", "KeyQ", "a"],
  ["ArrowDown", "ArrowDown", "ArrowDown"],
  ["١", "Digit1", "١"],
])("reads %s of %s as %s", (key, code, latin) => {
  expect(latinKey({ key, code })).toBe(latin);
});
