import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Manifest } from "vite";

/**
 * The manifest of the browser build. Null from sources, as in tests: pages name no scripts. A build for production without it is
 * not whole: its pages would load each screen's scripts one after the other, and nobody would know why.
 */
export function readManifest(file: URL, isProduction: boolean): Manifest | null {
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Manifest;
  if (!isProduction) return null;
  throw new Error(
    `The storefront's build is not whole: ${fileURLToPath(file)} is missing. Build it again with "npm run build", and deploy dist and dist-server together.`,
  );
}
