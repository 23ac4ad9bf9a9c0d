import path from "node:path";
import { parseSync } from "vite";

/** `packages/ui/src/a.tsx`, `./a.js` from beside it: both are `packages/ui/src/a`. */
const withoutExtension = (file) => file.replace(/\.[cm]?[jt]sx?$/, "");

/** Parsed modules: a file is looked up once for every module that it imports. */
const parsed = new Map();

function parse(file, source) {
  const known = parsed.get(file);
  if (known?.source === source) return known.module;
  const { module } = parseSync(file, source);
  parsed.set(file, { source, module });
  return module;
}

/**
 * Which exports of an importer depend on these exports of a module. A module that only re-exports affects the names it
 * re-exports; a module that imports one of them is affected as a whole. So a changed message of the cart does not affect
 * a component that imports another message from the same index.
 *
 * @param {string} importer path from the root of the repo
 * @param {string | undefined} source of the importer; undefined when it is no file
 * @param {string} module path from the root of the repo
 * @param {Set<string> | "all"} names exports of the module
 * @returns {Set<string> | "all"} exports of the importer; "all" where it cannot be determined
 */
export function affectedExports(importer, source, module, names) {
  if (source === undefined || !/\.[cm]?[jt]sx?$/.test(importer)) return "all";
  const isModule = (request) =>
    request.startsWith(".") &&
    withoutExtension(path.posix.join(path.posix.dirname(importer), request.replace(/\?.*$/, ""))) ===
      withoutExtension(module);
  const has = (name) => names === "all" || names.has(name);
  const nameOf = ({ kind, name }) => (kind === "Default" ? "default" : name);

  const { staticImports, staticExports, dynamicImports } = parse(importer, source);
  let isFound = false;
  const passed = new Set();
  for (const { moduleRequest, entries } of staticImports) {
    if (!isModule(moduleRequest.value)) continue;
    isFound = true;
    if (entries.length === 0) return "all";
    for (const { importName, isType } of entries) {
      if (!isType && (importName.kind === "NamespaceObject" || has(nameOf(importName)))) return "all";
    }
  }
  for (const { moduleRequest, importName, exportName, isType } of staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (!moduleRequest || !isModule(moduleRequest.value)) continue;
    isFound = true;
    if (isType) continue;
    if (importName.kind === "AllButDefault") {
      if (names === "all") return "all";
      for (const name of names) if (name !== "default") passed.add(name);
    } else if (importName.kind === "All" || has(nameOf(importName))) passed.add(nameOf(exportName));
  }
  for (const { moduleRequest } of dynamicImports) {
    if (isModule(source.slice(moduleRequest.start + 1, moduleRequest.end - 1))) return "all";
  }
  return isFound ? passed : "all";
}
