import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { componentLayers } from "./parts-source.mjs";
import { root } from "./run-step.mjs";
import { readSourceGraph, sourceFiles } from "./source-graph.mjs";

const ui = "packages/ui/src";

const isProduct = (file: string) =>
  !/\.(stories|test|test-d)\.tsx?$|\/(story-data|docs|flows|conformance)\//.test(file);

/** Files of packages/ui that the storefront imports by the package's name. */
function importedByStorefront(files: readonly string[]): string[] {
  const known = new Set(files);
  return files
    .filter((file) => file.startsWith("apps/storefront/src/") && isProduct(file))
    .flatMap((file) => [
      ...readFileSync(path.join(root, file), "utf8").matchAll(/["']@talabee\/ui\/([\w/-]+)["']/g),
    ])
    .map(([, entry]) => `${ui}/${entry}/index.ts`)
    .filter((file) => known.has(file));
}

it("mounts every component of packages/ui in the storefront, not only in stories", () => {
  const files = sourceFiles();
  const graph = readSourceGraph(files.filter((file) => file.startsWith(`${ui}/`) && isProduct(file)));
  const reached = new Set(importedByStorefront(files));
  for (const file of reached) for (const target of graph.get(file) ?? []) reached.add(target);

  const folderOf = (file: string) => file.slice(`${ui}/`.length).split("/").slice(0, 2).join("/");
  const mounted = new Set([...reached].map(folderOf));
  const components = [...graph.keys()].map(folderOf).filter((folder) => {
    const [layer = ""] = folder.split("/");
    return componentLayers.includes(layer);
  });
  expect([...new Set(components)].filter((folder) => !mounted.has(folder)).sort()).toEqual([]);
});
