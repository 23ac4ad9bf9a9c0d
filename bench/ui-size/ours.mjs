// Our entry for the benchmark of component libraries: `node bench.mjs size --extra=<this file> --only=talabee`.
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const here = path.dirname(fileURLToPath(import.meta.url));
const dist = path.resolve(here, "../../packages/ui/dist");

/** Components of each case of the benchmark. */
const components = {
  button: ["primitives/button"],
  otp: ["primitives/otp-input"],
  dialog: ["primitives/drawer", "primitives/button"],
  toast: ["primitives/toast", "primitives/button"],
  rating: ["primitives/rating-input"],
  product: ["card", "badge", "rating", "price", "icon-button"].map((name) => `primitives/${name}`),
};
components.set = [
  ...new Set([...components.dialog, ...components.toast, ...components.rating]),
  ...["text-field", "badge", "card", "skeleton"].map((name) => `primitives/${name}`),
];

const tailwind = {
  kind: "tailwind4",
  css: `@layer theme, base, components, utilities;
@import "tailwindcss/theme.css" layer(theme);
@import "@talabee/ui/reset.css";
@import "@talabee/ui/theme.css";
@import "tailwindcss/utilities.css" layer(utilities);`,
  base: here,
};

/** Files that the `.css` of a component names as sources of its classes. */
function sourcesOf(name) {
  const folder = path.join(dist, name);
  const styles = readFileSync(path.join(folder, "styles.css"), "utf8");
  return [...styles.matchAll(/@source "([^"]+)"/g)].map(([, source]) => path.join(folder, source));
}

export const libs = [
  {
    id: "talabee",
    name: "@talabee/ui",
    ours: true,
    byHand: [],
    src: path.join(here, "talabee.jsx"),
    css: {
      // An app that follows the package's README: it imports the styles of the components that it uses.
      full: (name) => ({ ...tailwind, scan: "src", globs: components[name].flatMap(sourcesOf) }),
      // Only the classes that are left in the bundle.
      min: () => ({ ...tailwind, scan: "bundle" }),
    },
    // The system font, like the other entries: the benchmark's page cannot load ours, and a failing font causes a second
    // layout.
    pageAttrs:
      'data-theme="light" data-brand="talabee" dir="ltr" style="--ui-font-sans: system-ui, sans-serif"',
  },
];
