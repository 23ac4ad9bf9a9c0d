import type { Call } from "./call.js";
import * as calls from "./calls.js";

/** All calls by name, for the server, the API document and the conformance suite. */
export const registry: Readonly<Record<string, Call>> = calls as unknown as Record<string, Call>;
