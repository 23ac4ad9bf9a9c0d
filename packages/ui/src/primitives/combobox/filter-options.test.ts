import { expect, it } from "vitest";
import { filterOptions } from "./filter-options.js";

const options = [
  { label: "Bayt Al Machboos", keywords: ["بيت المجبوس"] },
  { label: "أم خالد للأرز" },
  { label: "المجبوس الشعبي" },
  { label: "Forno Nove" },
  { label: "مُحمّد" },
];
const found = (search: string) => filterOptions(options, search).map(({ label }) => label);

it("keeps all options for an empty search", () => {
  expect(found("  ")).toHaveLength(options.length);
});

it.each([
  ["مجبوس", ["المجبوس الشعبي", "Bayt Al Machboos"]],
  ["ارز", ["أم خالد للأرز"]],
  ["محمد", ["مُحمّد"]],
  ["NOVE forno", ["Forno Nove"]],
  ["mach", ["Bayt Al Machboos"]],
  ["nothing", []],
])("finds %s", (search, labels) => {
  expect(found(search)).toEqual(labels);
});
