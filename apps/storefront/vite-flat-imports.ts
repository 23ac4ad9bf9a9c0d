import { posix } from "node:path";
import type { Plugin } from "vite";

/** What a build knows of a chunk. */
interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly isEntry: boolean;
  readonly isDynamicEntry: boolean;
}

/**
 * Lets a chunk that is loaded on demand import everything at once that its imports import, so that a browser asks for all
 * of it in one round trip. Vite's own way, a list of every file in the entry, is 2 kB of each page's first scripts.
 */
export function flatImports(): Plugin {
  return {
    name: "talabee:flat-imports",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    renderChunk(code, chunk, _, { chunks }) {
      const missing = hoistedImports(chunk, chunks);
      if (missing.length === 0) return null;
      const from = posix.dirname(chunk.fileName);
      const imports = missing.map((file) => `import "./${posix.relative(from, file)}";`);
      // After its own imports, so that modules run in the same order as before.
      return { code: `${code}\n${imports.join("\n")}`, map: null };
    },
  };
}

/** The files that a chunk needs beside its own imports, without those that the entry has loaded. */
export function hoistedImports(chunk: Chunk, chunks: Readonly<Record<string, Chunk>>): string[] {
  if (!chunk.isDynamicEntry) return [];
  const needed = (from: Chunk, found = new Set<string>()) => {
    for (const name of from.imports) {
      if (found.has(name) || chunks[name] === undefined) continue;
      found.add(name);
      needed(chunks[name], found);
    }
    return found;
  };
  const loaded = new Set<string>();
  for (const entry of Object.values(chunks).filter(({ isEntry }) => isEntry)) {
    loaded.add(entry.fileName);
    for (const name of needed(entry)) loaded.add(name);
  }
  return [...needed(chunk)].filter((name) => !loaded.has(name) && !chunk.imports.includes(name));
}
