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
  put(
    "dist/parts/card/index.d.ts",
    'import type { m } from "./messages.js";\nexport interface CardProps { title: string }',
  );
  put("dist/parts/card/index.js", 'jsx("div", { "data-slot": "card" })');
  put("dist/parts/card/messages.d.ts", 'export declare const m: MessageDescriptor<"card.open", "Open">;');
  put("dist/parts/card/frame.js", 'jsx("div", { "data-slot": `${name}-title`, className })');
  put("dist/theme/tailwind.css", "@theme inline {\n  --color-ui-bg: var(--ui-bg);\n}\n");
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
    "\n*-title\n",
    "\ncard.open\n",
    "\n--color-ui-bg\n",
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

it("shortens a long declaration to its name and a digest", () => {
  const long = (last: string) => `export declare const price: [${"number, ".repeat(100)}${last}];`;
  put("dist/price.d.ts", long("string"));
  const before = reportOf(folder);
  expect(Math.max(...before.split("\n").map(({ length }) => length))).toBeLessThan(300);
  put("dist/price.d.ts", long("boolean"));
  expect(reportOf(folder)).not.toBe(before);
});

it("does not change with comments and line breaks", () => {
  expect(normalize("/** One. */\nexport type A =\n  // two\n  string;")).toBe("export type A = string;");
});
