import { execFileSync } from "node:child_process";
import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "tsup";
import { writeComponentStyles } from "./component-styles.ts";

/**
 * `dist/`: one JavaScript file a module (so that "use client" stays and a consumer pays for what it imports), types
 * beside them, and the theme for apps with Tailwind. The build script's next step compiles the theme for apps without.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const at = (...names: string[]) => path.join(root, ...names);
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, stdio: "inherit" });

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

await cp(at("src/theme"), at("dist/theme"), {
  recursive: true,
  filter: (source) => !/\.tsx?$|standalone\.css$/.test(source),
});
await writeComponentStyles(at("dist"));
