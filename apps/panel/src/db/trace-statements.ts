import type pg from "pg";
import { activeTracer, statementSummary, withSpan } from "../telemetry/tracer.js";

/** Records a span for each statement outside transactions, with the wait for a connection; without its values. */
export function traceStatements(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  const traced = (...args: unknown[]): unknown => {
    if (activeTracer() === null || typeof args.at(-1) === "function") return query(...args);
    const [statement] = args;
    const text = typeof statement === "string" ? statement : (statement as { text: string }).text;
    const attributes = { "db.system.name": "postgresql" };
    return withSpan(statementSummary(text), attributes, () => query(...args) as Promise<unknown>, "client");
  };
  pool.query = traced as typeof pool.query;
}
