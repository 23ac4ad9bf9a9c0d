import react from "@vitejs/plugin-react";
import { readdir, readFile } from "node:fs/promises";
import { defineConfig, type Plugin } from "vite";
import { compressFiles } from "./compressed-files.ts";
import { indexStyles } from "./style-index.ts";

/** Writes the index of the browser build's style sheet, from which the server picks the rules of each page. */
function styleIndex(): Plugin {
  const assets = `${import.meta.dirname}/dist/assets`;
  return {
    name: "talabee:style-index",
    async generateBundle() {
      const [sheet, ...others] = (await readdir(assets)).filter((name) => /^index-.*\.css$/.test(name));
      if (sheet === undefined || others.length > 0) throw new Error("the browser build has one style sheet");
      const source = JSON.stringify(indexStyles(await readFile(`${assets}/${sheet}`, "utf8")));
      this.emitFile({ type: "asset", fileName: "style-index.json", source });
    },
  };
}

/** Compresses the files of the browser build, once all of them are written. */
function compressed(): Plugin {
  return {
    name: "talabee:compressed-files",
    closeBundle: () => compressFiles(`${import.meta.dirname}/dist`),
  };
}

/** The build that renders pages on the server: one file with everything in it. */
export default defineConfig({
  plugins: [react(), styleIndex(), compressed()],
  publicDir: false,
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  resolve: { conditions: ["@talabee/source"] },
  ssr: {
    noExternal: true,
    resolve: { conditions: ["@talabee/source", "node", "import", "module", "default"] },
  },
  build: {
    ssr: "src/server.tsx",
    outDir: "dist-server",
    target: "node22",
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
