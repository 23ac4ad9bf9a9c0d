import type { Manifest } from "vite";

/**
 * Addresses of the scripts that a screen needs, without what the app's entry has loaded: a page names them, so that they load
 * beside the entry instead of after it has run.
 *
 * @param manifest - Of the browser build.
 * @param file - Source file of the screen, from the folder of the app.
 * @throws For a file that was not built.
 */
export function scriptsOfScreen(manifest: Manifest, file: string): string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]!.isEntry)!;
  const loaded = addImports(manifest, entry, new Set());
  return [...addImports(manifest, file, new Set())]
    .filter((script) => !loaded.has(script))
    .map((script) => `/${script}`);
}

/** Adds a module's script, and those that it imports. */
function addImports(manifest: Manifest, module: string, scripts: Set<string>): Set<string> {
  const chunk = manifest[module];
  if (chunk === undefined) throw new Error(`the browser build has no ${module}`);
  if (scripts.has(chunk.file)) return scripts;
  scripts.add(chunk.file);
  for (const next of chunk.imports ?? []) addImports(manifest, next, scripts);
  return scripts;
}
