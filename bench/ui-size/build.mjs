import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
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

/** Styles of an app with our reset instead of Tailwind's preflight (packages/ui/README.md). */
export const withTailwind = (...imports) => `@layer theme, base, components, utilities;
@import "tailwindcss/theme.css" layer(theme);
@import "@talabee/ui/reset.css";
${imports.map((name) => `@import "@talabee/ui/${name}.css";`).join("\n")}
@import "tailwindcss/utilities.css" layer(utilities) source(none);`;

/** Compiles styles for the classes in a bundle, or for those of the sources that they name. */
export async function compileStyles(css, bundled) {
  const require = createRequire(createRequire(import.meta.url).resolve("@tailwindcss/vite"));
  const tailwind = async (name) => import(pathToFileURL(require.resolve(name)).href);
  const [{ compile, optimize }, { Scanner }] = await Promise.all([
    tailwind("@tailwindcss/node"),
    tailwind("@tailwindcss/oxide"),
  ]);
  const compiler = await compile(css, { base: here, onDependency() {} });
  const candidates =
    bundled === undefined
      ? new Scanner({ sources: compiler.sources }).scan()
      : new Scanner({}).scanFiles([{ content: bundled, extension: "js" }]);
  return optimize(compiler.build(candidates), { minify: true }).code;
}
