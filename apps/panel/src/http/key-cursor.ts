import { Fault } from "./fault.js";

/** A place in a list that is not sorted by a number: the keys of its last row, opaque to clients. */
export function writeKeyCursor(...keys: readonly string[]): string {
  return Buffer.from(JSON.stringify(keys)).toString("base64url");
}

/** Reads such a cursor of `length` keys back; null at the start of the list. A Fault on anything else. */
export function readKeyCursor(cursor: string | undefined, length: number): string[] | null {
  if (cursor === undefined) return null;
  const keys = parsed(Buffer.from(cursor, "base64url").toString());
  if (keys?.length !== length || writeKeyCursor(...keys) !== cursor) {
    throw new Fault("validation_failed", { errors: { cursor: ["value_invalid"] } });
  }
  return keys;
}

/** The same for lists sorted by a moment and an id. */
export function readMomentCursor(cursor: string | undefined): { moment: string; id: string } | null {
  const keys = readKeyCursor(cursor, 2);
  if (keys === null) return null;
  const [moment, id] = keys as [string, string];
  if (Number.isNaN(Date.parse(moment)) || new Date(moment).toISOString() !== moment) {
    throw new Fault("validation_failed", { errors: { cursor: ["value_invalid"] } });
  }
  return { moment, id };
}

function parsed(text: string): string[] | null {
  try {
    const value: unknown = JSON.parse(text);
    const isKeys = Array.isArray(value) && value.every((key) => typeof key === "string" && isStorable(key));
    return isKeys ? (value as string[]) : null;
  } catch {
    return null;
  }
}

/** PostgreSQL holds no NUL and no half of a character. */
function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}
