// Our entry for the benchmark of component libraries: `node bench.mjs size --extra=<this file> --only=talabee`.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { composeStyles } from "../../packages/ui/bin/compose-styles.js";

const here = path.dirname(fileURLToPath(import.meta.url));

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

/** A file with the styles of a case, as an app that follows the README makes it. */
function stylesOf(name) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "styles-")), `${name}.css`);
  writeFileSync(file, composeStyles(components[name]));
  return { kind: "files", files: [file] };
}

export const libs = [
  {
    id: "talabee",
    name: "@talabee/ui",
    ours: true,
    byHand: [],
    src: path.join(here, "talabee.jsx"),
    css: { full: stylesOf, min: stylesOf },
    // The system font, like the other entries: the benchmark's page cannot load ours, and a failing font causes a second
    // layout.
    pageAttrs:
      'data-ui data-theme="light" data-brand="talabee" dir="ltr" style="--ui-font-sans: system-ui, sans-serif"',
  },
];
