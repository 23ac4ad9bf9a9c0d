/** Shorter secrets can occur in a log by chance and are ignored. */
const SHORTEST_SECRET = 11;

/**
 * The secrets that occur in a log of JSON lines, unchanged or JSON-encoded. Scans the log once, regardless of their
 * number.
 */
export function secretsInLog(log: string, secrets: Iterable<string>): string[] {
  const byBeginning = new Map<string, { secret: string; written: string }[]>();
  for (const secret of secrets) {
    for (const written of new Set([secret, JSON.stringify(secret).slice(1, -1)])) {
      if (written.length < SHORTEST_SECRET) continue;
      const beginning = written.slice(0, SHORTEST_SECRET);
      const same = byBeginning.get(beginning);
      if (same === undefined) byBeginning.set(beginning, [{ secret, written }]);
      else same.push({ secret, written });
    }
  }
  const found = new Set<string>();
  for (let at = 0; at + SHORTEST_SECRET <= log.length; at++) {
    for (const { secret, written } of byBeginning.get(log.slice(at, at + SHORTEST_SECRET)) ?? []) {
      if (log.startsWith(written, at)) found.add(secret);
    }
  }
  return [...found];
}

/** Fields that contain secrets of a customer. */
const SECRET_FIELDS = /password|email|note|line_|token|attempt|challenge|comment/;

/** The secrets of a request: its token, its idempotency key, and what its form has of a customer. */
export function secretsIn(
  body: BodyInit | null,
  { token, key }: { token?: string | undefined; key?: string },
): string[] {
  const fields = body instanceof FormData ? [...body] : [];
  const secret = fields.flatMap(([name, value]) =>
    SECRET_FIELDS.test(name) && typeof value === "string" ? [value] : [],
  );
  return [token, key, ...secret].filter((text) => text !== undefined);
}
