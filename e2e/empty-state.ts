/** An answer without anything in its lists. */
export function emptyState(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(emptyState);
  if (value === null || typeof value !== "object") return value;
  const fields = value as Record<string, unknown>;
  if (Array.isArray(fields["items"])) return { ...fields, items: [], next_cursor: null };
  return Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, emptyState(inner)]));
}
