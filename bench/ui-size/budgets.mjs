/**
 * Budgets of the components, in KiB gzipped and without React, measured as the benchmark does (README.md). Needs a
 * build of packages/ui. Fails when a component exceeds its budget.
 */
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";

const here = path.dirname(fileURLToPath(import.meta.url));
const source = path.join(here, "talabee.jsx");

/** Components of each case, its budget for JavaScript and, for the whole set, for styles. */
const cases = {
  button: { parts: ["Button"], js: 1.5 },
  otp: { parts: ["Otp"], js: 2.5 },
  dialog: { parts: ["Dialog"], js: 15 },
  toast: { parts: ["Toast"], js: 14.5 },
  set: {
    parts: ["Button", "Field", "Dialog", "Toast", "Rating", "Badge", "CardBox", "Skel"],
    js: 22,
    // See docs/decisions/0007-size-of-styles.md.
    css: 6,
  },
};

const kib = (text) => gzipSync(text, { level: 9 }).length / 1024;

async function bundle(parts) {
  const entry = "virtual:entry.jsx";
  const code = `import { createRoot } from "react-dom/client";
import { Provider, ${parts.join(", ")} } from ${JSON.stringify(source)};
createRoot(document.getElementById("root")).render(<Provider>${parts.map((part) => `<${part} />`).join("")}</Provider>);`;
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
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: entry, external: [/^react(-dom)?($|\/)/] },
    },
  });
  return output.map((chunk) => chunk.code ?? "").join("");
}

/** Styles of an app with our reset instead of Tailwind's preflight (packages/ui/README.md). */
const ground = `@layer theme, base, components, utilities;
@import "tailwindcss/theme.css" layer(theme);
@import "@talabee/ui/reset.css";
@import "@talabee/ui/styles.css";
@import "tailwindcss/utilities.css" layer(utilities);`;

/** Styles that a bundle's classes need: Tailwind's base, our tokens and theme, and these classes. */
async function styles(js) {
  const require = createRequire(createRequire(import.meta.url).resolve("@tailwindcss/vite"));
  const tailwind = async (name) => import(pathToFileURL(require.resolve(name)).href);
  const [{ compile, optimize }, { Scanner }] = await Promise.all([
    tailwind("@tailwindcss/node"),
    tailwind("@tailwindcss/oxide"),
  ]);
  const candidates = new Scanner({}).scanFiles([{ content: js, extension: "js" }]);
  const compiler = await compile(ground, {
    base: here,
    onDependency() {},
  });
  return optimize(compiler.build(candidates), { minify: true }).code;
}

const over = [];
function compare(name, size, budget) {
  if (size > budget) over.push(`${name}: ${size.toFixed(2)} KiB, its budget is ${budget}`);
  console.log(`  ${name.padEnd(8)} ${size.toFixed(2).padStart(6)} of ${budget} KiB`);
}
for (const [name, { parts, js, css }] of Object.entries(cases)) {
  const code = await bundle(parts);
  compare(name, kib(code), js);
  if (css) compare(`${name} css`, kib(await styles(code)), css);
}
if (over.length > 0) {
  console.error(`Over budget:\n  ${over.join("\n  ")}`);
  process.exit(1);
}
