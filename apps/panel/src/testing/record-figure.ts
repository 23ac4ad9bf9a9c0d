import { appendFileSync } from "node:fs";
import { inject } from "vitest";

export interface Figure {
  /** Name of the measured or counted quantity. */
  readonly what: string;
  readonly value: number | string;
  /** Required value: `≤ 5 s`, `0`. */
  readonly limit: string;
  /**
   * Whether the value meets the limit. For times and memory, which depend on the load of the machine: missing the limit
   * fails `npm run verify` but not the gate. Counts are asserted by the test itself.
   */
  readonly holds?: boolean;
}

/**
 * Appends a figure of a requirement (`REQ-REL-01`, `REQ-SEC-20`) as a JSON line to the file that VERIFY_FIGURES names, for
 * `npm run verify`. Does nothing if VERIFY_FIGURES is unset.
 */
export function recordFigure(id: string, figure: Figure): void {
  const path = process.env["VERIFY_FIGURES"];
  if (path === undefined || path === "") return;
  const engine = inject("testDatabase").kind;
  appendFileSync(path, `${JSON.stringify({ id, engine, ...figure })}\n`);
}
