import { expect, it } from "vitest";
import { affectedExports } from "./affected-exports.mjs";

const from = (source: string, names: string[] | "all" = "all", importer = "ui/b.tsx") => {
  const passed = affectedExports(importer, source, "ui/a.ts", names === "all" ? names : new Set(names));
  return passed === "all" ? passed : [...passed];
};

it.each([
  ["a used name", `import { x } from "./a.js"; export const b = x;`, ["x"]],
  ["a renamed one", `import { x as y } from "./a.js";`, ["x"]],
  ["the default", `import x from "./a.js";`, ["default"]],
  ["the namespace", `import * as a from "./a.js";`, ["x"]],
  ["the import for its effect", `import "./a.js";`, ["x"]],
  ["an import in time", `const a = await import("./a.js");`, ["x"]],
  ["everything of everything", `export * from "./a.js";`, "all" as const],
  ["what is not found in the text", `import { x } from "@talabee/a";`, ["x"]],
])("stands as a whole on %s", (_, source, names) => {
  expect(from(source, names)).toBe("all");
});

it.each([
  ["other names", `import { y } from "./a.js";`, []],
  [
    "types, which are gone when it runs",
    `import type { x } from "./a.js"; import { type x as z } from "./a.js";`,
    [],
  ],
  ["a re-exported name", `export { x, y } from "./a.js";`, ["x"]],
  ["a renamed re-export", `export { x as z } from "./a.js";`, ["z"]],
  ["a re-exported namespace", `export * as words from "./a.js"; export * as other from "./c.js";`, ["words"]],
  ["all re-exports", `export * from "./a.js";`, ["x"]],
])("passes on of %s just what stands on it", (_, source, passed) => {
  expect(from(source, ["x"])).toEqual(passed);
});

it("knows a module from another folder", () => {
  expect(from(`export { x } from "../a.js";`, ["x"], "ui/deep/index.ts")).toEqual(["x"]);
});

it("takes all where there is no source to read", () => {
  expect(affectedExports("/virtual:/stories.js", undefined, "ui/a.ts", new Set(["x"]))).toBe("all");
  expect(from("@import 'a';", ["x"], "ui/b.css")).toBe("all");
});
