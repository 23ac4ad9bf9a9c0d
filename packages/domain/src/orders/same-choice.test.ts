import { expect, it } from "vitest";
import { isSameChoice } from "./same-choice.js";

const choice = {
  addons: [
    { id: "a1", quantity: 1 },
    { id: "a2", quantity: 2 },
  ],
  note: null,
};

it.each([
  [true, "other order", { ...choice, addons: choice.addons.toReversed() }],
  [true, "a blank note", { ...choice, note: " " }],
  [false, "a note", { ...choice, note: "No onions" }],
  [
    false,
    "another quantity of an option",
    { ...choice, addons: [{ id: "a1", quantity: 2 }, choice.addons[1]!] },
  ],
  [false, "fewer options", { ...choice, addons: [choice.addons[0]!] }],
])("is %s for a choice with %s", (isSame, _name, other) => {
  expect(isSameChoice(choice, other)).toBe(isSame);
});
