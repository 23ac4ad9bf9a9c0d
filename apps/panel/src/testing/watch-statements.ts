import pg from "pg";
import { vi } from "vitest";

/** Statements that the driver of PostgreSQL sends, until `stop`. The embedded database has no driver. */
export function watchStatements(): { readonly sent: string[]; readonly stop: () => void } {
  const sent: string[] = [];
  // oxlint-disable-next-line typescript/unbound-method
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [first] = args;
    const text = typeof first === "string" ? first : (first as { text?: string }).text;
    // Sent for all customers at once, after the response.
    if (text?.includes("pg_notify") !== true) sent.push(text ?? "");
    return query.apply(this, args);
  } as never);
  return { sent, stop: () => spy.mockRestore() };
}
