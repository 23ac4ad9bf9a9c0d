import { createHash } from "node:crypto";

/**
 * Cache key of a base's screenshots. They depend on the tree, the installed packages, the browser and the capture code.
 *
 * @param {{ tree: string, lock: string, browser: string, captureCode: string[] }} parts git's hash of the tree; the
 *   text of package-lock.json; the browser's version; the text of each file that decides how a picture is taken
 */
export function cacheKey({ tree, lock, browser, captureCode }) {
  const hash = createHash("sha256");
  for (const part of [tree, lock, browser, ...captureCode]) hash.update(`${part.length}:${part}`);
  return hash.digest("hex").slice(0, 16);
}
