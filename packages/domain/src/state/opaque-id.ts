/**
 * Whether a value can be an id of the server: opaque text, and no special property name such as `__proto__` (REQ-API-31).
 */
export function isId(value: unknown): value is string {
  return typeof value === "string" && value.length > 0 && value.length <= 128 && value !== "__proto__";
}
