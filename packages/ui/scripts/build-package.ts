import { execFileSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "tsup";
import { readSources, readVersions, registryFiles, registryItems } from "./build-registry.ts";
import { componentEntries } from "./component-entries.ts";
import { directMessages } from "./direct-messages.ts";
import { layeredCss, readStyles, scopeStyles, standaloneCss, stylePieces, write } from "./package-styles.ts";
import { scopeModules } from "./scope-classes.ts";
import { utilityTokensCss } from "./tailwind-css.ts";

/**
 * `dist/`: one JavaScript file a module (so that "use client" stays and a consumer pays for what it imports), types
 * beside them, and the compiled styles. Classes have a prefix in both (scope-classes.ts).
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const at = (...names: string[]) => path.join(root, ...names);
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, stdio: ["ignore", "inherit", "pipe"] });

await rm(at("dist"), { recursive: true, force: true });

await build({
  config: false,
  silent: true,
  entry: [
    "src/**/*.{ts,tsx}",
    "!src/**/*.{stories,test}.{ts,tsx}",
    "!src/{conformance,docs,story-data}/**",
  ].map((glob) => (glob.startsWith("!") ? `!${at(glob.slice(1))}` : at(glob))),
  outDir: at("dist"),
  tsconfig: at("tsconfig.build.json"),
  format: "esm",
  target: "es2022",
  bundle: false,
  splitting: false,
  dts: false,
  sourcemap: false,
});

run("tsc", "-p", "tsconfig.build.json");
await directMessages(at("dist"));

const temporary = await mkdtemp(path.join(tmpdir(), "ui-styles-"));
try {
  const compiled = path.join(temporary, "compiled.css");
  run("tailwindcss", "-i", "src/theme/package.css", "-o", compiled);
  const { css, names } = await readStyles(compiled);
  const classesOf = await scopeModules(
    at("dist"),
    (name) => names.has(name) || /^(group|peer)(\/|$)/.test(name),
  );
  const used = new Set([...classesOf.values()].flatMap((classes) => [...classes]));
  const styles = scopeStyles(css, names, used);
  const minified = async (name: string, text: string) => {
    const source = path.join(temporary, name);
    await writeFile(source, text);
    run("tailwindcss", "-i", source, "-o", at("dist/theme", name), "--minify");
  };
  await minified("standalone.css", standaloneCss(styles));
  await minified("styles.css", layeredCss(styles));
  const pieces = stylePieces(styles, await componentEntries(at("dist"), classesOf));
  await write(at("dist/theme/style-pieces.json"), JSON.stringify(pieces));
  await write(at("dist/theme/tailwind.css"), await utilityTokensCss());
} finally {
  await rm(temporary, { recursive: true, force: true });
}

for (const name of ["fonts", "page-fonts.css", "arabic-page-fonts.css", "generated/tokens"])
  await cp(at("src/theme", name), at("dist/theme", name), { recursive: true });
// The type of an import for its effect, as strict settings of TypeScript ask for one.
await write(at("dist/theme/style-sheet.d.ts"), "export {};\n");
const sadaf = await readFile(at("src/theme/brands/sadaf.css"), "utf8");
const generated = await readFile(at("src/theme/generated/sadaf.css"), "utf8");
await write(at("dist/theme/brands/sadaf.css"), sadaf.replace(/@import "[^"]+";/, generated));

const registry = registryItems(await readSources(at("src")), await readVersions(root));
for (const [name, text] of registryFiles(registry)) await write(at("dist/registry", name), text);

run("node", "../../tools/published-comments.mjs", "dist");
