#!/usr/bin/env node
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { brandFile } from "./brand-file.js";
import { composeStyles } from "./compose-styles.js";

const usage = `talabee-ui styles COMPONENT… [--layered] [--out FILE]
  Writes the styles of some components, such as primitives/button and widgets/store-card, into one sheet.
  --layered   for an app with Tailwind 4: under its utilities

talabee-ui brand FILE… [--name NAME] [--out FILE]
  Writes the styles of a brand. FILE is a JSON file with what defineBrand takes, or DTCG files of tokens
  (palette.json, light.json, dark.json …) with --name.

Without --out the styles are printed.`;

function write(css, out) {
  if (out === undefined) return void process.stdout.write(`${css}\n`);
  mkdirSync(path.dirname(path.resolve(out)), { recursive: true });
  writeFileSync(out, `${css}\n`);
}

/** URL of the package's fonts from the folder of a written file. */
function fontsFrom(out) {
  const fonts = fileURLToPath(new URL("../dist/theme/fonts", import.meta.url));
  const relative = path
    .relative(path.dirname(path.resolve(out ?? "styles.css")), fonts)
    .replaceAll(path.sep, "/");
  return relative.startsWith(".") ? relative : `./${relative}`;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: "string" },
      name: { type: "string" },
      layered: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const [command, ...names] = positionals;
  if (values.help || names.length === 0 || !["styles", "brand"].includes(command)) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 2;
  } else if (command === "styles") {
    write(composeStyles(names, { layered: values.layered, fontsAt: fontsFrom(values.out) }), values.out);
  } else {
    const { css, adjustments } = await brandFile(names, values.name);
    write(css, values.out);
    for (const { theme, token, from, to, against, contrast, minimum } of adjustments)
      console.error(
        `${theme}: ${token} ${from} has a contrast of ${contrast} to ${against}; ${to} reaches ${minimum}.`,
      );
  }
} catch (error) {
  console.error(`talabee-ui: ${error.message}`);
  process.exitCode = 1;
}
