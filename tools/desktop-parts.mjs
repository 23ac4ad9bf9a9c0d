import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./run-step.mjs";

const styles = readFileSync(path.join(root, "apps/storefront/src/styles.css"), "utf8");
const [, listed = ""] = /@source not "[^"]*primitives\/\{([^}]*)\}"/.exec(styles) ?? [];

/** Primitives for desktop work, which no page of the shop shows; its style sheet leaves them out. */
export const desktopParts = listed.split(",");
