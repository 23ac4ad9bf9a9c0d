import { readFile } from "node:fs/promises";
import type { Manifest, Plugin } from "vite";

const ROUTE_TABLE = /\/routes\/route-table\.ts$/;
const LOADED_SCREEN = /\(\) => import\("\.\/([\w-]+)\.js"\)/g;

/**
 * Tells the server's route table the scripts of each screen, of the browser build's manifest. A page names them, so that they
 * load beside the app's entry instead of after it has run.
 */
export function routeScripts(dist: string): Plugin {
  return {
    name: "talabee:route-scripts",
    enforce: "pre",
    transform: {
      filter: { id: ROUTE_TABLE },
      async handler(code) {
        const manifest = JSON.parse(await readFile(`${dist}/.vite/manifest.json`, "utf8")) as Manifest;
        return {
          code: code.replace(LOADED_SCREEN, (load, name: string) => {
            const scripts = JSON.stringify(scriptsOf(manifest, `src/routes/${name}.tsx`));
            return `Object.assign(${load}, { scripts: ${scripts} })`;
          }),
          map: null,
        };
      },
    },
  };
}

/** Addresses of a module's scripts and of those that they import, without what the entry has loaded. */
export function scriptsOf(manifest: Manifest, module: string): string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]!.isEntry)!;
  const loaded = importsOf(manifest, entry);
  return [...importsOf(manifest, module)].filter((file) => !loaded.has(file)).map((file) => `/${file}`);
}

function importsOf(manifest: Manifest, module: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[module];
  if (chunk === undefined) throw new Error(`the browser build has no ${module}`);
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) importsOf(manifest, next, files);
  return files;
}
