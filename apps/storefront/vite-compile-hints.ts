import type { Plugin } from "vite";

interface Chunk {
  readonly isEntry: boolean;
  readonly facadeModuleId: string | null;
  readonly name: string;
}

const ROUTE = /\/src\/routes\/[\w-]+\.tsx$/;
const HINT = "//# allFunctionsCalledOnLoad";

/**
 * Lets Chromium compile the scripts of a page's first view as a whole, on another thread while they load. Without
 * this comment at its very beginning, a script's functions are compiled one by one on the main thread, each at its first call: of
 * home's first visit on a phone that was 14 % of the main thread's CPU. Other browsers ignore it. Parts
 * that are loaded on demand run few of their functions at once, and stay without it.
 *
 * @param shared - Names of the chunks that screens share.
 */
export function compileHints(shared: ReadonlySet<string>): Plugin {
  return {
    name: "talabee:compile-hints",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      // After Vite, which puts lists of files before the code.
      order: "post",
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === "chunk" && isInitialChunk(chunk, shared)) chunk.code = `${HINT}\n${chunk.code}`;
      },
    },
  };
}

/** Whether a page needs a chunk to hydrate, or a screen to render. */
export function isInitialChunk(
  { isEntry, facadeModuleId, name }: Chunk,
  shared: ReadonlySet<string>,
): boolean {
  return isEntry || ROUTE.test(facadeModuleId ?? "") || shared.has(name);
}
