import { DrizzleQueryError } from "drizzle-orm/errors";

/** Where the panel tells what went wrong: one line of JSON an event, never with what customers typed. */
export interface Log {
  warn(event: string, fields?: Readonly<Record<string, unknown>>): void;
  error(event: string, error: unknown, fields?: Readonly<Record<string, unknown>>): void;
}

export function createLog(write: (line: string) => void): Log {
  const line = (level: string, event: string, fields: Readonly<Record<string, unknown>>) =>
    write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...fields })}\n`);
  return {
    warn: (event, fields = {}) => line("warn", event, fields),
    error: (event, error, fields = {}) => line("error", event, { ...fields, error: describe(error) }),
  };
}

/** A database error repeats the statement's parameters, which hold passwords and addresses: they stay out. */
function describe(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `${error.query} — ${describe(error.cause)}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
