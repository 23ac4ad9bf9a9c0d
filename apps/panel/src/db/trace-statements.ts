import type pg from "pg";
import { noteCommit } from "./query-urgency.js";
import { activeTracer, statementSummary, withSpan } from "../telemetry/tracer.js";

/** Statements whose success is a change that a client asked for; counting requests is none. */
const WRITES =
  /^\s*(?:insert|update|delete|with[^]*\b(?:insert into|update|delete from))\b(?![^]{0,20}\brate_limits\b)/i;

/** Notes a change that the present request makes without a transaction. */
export function noteWrites(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  const noted = (...args: unknown[]): unknown => {
    if (typeof args.at(-1) === "function") return query(...args);
    const [statement] = args;
    const text = typeof statement === "string" ? statement : (statement as { text: string }).text;
    const result = query(...args) as Promise<unknown>;
    if (!WRITES.test(text)) return result;
    return result.then((done) => {
      noteCommit();
      return done;
    });
  };
  pool.query = noted as typeof pool.query;
}

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
