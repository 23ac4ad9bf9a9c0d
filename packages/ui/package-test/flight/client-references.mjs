// Loads modules as a bundler does for server components (node --import): a module with "use client" exports references, and
// what it imports is never run on the server.
import { registerHooks } from "node:module";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";

const directive = /^(?:\s|\/\/.*\n|\/\*[^]*?\*\/|["']use strict["'];?)*["']use client["']/;

/** Names that a module exports. */
function exportedNames(code, file) {
  return parseSync(file, code).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => (exportName.kind === "Default" ? "default" : exportName.name)),
  );
}

/** The module that bundlers take of a package without `exports`. */
const bundlerModules = new Map(
  ["lucide-react"].map((name) => {
    const manifest = import.meta.resolve(`${name}/package.json`);
    const { module } = JSON.parse(readFileSync(fileURLToPath(manifest), "utf8"));
    return [name, new URL(module, manifest).href];
  }),
);

registerHooks({
  resolve(specifier, context, nextResolve) {
    const url = bundlerModules.get(specifier);
    return url === undefined ? nextResolve(specifier, context) : { url, shortCircuit: true };
  },
  load(url, context, nextLoad) {
    if (!url.startsWith("file:") || !/\.m?js$/.test(url)) return nextLoad(url, context);
    const file = fileURLToPath(url);
    const code = readFileSync(file, "utf8");
    if (!directive.test(code)) return nextLoad(url, context);
    const names = exportedNames(code, file);
    if (names.includes(null)) throw new Error(`${file}: "use client" beside export *`);
    const source = [
      'import { createClientReference } from "react-server-dom-parcel/server";',
      ...names.map(
        (name, i) =>
          `const r${i} = createClientReference(${JSON.stringify(url)}, ${JSON.stringify(name)}, []);`,
      ),
      `export { ${names.map((name, i) => `r${i} as ${name}`).join(", ")} };`,
    ].join("\n");
    return { format: "module", source, shortCircuit: true };
  },
});
