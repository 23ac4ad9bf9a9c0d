import type { Plugin } from "vite";

/** What a build knows of a chunk. */
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
 * home's first visit on a phone that was 14 % of the main thread's CPU. Other browsers ignore it. What is loaded on demand runs
 * few of its functions at once, and stays without it.
 *
 * @param shared - Names of the chunks that screens share.
 */
export function compileHints(shared: ReadonlySet<string>): Plugin {
  return {
    name: "talabee:compile-hints",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    outputOptions: (output) => ({
      ...output,
      // After minification, which removes comments.
      postBanner: (chunk) => (isOfFirstView(chunk, shared) ? HINT : ""),
    }),
  };
}

/** Whether a page needs a chunk to take its HTML over. */
export function isOfFirstView(
  { isEntry, facadeModuleId, name }: Chunk,
  shared: ReadonlySet<string>,
): boolean {
  return isEntry || ROUTE.test(facadeModuleId ?? "") || shared.has(name);
}
