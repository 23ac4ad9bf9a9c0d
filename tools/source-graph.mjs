import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { root } from "./run-step.mjs";

const EXTENSIONS = ["", ".ts", ".tsx", ".mjs", "/index.ts"];

/** The file that a relative import resolves to, or undefined when `files` has none. */
function resolveImport(from, request, files) {
  const target = path.posix.join(path.posix.dirname(from), request.replace(/\?.*$/, ""));
  const stem = target.replace(/\.js$/, "");
  return [target, ...EXTENSIONS.map((extension) => stem + extension)].find((file) => files.has(file));
}

/** The relative imports of one module's source: static, re-exports, dynamic ones with a literal path; types included. */
export function importsOf(file, source) {
  const { module } = parseSync(file, source);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
  ];
  return [...new Set(requests.filter((request) => request?.startsWith(".")))];
}

/** Paths of the source files of the repo, relative to its root: tracked ones and new ones that git does not ignore. */
export function sourceFiles() {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.mjs"];
  const listed = execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim().split("\n");
  return [...new Set(listed)].filter((file) => existsSync(path.join(root, file)));
}

/** Which files each source file of the repo imports: `Map<path, path[]>`. */
export function readSourceGraph(
  files = sourceFiles(),
  read = (file) => readFileSync(path.join(root, file), "utf8"),
) {
  const known = new Set(files);
  return new Map(
    files.map((file) => [
      file,
      importsOf(file, read(file)).flatMap((request) => resolveImport(file, request, known) ?? []),
    ]),
  );
}

/** Groups of files that import each other in a circle (strongly connected components of more than one file). */
export function findCycles(graph) {
  const order = new Map();
  const lowest = new Map();
  const stack = [];
  const cycles = [];
  const visit = (file) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    stack.push(file);
    for (const target of graph.get(file) ?? []) {
      if (!order.has(target)) visit(target);
      if (stack.includes(target)) lowest.set(file, Math.min(lowest.get(file), lowest.get(target)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) cycles.push(group.sort());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
