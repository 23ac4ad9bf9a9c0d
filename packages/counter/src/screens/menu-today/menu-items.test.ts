import { expect, it } from "vitest";
import { storyGroups, storyProducts } from "../../story-data/menu.js";
import { itemsOf, menuItems } from "./menu-items.js";

const items = menuItems(storyProducts, storyGroups);
const names = (found: ReturnType<typeof itemsOf>) => found.map(({ name }) => name.en);

it("has what is sold, and the options of a dish that is sold", () => {
  expect(names(itemsOf(items, "all", ""))).toEqual([
    "Chicken machboos",
    "Meat saloona",
    "Hummus",
    "Extra daqoos",
    "Yoghurt",
  ]);
  expect(names(itemsOf(items, "options", ""))).toEqual(["Extra daqoos", "Yoghurt"]);
  expect(names(itemsOf(items, { sectionId: "starters" }, ""))).toEqual(["Hummus"]);
});

it("knows what is out, and when it is back", () => {
  expect(itemsOf(items, "out", "").map(({ name, backAt }) => [name.en, backAt])).toEqual([
    ["Meat saloona", "2026-11-29T22:00:00.000Z"],
    ["Yoghurt", null],
  ]);
});

it("finds by either name, whatever the marks", () => {
  expect(names(itemsOf(items, "all", "MACH"))).toEqual(["Chicken machboos"]);
  expect(names(itemsOf(items, "all", "حمص"))).toEqual(["Hummus"]);
  expect(names(itemsOf(items, { sectionId: "starters" }, "machboos"))).toEqual([]);
});
