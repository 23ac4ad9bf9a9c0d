import type { Call } from "./call.js";
import * as calls from "./calls.js";

/** All calls by name, for those who need the whole: the panel, the API document, the conformance suite. */
export const registry: Readonly<Record<string, Call>> = calls as unknown as Record<string, Call>;
