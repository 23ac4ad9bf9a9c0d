import { appendFileSync } from "node:fs";
import { inject } from "vitest";

export interface Figure {
  /** What was measured or counted. */
  readonly what: string;
  readonly value: number | string;
  /** What it has to be: `≤ 5 s`, `0`. */
  readonly limit: string;
  /**
   * Whether it is. For times and memory, which say more of the machine than of the panel when the machine is busy: where
   * they miss, `npm run verify` fails and the gate does not. What is counted the test itself expects.
   */
  readonly holds?: boolean;
}

/**
 * Writes a figure of a requirement (`REQ-REL-01`, `REQ-SEC-20`) down for `npm run verify`, one JSON line each, into the
 * file that VERIFY_FIGURES names; without it nothing happens.
 */
export function recordFigure(id: string, figure: Figure): void {
  const path = process.env["VERIFY_FIGURES"];
  if (path === undefined || path === "") return;
  const engine = inject("testDatabase").kind;
  appendFileSync(path, `${JSON.stringify({ id, engine, ...figure })}\n`);
}
