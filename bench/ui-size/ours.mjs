// Our entry for the benchmark of component libraries: `node bench.mjs size --extra=<this file> --only=talabee`.
import path from "node:path";
import { fileURLToPath } from "node:url";

const here = path.dirname(fileURLToPath(import.meta.url));
const dist = path.resolve(here, "../../packages/ui/dist");
const tailwind = {
  kind: "tailwind4",
  css: `@layer theme, base, components, utilities;
@import "tailwindcss/theme.css" layer(theme);
@import "@talabee/ui/reset.css";
@import "@talabee/ui/styles.css";
@import "tailwindcss/utilities.css" layer(utilities);`,
  base: here,
};

export const libs = [
  {
    id: "talabee",
    name: "@talabee/ui",
    ours: true,
    byHand: [],
    src: path.join(here, "talabee.jsx"),
    css: {
      // An app that follows the package's README: Tailwind scans the whole package.
      full: () => ({ ...tailwind, scan: "src", globs: [`${dist}/**/*.js`] }),
      // Only the used components.
      min: () => ({ ...tailwind, scan: "bundle" }),
    },
    // The system font, like the other entries: the benchmark's page cannot load ours, and a failing font causes a second
    // layout.
    pageAttrs:
      'data-theme="light" data-brand="talabee" dir="ltr" style="--ui-font-sans: system-ui, sans-serif"',
  },
];
