/**
 * What the widgets and screens of packages/ui export, and which of it nobody needs: no component of another folder, no file of
 * the storefront, of the template of create-talabee-app or of an example. Stories and tests import the module itself.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { root } from "./run-step.mjs";
import { sourceFiles } from "./source-graph.mjs";

const ui = "packages/ui/src";

const isProduct = (file) =>
  !/\.(stories|test|test-d)\.tsx?$|\/(story-data|docs|flows|conformance)\//.test(file) &&
  file !== `${ui}/index.ts`;
const isConsumer = (file) =>
  /^(packages\/ui\/src|apps\/storefront\/src|packages\/create-talabee-app\/template|examples)\//.test(file);

const readRepoFile = (file) => readFileSync(path.join(root, file), "utf8");

/** Parsed modules, which are needed several times. */
function createParser(read) {
  const parsed = new Map();
  return (file) => {
    if (!parsed.has(file)) parsed.set(file, parseModule(file, read(file)));
    return parsed.get(file);
  };
}

function parseModule(file, text) {
  const { module, program } = parseSync(file, text);
  return { text, module, declarations: declarationsOf(program) };
}

/** All nodes of a syntax tree. */
function* nodesOf(node) {
  if (typeof node !== "object" || node === null) return;
  if (typeof node.type === "string") yield node;
  for (const child of Object.values(node)) yield* nodesOf(child);
}

/** Top-level declarations of a module by name, and whether they are exported. */
function declarationsOf({ body }) {
  return new Map(
    body.flatMap((statement) => {
      const node = statement.declaration ?? statement;
      const names = [node.id?.name, ...(node.declarations ?? []).map(({ id }) => id.name)];
      return names.filter(Boolean).map((name) => [name, { node, isExported: node !== statement }]);
    }),
  );
}

/** Types that a declaration mentions, itself or by what its module keeps to itself: what a consumer may need to name. */
function typesIn(name, declarations, seen = new Set()) {
  if (seen.has(name) || !declarations.has(name)) return [];
  seen.add(name);
  return [...nodesOf(declarations.get(name).node)].flatMap((node) => {
    if (node.type === "TSTypeReference") return [node.typeName.name];
    if (node.type === "TSInterfaceHeritage") return [node.expression.name];
    const isPrivate = node.type === "Identifier" && declarations.get(node.name)?.isExported === false;
    return isPrivate ? typesIn(node.name, declarations, seen) : [];
  });
}

/**
 * Exports of `widgets/*` and `screens/*` that nothing uses, with their folder and the file that declares them. A type is used
 * where a used declaration mentions it.
 */
export function unusedExports(files = sourceFiles(), read = readRepoFile) {
  const known = new Set(files);
  const parse = createParser(read);
  const resolve = (from, request) => {
    if (request.startsWith("@talabee/ui/")) return `${ui}/${request.slice("@talabee/ui/".length)}/index.ts`;
    if (!request.startsWith(".")) return undefined;
    const target = path.posix.join(path.posix.dirname(from), request).replace(/\.js$/, "");
    return ["", ".ts", ".tsx", "/index.ts"].map((end) => target + end).find((file) => known.has(file));
  };

  /** Exported names of a module with the file that declares them; `export *` is followed. */
  const exportsOf = (file) =>
    parse(file).module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => {
        const target = entry.moduleRequest && resolve(file, entry.moduleRequest.value);
        if (!target) return [{ name: entry.exportName.name, file, isType: entry.isType }];
        if (entry.exportName.kind === "None") return exportsOf(target);
        const inner = exportsOf(target).find(({ name }) => name === entry.importName.name);
        return [
          { name: entry.exportName.name, file: inner?.file ?? target, isType: inner?.isType ?? entry.isType },
        ];
      }),
    );

  const folders = new Map(
    files
      .filter((file) => /^packages\/ui\/src\/(widgets|screens)\/[^/]+\/index\.ts$/.test(file))
      .map((index) => [index, { exported: exportsOf(index), used: new Set() }]),
  );
  const markUsed = (target, name) => {
    const folder = folders.get(target);
    if (folder && name === "*") for (const { name: any } of folder.exported) folder.used.add(any);
    else folder?.used.add(name);
  };

  for (const file of files.filter((name) => isConsumer(name) && isProduct(name))) {
    const { text, module } = parse(file);
    for (const { moduleRequest, entries } of module.staticImports) {
      const isRoot = moduleRequest.value === "@talabee/ui";
      const target = resolve(file, moduleRequest.value);
      for (const { importName } of entries) {
        const name = importName.kind === "NamespaceObject" ? "*" : importName.name;
        for (const index of isRoot ? folders.keys() : [target]) markUsed(index, name);
      }
    }
    // What is taken of a dynamic import is named somewhere in the module.
    for (const { moduleRequest } of module.dynamicImports) {
      const target = resolve(file, text.slice(moduleRequest.start + 1, moduleRequest.end - 1));
      for (const { name } of folders.get(target)?.exported ?? [])
        if (new RegExp(`\\b${name}\\b`).test(text)) markUsed(target, name);
    }
  }

  return [...folders].flatMap(([index, { exported, used }]) => {
    const fileOf = new Map(exported.map(({ name, file }) => [name, file]));
    for (const name of used)
      for (const type of fileOf.has(name) ? typesIn(name, parse(fileOf.get(name)).declarations) : [])
        used.add(type);
    const folder = path.posix.dirname(index).slice(`${ui}/`.length);
    return exported.filter(({ name }) => !used.has(name)).map((found) => ({ folder, ...found }));
  });
}
