import { expect, it } from "vitest";
import { hoistedImports } from "./vite-flat-imports.ts";

const chunk = (fileName: string, imports: string[], kind?: "entry" | "dynamic") => ({
  fileName,
  imports,
  isEntry: kind === "entry",
  isDynamicEntry: kind === "dynamic",
});
const chunks = Object.fromEntries(
  [
    chunk("entry.js", ["base.js"], "entry"),
    chunk("base.js", []),
    chunk("home.js", ["entry.js", "cards.js"], "dynamic"),
    chunk("cards.js", ["rail.js", "base.js"]),
    chunk("rail.js", ["cards.js", "picture.js"]),
    chunk("picture.js", []),
  ].map((one) => [one.fileName, one]),
);

it("adds what the imports of a chunk on demand import, without what the entry has loaded", () => {
  expect(hoistedImports(chunks["home.js"]!, chunks)).toEqual(["rail.js", "picture.js"]);
});

it("leaves other chunks as they are", () => {
  expect(hoistedImports(chunks["cards.js"]!, chunks)).toEqual([]);
  expect(hoistedImports(chunks["entry.js"]!, chunks)).toEqual([]);
});
