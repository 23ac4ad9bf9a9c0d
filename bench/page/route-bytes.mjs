// What a page of the storefront sends before it renders: its code and imports, read from the built
// dist by Vite's manifest; brotli 11, as a proxy would send it. Code loaded on demand does not count.
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const weighed = new Map();

/** Bytes of a file at brotli 11. */
function brotliBytes(file) {
  if (!weighed.has(file)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    weighed.set(file, brotliCompressSync(readFileSync(file), { params }).length);
  }
  return weighed.get(file);
}

/**
 * Bytes of the pages behind route files (`home` is src/routes/home.tsx), each including the entry:
 * `{ js, css, files, unhinted }`, the last being the scripts that Chromium does not compile while they load
 * (apps/storefront/vite-compile-hints.ts).
 */
export function routeBytes(dist, routes) {
  const manifest = JSON.parse(readFileSync(path.join(dist, ".vite/manifest.json"), "utf8"));
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  return Object.fromEntries(
    routes.map((route) => {
      const key = `src/routes/${route}.tsx`;
      if (manifest[key] === undefined) throw new Error(`the build has no ${key}`);
      const scripts = new Set();
      const styles = new Set();
      const seen = new Set();
      const visit = (name) => {
        if (seen.has(name)) return;
        seen.add(name);
        scripts.add(manifest[name].file);
        for (const style of manifest[name].css ?? []) styles.add(style);
        for (const next of manifest[name].imports ?? []) visit(next);
      };
      visit(entry);
      visit(key);
      const sum = (files) =>
        [...files].reduce((bytes, file) => bytes + brotliBytes(path.join(dist, file)), 0);
      const unhinted = [...scripts].filter(
        (file) => !readFileSync(path.join(dist, file), "utf8").startsWith("//# allFunctionsCalledOnLoad"),
      );
      return [route, { js: sum(scripts), css: sum(styles), files: scripts.size, unhinted: unhinted.length }];
    }),
  );
}
