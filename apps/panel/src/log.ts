import { DrizzleQueryError } from "drizzle-orm/errors";

/** Structured log: one line of JSON per event, without user input. */
export interface Log {
  /** Routine events; omitted if the log starts at warnings. */
  info(event: string, fields?: Readonly<Record<string, unknown>>): void;
  warn(event: string, fields?: Readonly<Record<string, unknown>>): void;
  error(event: string, error: unknown, fields?: Readonly<Record<string, unknown>>): void;
}

/** Creates a log that passes each line to `write`, from a level on. */
export function createLog(write: (line: string) => void, from: "info" | "warn" = "info"): Log {
  const line = (level: string, event: string, fields: Readonly<Record<string, unknown>>) =>
    write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...fields })}\n`);
  return {
    info: (event, fields = {}) => from === "info" && line("info", event, fields),
    warn: (event, fields = {}) => line("warn", event, fields),
    error: (event, error, fields = {}) => line("error", event, { ...fields, error: describeError(error) }),
  };
}

/**
 * Describes an error and its causes for operators. Messages of database errors contain the statement's parameters, such
 * as passwords and addresses; these are removed, also from errors that wrap them (REQ-SEC-27).
 */
export function describeError(error: unknown): string {
  const chain: unknown[] = [];
  for (let link = error; link !== undefined && !chain.includes(link); link = causeOf(link)) chain.push(link);
  const text = chain.map(textOf).join(" — ");
  return chain.reduce<string>(
    (described, link) =>
      link instanceof DrizzleQueryError ? described.replaceAll(link.message, () => link.query) : described,
    text,
  );
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}

function textOf(error: unknown): string {
  if (error instanceof DrizzleQueryError) return error.query;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
