import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { normalize, reportOf } from "./api-report.mjs";

let folder: string;
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "api-report-"));
  put(
    "package.json",
    JSON.stringify({
      name: "one",
      exports: { ".": { types: "./dist/index.d.ts" }, "./parts/*": { types: "./dist/parts/*/index.d.ts" } },
    }),
  );
  put("dist/index.d.ts", 'export * from "./price.js";');
  put("dist/price.d.ts", "/** Says why. */\nexport declare const price: (amount: number) => string;");
  put("dist/parts/card/index.d.ts", "export interface CardProps { title: string }");
  put("dist/parts/card/index.js", 'jsx("div", { "data-slot": "card" })');
  put("dist/hidden.d.ts", "export declare const hidden: 1;");
  put("src/theme/generated/variables.css", ":root {\n  --ui-bg: #fff;\n}\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("reports every entry with the declarations it is made of, slots and tokens", () => {
  const report = reportOf(folder);
  for (const part of [
    "./parts/*",
    "(amount: number) => string",
    "CardProps { title: string }",
    "\ncard\n",
    "--ui-bg",
  ])
    expect(report).toContain(part);
  expect(report).not.toMatch(/Says why|hidden/);
});

it.each([
  ["a type", "dist/price.d.ts", "export declare const price: (amount: number, free: boolean) => string;"],
  ["a slot", "dist/parts/card/index.js", 'jsx("div", { "data-slot": "store-card" })'],
  ["a token", "src/theme/generated/variables.css", ":root {\n  --ui-ground: #fff;\n}\n"],
])("changes with %s", (_, file, text) => {
  const before = reportOf(folder);
  put(file, text);
  expect(reportOf(folder)).not.toBe(before);
});

it("does not change with comments and line breaks", () => {
  expect(normalize("/** One. */\nexport type A =\n  // two\n  string;")).toBe("export type A = string;");
});
