/** The same response with empty lists. */
export function toEmptyState(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toEmptyState);
  if (value === null || typeof value !== "object") return value;
  const fields = value as Record<string, unknown>;
  if (Array.isArray(fields["items"])) return { ...fields, items: [], next_cursor: null };
  return Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, toEmptyState(inner)]));
}
