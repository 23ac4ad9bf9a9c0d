import { expect, it } from "vitest";
import { parseMoney } from "./parse-money.js";

it.each([
  ["100", 10_000],
  ["12.5", 1250],
  ["0.07", 7],
  ["1,234.50", 123_450],
  ["٥٠", 5000],
  ["۱۲٫۲۵", 1225],
  [" 8 ", 800],
])("reads %s as %d dirhams", (text, dirhams) => expect(parseMoney(text)).toBe(dirhams));

it.each(["", "-5", "1.234", "12a", "1.2.3", "123456789"])("rejects %j as an amount", (text) =>
  expect(parseMoney(text)).toBeNull(),
);
