import { DrizzleQueryError } from "drizzle-orm/errors";

/** Where the panel tells what went wrong: one line of JSON an event, never with what customers typed. */
export interface Log {
  /** What happens every day; left out when the log starts at warnings. */
  info(event: string, fields?: Readonly<Record<string, unknown>>): void;
  warn(event: string, fields?: Readonly<Record<string, unknown>>): void;
  error(event: string, error: unknown, fields?: Readonly<Record<string, unknown>>): void;
}

/** A log that hands each finished line to `write`, from a level on. */
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
 * An error and its causes as text, for people who look after the panel. A database error repeats the
 * statement's parameters, which hold passwords and addresses: they stay out, also of what wraps it (REQ-SEC-27).
 */
export function describeError(error: unknown): string {
  const chain: unknown[] = [];
  for (let link = error; link !== undefined && !chain.includes(link); link = causeOf(link)) chain.push(link);
  const text = chain.map(ownText).join(" — ");
  return chain.reduce<string>(
    (told, link) =>
      link instanceof DrizzleQueryError ? told.replaceAll(link.message, () => link.query) : told,
    text,
  );
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}

function ownText(error: unknown): string {
  if (error instanceof DrizzleQueryError) return error.query;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
