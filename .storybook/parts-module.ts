import type { Plugin } from "vite";
import { addBytes } from "../tools/parts-bytes.mjs";
import { readLines, readParts } from "../tools/parts-source.mjs";

const id = "virtual:parts";

/** `import table from "virtual:parts"`: the output of `npm run parts -- --json` at build time. */
export function partsModule(): Plugin {
  return {
    name: "talabee:parts",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(module) {
      if (module !== `\0${id}`) return undefined;
      const table = { parts: await addBytes(readParts()), lines: readLines() };
      return `export default ${JSON.stringify(table)}`;
    },
  };
}
