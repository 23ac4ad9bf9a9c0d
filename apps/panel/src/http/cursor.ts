import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { throwInvalidField } from "./api-error.js";

/** Default number of items per page (REQ-API-31). */
export const PER_PAGE = 20;

export type CursorKey = string | number;

/** Encodes the sort keys of the last row of a page. What it tells customers of numbers is sealed by `sealed-cursors.ts`. */
function encode(keys: CursorKey | readonly CursorKey[]): string {
  return Buffer.from(JSON.stringify(keys)).toString("base64url");
}

/** Throws the `ApiError` `validation_failed` for anything that {@link encode} did not produce. */
function decode(cursor: string): unknown {
  try {
    const keys = JSON.parse(Buffer.from(cursor, "base64url").toString()) as CursorKey | CursorKey[];
    if (encode(keys) === cursor) return keys;
  } catch {
    // Rejected below.
  }
  return throwInvalidField("cursor");
}

/** Cursor of a list sorted by a number. */
export function writeCursor(position: number): string {
  return encode(position);
}

/** Largest value of a column of type `integer`. */
export const MAX_INTEGER = 2 ** 31 - 1;

/** Reads a cursor of {@link writeCursor}, at most `most` or as far below zero; `start` without one. */
export function readCursor(
  cursor: string | undefined,
  start: number,
  most = Number.MAX_SAFE_INTEGER,
): number {
  if (cursor === undefined) return start;
  const position = decode(cursor);
  return Number.isSafeInteger(position) && Math.abs(position as number) <= most
    ? (position as number)
    : throwInvalidField("cursor");
}

/** Cursor of a list sorted by several keys, the last one unique. */
export function writeKeyCursor(...keys: readonly CursorKey[]): string {
  return encode(keys);
}

/** Reads a cursor of {@link writeKeyCursor} whose keys have these types; null without one. */
export function readKeyCursor(
  cursor: string | undefined,
  shape: readonly ("string" | "number")[],
): CursorKey[] | null {
  if (cursor === undefined) return null;
  const keys = decode(cursor);
  const fits =
    Array.isArray(keys) &&
    keys.length === shape.length &&
    keys.every((key, at) => typeof key === shape[at] && isStorable(key as CursorKey));
  return fits ? (keys as CursorKey[]) : throwInvalidField("cursor");
}

/** Reads the cursor of a list sorted by a timestamp and an id. */
export function readTimestampCursor(cursor: string | undefined): { timestamp: string; id: string } | null {
  const keys = readKeyCursor(cursor, ["string", "string"]);
  if (keys === null) return null;
  const [timestamp, id] = keys as [string, string];
  // The database has microseconds, which a Date would lose; and no year 0.
  const [, milliseconds] = /^((?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3})\d{3}Z$/.exec(timestamp) ?? [];
  const isValid =
    milliseconds !== undefined &&
    !Number.isNaN(Date.parse(`${milliseconds}Z`)) &&
    new Date(`${milliseconds}Z`).toISOString() === `${milliseconds}Z`;
  return isValid ? { timestamp, id } : throwInvalidField("cursor");
}

/** The exact value of a timestamp, for {@link writeKeyCursor} and {@link readTimestampCursor}. */
export const exactTimestamp = (column: AnyColumn): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** PostgreSQL stores neither NUL nor lone surrogates. */
function isStorable(key: CursorKey): boolean {
  return typeof key === "number" || (!key.includes("\0") && key.isWellFormed());
}

/** Cuts a page from `perPage + 1` rows: the extra row shows that another page follows. */
export function cutPage<Row>(
  rows: readonly Row[],
  perPage: number,
  positionOf: (row: Row) => number,
): { rows: readonly Row[]; next_cursor: string | null } {
  const page = rows.slice(0, perPage);
  const last = page.at(-1);
  return {
    rows: page,
    next_cursor: rows.length > perPage && last !== undefined ? writeCursor(positionOf(last)) : null,
  };
}
