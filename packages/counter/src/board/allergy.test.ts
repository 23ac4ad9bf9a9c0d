import { expect, it } from "vitest";
import { mentionsAllergy } from "./allergy.js";

it.each([
  "No nuts please, my son is ALLERGIC",
  "severe allergy to sesame",
  "gluten free if possible",
  "ولدي عنده حساسية من المكسرات",
  "عندي حَسّاسِيّة",
  "بنتي تتحسس من الحليب",
  "बेटे को मूंगफली से एलर्जी है",
])("points to an allergy: %s", (note) => {
  expect(mentionsAllergy(note)).toBe(true);
});

it.each(["No onions", "دقوا الباب الجانبي", "extra daqoos, call me"])(
  "does not where there is none: %s",
  (note) => {
    expect(mentionsAllergy(note)).toBe(false);
  },
);
