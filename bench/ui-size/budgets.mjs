/**
 * Budgets of the components, in KiB gzipped and without React, measured as the benchmark does (README.md). Needs a
 * build of packages/ui. Fails when a component exceeds its budget by more than AIR.
 */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { composeStyles } from "../../packages/ui/bin/compose-styles.js";
import { bundle, bundleByEsbuild, minifyStyles } from "./build.mjs";

/** The share by which a component may exceed its budget. */
const AIR = 0.1;

const here = path.dirname(fileURLToPath(import.meta.url));
const source = path.join(here, "talabee.jsx");

/** Components of each case, its budget for JavaScript and, for the whole set, for styles. */
const cases = {
  button: { parts: ["Button"], js: 1.5 },
  otp: { parts: ["Otp"], js: 2.6 },
  dialog: { parts: ["Dialog"], js: 15 },
  toast: { parts: ["Toast"], js: 15.4 },
  set: {
    parts: ["Button", "Field", "Dialog", "Toast", "Rating", "Badge", "CardBox", "Skel"],
    js: 22.9,
    // See docs/decisions/0007-size-of-styles.md.
    css: {
      names: ["primitives/button", "primitives/text-field", "primitives/drawer", "primitives/toast"].concat(
        ["rating-input", "badge", "card", "skeleton"].map((name) => `primitives/${name}`),
      ),
      budget: 6.05,
    },
  },
};

/** Budgets for styles of single components, as the package's command composes them; a widget has at most 6 KiB. */
const single = {
  "primitives/button": 3,
  "primitives/drawer": 4,
  "widgets/store-card": 5.1,
  "widgets/product-card": 5.9,
};

/** Budgets of single components by another bundler: their texts and helpers have to be separable. */
const byEsbuild = { "primitives/button": 1, "widgets/store-card": 11.5 };
/** What esbuild may keep of a component beyond what Vite keeps. */
const beyondVite = 0.2;

const kib = (text) => gzipSync(text, { level: 9 }).length / 1024;

/** The components of a case in an app, without React. */
const app = (parts) =>
  bundle(
    `import { createRoot } from "react-dom/client";
import { Provider, ${parts.join(", ")} } from ${JSON.stringify(source)};
createRoot(document.getElementById("root")).render(<Provider>${parts.map((part) => `<${part} />`).join("")}</Provider>);`,
    [/^react(-dom)?($|\/)/],
  );

const over = [];
function compare(name, size, budget) {
  const most = budget * (1 + AIR);
  if (size > most) over.push(`${name}: ${size.toFixed(2)} KiB, it may have ${most.toFixed(2)}`);
  console.log(`  ${name.padEnd(34)} ${size.toFixed(2).padStart(6)} of ${budget} KiB`);
}
for (const [name, { parts, js, css }] of Object.entries(cases)) {
  const code = await app(parts);
  compare(name, kib(code), js);
  if (css) compare(`${name} css`, kib(await minifyStyles(composeStyles(css.names))), css.budget);
}
for (const [name, budget] of Object.entries(byEsbuild)) {
  const entry = `@talabee/ui/${name}`;
  const size = kib(await bundleByEsbuild(entry));
  const byVite = await bundle(
    `import * as part from "${entry}";
import { LocaleProvider } from "@talabee/ui/locale";
console.log(part, LocaleProvider);`,
    [/^react(-dom)?($|\/)/],
  );
  compare(`${name}, by esbuild`, size, budget);
  compare(`${name}, beyond Vite`, size - kib(byVite), beyondVite);
}
for (const [name, budget] of Object.entries(single))
  for (const layered of [false, true])
    compare(
      `${name} css${layered ? ", layered" : ""}`,
      kib(await minifyStyles(composeStyles([name], { layered }))),
      budget,
    );
if (over.length > 0) {
  console.error(`Over budget:\n  ${over.join("\n  ")}`);
  process.exit(1);
}
