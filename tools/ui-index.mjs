// `node tools/ui-index.mjs`: writes packages/ui/src/index.ts, which exports every component, sorted by path.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { componentLayers, uiSource } from "./parts-source.mjs";

const indexFile = path.join(uiSource, "index.ts");

/** Text of packages/ui/src/index.ts as its folders require it. */
export function uiIndex() {
  const components = componentLayers.flatMap((layer) =>
    readdirSync(path.join(uiSource, layer)).map((name) => `${layer}/${name}`),
  );
  const modules = ["theme", "locale", ...components].map((folder) => `${folder}/index`);
  return ["lib/async-status", ...modules]
    .filter((module) => existsSync(path.join(uiSource, `${module}.ts`)))
    .sort()
    .map((module) => `export * from "./${module}.js";\n`)
    .join("");
}

/** Whether packages/ui/src/index.ts exports what its folders contain. */
export const isUiIndexCurrent = () => readFileSync(indexFile, "utf8") === uiIndex();

/** Writes packages/ui/src/index.ts. */
export const writeUiIndex = () => writeFileSync(indexFile, uiIndex());

if (process.argv[1] === import.meta.filename) writeUiIndex();
