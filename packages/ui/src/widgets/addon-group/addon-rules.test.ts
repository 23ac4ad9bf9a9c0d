import { describe, expect, test } from "vitest";
import { addonsPrice, choose, chosenCount, isMissing, type AddonGroupData } from "./addon-rules.js";

const option = (id: string, price = 0, max = 1, in_stock = true) => ({ id, name: id, price, max, in_stock });
const spice: AddonGroupData = {
  id: "spice",
  name: "How spicy?",
  min: 1,
  max: 1,
  required: true,
  options: [option("mild"), option("hot", 100), option("gone", 0, 1, false)],
};
const extras: AddonGroupData = {
  id: "extras",
  name: "Something extra",
  min: 0,
  max: 3,
  required: false,
  options: [option("daqoos", 400), option("yoghurt", 600, 2), option("hummus", 1000)],
};

describe("choose in a single-choice group", () => {
  test("the new option replaces the old one and keeps other groups", () => {
    const chosen = choose(spice, { mild: 1, daqoos: 1 }, "hot", 1);
    expect(chosen).toEqual({ hot: 1, daqoos: 1 });
    expect(isMissing(spice, chosen)).toBe(false);
  });
  test("a sold-out option cannot be selected", () => {
    expect(choose(spice, {}, "gone", 1)).toEqual({});
    expect(isMissing(spice, {})).toBe(true);
  });
});

describe("choose in a multiple-choice group", () => {
  test("quantities count towards the group's maximum", () => {
    const two = choose(extras, { daqoos: 1 }, "yoghurt", 2);
    expect(chosenCount(extras, two)).toBe(3);
    expect(choose(extras, two, "hummus", 1)).toBe(two);
  });
  test("an option is limited by its own maximum", () => {
    expect(choose(extras, {}, "yoghurt", 5)).toEqual({ yoghurt: 2 });
  });
  test("quantity 0 removes the option", () => {
    expect(choose(extras, { daqoos: 1 }, "daqoos", 0)).toEqual({});
  });
});

test("the price includes quantities", () => {
  expect(addonsPrice([spice, extras], { hot: 1, yoghurt: 2 })).toBe(1300);
});
