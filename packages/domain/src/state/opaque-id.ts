/**
 * Whether a value can be an id of the panel: opaque text, and no name that objects treat specially (REQ-API-31).
 */
export function isId(value: unknown): value is string {
  return typeof value === "string" && value.length > 0 && value.length <= 128 && value !== "__proto__";
}
