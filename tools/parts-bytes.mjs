import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { uiSource } from "./parts-source.mjs";
import { root } from "./run-step.mjs";

const cacheFile = path.join(root, ".cache/part-bytes.json");

const seen = new Map();
function hashOf(file) {
  if (!seen.has(file))
    seen.set(
      file,
      existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest("base64url") : "",
    );
  return seen.get(file);
}

/** Bundles one component alone, minified, without React. Returns its gzip size in bytes and its source files. */
async function measure(entry) {
  const { output } = (
    await build({
      root,
      configFile: false,
      logLevel: "error",
      resolve: { conditions: ["@talabee/source", "module", "browser", "production"] },
      build: {
        write: false,
        minify: true,
        lib: { entry, formats: ["es"] },
        rolldownOptions: {
          external: /^react(-dom)?(\/|$)/,
          treeshake: { manualPureFunctions: ["defineMessage", "cva"] },
        },
      },
    })
  ).flat()[0];
  const chunks = output.filter(({ type }) => type === "chunk");
  return {
    bytes: gzipSync(chunks.map(({ code }) => code).join("\n"), { level: 9 }).length,
    files: chunks.flatMap(({ moduleIds }) => moduleIds).filter((file) => file.startsWith(uiSource)),
  };
}

/**
 * Adds the gzip size to each component. Measures again only when a file of its bundle or the lock file has changed.
 */
export async function addBytes(parts) {
  const lock = hashOf(path.join(root, "package-lock.json"));
  const old = existsSync(cacheFile) ? JSON.parse(readFileSync(cacheFile, "utf8")) : {};
  const known = old.lock === lock ? old.parts : {};
  const next = {};
  for (const { layer, name } of parts) {
    const key = `${layer}/${name}`;
    const cached = known[key];
    if (
      cached &&
      Object.entries(cached.files).every(([file, hash]) => hashOf(path.join(root, file)) === hash)
    ) {
      next[key] = cached;
      continue;
    }
    const { bytes, files } = await measure(path.join(uiSource, layer, name, "index.ts"));
    next[key] = {
      bytes,
      files: Object.fromEntries(files.map((file) => [path.relative(root, file), hashOf(file)])),
    };
  }
  mkdirSync(path.dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify({ lock, parts: next }));
  return parts.map((part) => ({ ...part, bytes: next[`${part.layer}/${part.name}`].bytes }));
}
