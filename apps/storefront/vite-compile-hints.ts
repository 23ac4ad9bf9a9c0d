import type { Plugin, Rolldown } from "vite";

const ROUTE = /\/src\/routes\/[\w-]+\.tsx$/;
const HINT = "//# allFunctionsCalledOnLoad";

/**
 * Lets Chromium compile the scripts of a page's first view as a whole, on another thread while they load. Without this
 * comment at the very beginning of a script, its functions are compiled on the main thread, each at its first call: that was
 * 14 % of the main thread's CPU in a first visit of home on a phone. Other browsers ignore the comment. Parts that are
 * loaded on demand call few of their functions at once, and have no hint.
 *
 * @param shared - Names of the chunks that screens share, beside `rules`.
 */
export function compileHints(shared: RegExp): Plugin {
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
  { isEntry, facadeModuleId, name }: Pick<Rolldown.OutputChunk, "isEntry" | "facadeModuleId" | "name">,
  shared: RegExp,
): boolean {
  return isEntry || ROUTE.test(facadeModuleId ?? "") || name === "rules" || shared.test(name);
}
