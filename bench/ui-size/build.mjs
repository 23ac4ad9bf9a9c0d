import path from "node:path";
import { fileURLToPath } from "node:url";
import { build as buildByEsbuild, transform } from "esbuild";
import { build } from "vite";

const here = path.dirname(fileURLToPath(import.meta.url));

/** Bundles JSX code that imports from this folder. Without `external`, React is part of it. */
export async function bundle(code, external = []) {
  const entry = "virtual:entry.jsx";
  const { output } = await build({
    root: here,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? code : undefined),
      },
    ],
    oxc: { jsx: { runtime: "automatic", importSource: "react", development: false } },
    build: { write: false, modulePreload: false, rollupOptions: { input: entry, external } },
  });
  return output.map((chunk) => chunk.code ?? "").join("");
}

/** Styles as an app's bundler minifies them. */
export async function minifyStyles(css) {
  const { code } = await transform(css, { loader: "css", minify: true });
  return code;
}

/** An entry of the package with the LocaleProvider, without React, bundled by esbuild. */
export async function bundleByEsbuild(entry) {
  const { outputFiles } = await buildByEsbuild({
    stdin: {
      contents: `export * from "${entry}"; export { LocaleProvider } from "@talabee/ui/locale";`,
      resolveDir: here,
    },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    external: ["react", "react-dom", "react/*"],
    logLevel: "error",
  });
  return outputFiles[0].text;
}
