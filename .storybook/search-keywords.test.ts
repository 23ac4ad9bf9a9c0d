import { expect, test } from "vitest";
import { inSentenceCase } from "./search-keywords.js";

test.each([
  ["Closed Until Tomorrow", "Closed until tomorrow"],
  ["In Arabic", "In Arabic"],
  ["Closes on Back", "Closes on Back"],
  ["Scanned QR Code", "Scanned QR code"],
  ["Default", "Default"],
])("names the story %s in sentence case", (name, expected) => {
  expect(inSentenceCase(name)).toBe(expected);
});
