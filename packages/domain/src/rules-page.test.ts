import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const page = readFileSync(new URL("../../../docs/rules.md", import.meta.url), "utf8");
const rules = Array.from(page.matchAll(/^\| (?!Rule|-)(.+?) +\| `([^`]+)` (.+?) +\|$/gm), (row) =>
  row.slice(1, 4),
);

it.each(rules)("%s", (_rule, file, name) => {
  expect(readFileSync(new URL(file!, import.meta.url), "utf8")).toContain(`"${name}"`);
});

it("finds the rules on the page", () => expect(rules.length).toBeGreaterThan(30));
