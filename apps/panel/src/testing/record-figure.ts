import { appendFileSync } from "node:fs";
import { inject } from "vitest";

export interface Figure {
  /** What was measured or counted. */
  readonly what: string;
  readonly value: number | string;
  /** What it has to be: `≤ 5 s`, `0`. */
  readonly limit: string;
}

/**
 * Writes a figure of a requirement (`REL-01`, `SEC-20`) down for `npm run verify`, one JSON line each, into the file
 * that VERIFY_FIGURES names; without it nothing happens. The test itself has to expect the figure.
 */
export function recordFigure(id: string, figure: Figure): void {
  const path = process.env["VERIFY_FIGURES"];
  if (path === undefined || path === "") return;
  const engine = inject("testDatabase").kind;
  appendFileSync(path, `${JSON.stringify({ id, engine, ...figure })}\n`);
}
