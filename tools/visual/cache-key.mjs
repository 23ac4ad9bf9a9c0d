import { createHash } from "node:crypto";

/**
 * The name under which the captures of a base are kept: another tree, another set of packages, another browser or
 * other capture code give other pictures.
 *
 * @param {{ tree: string, lock: string, browser: string, captureCode: string[] }} parts git's hash of the tree; the
 *   text of package-lock.json; the browser's version; the text of each file that decides how a picture is taken
 */
export function cacheKey({ tree, lock, browser, captureCode }) {
  const hash = createHash("sha256");
  for (const part of [tree, lock, browser, ...captureCode]) hash.update(`${part.length}:${part}`);
  return hash.digest("hex").slice(0, 16);
}
