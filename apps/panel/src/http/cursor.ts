import { Fault } from "./fault.js";

/** A place in a list, as clients get it: opaque, and only good for going on from there. */
export function writeCursor(place: number): string {
  return Buffer.from(String(place)).toString("base64url");
}

/** Reads a cursor back; the start of the list without one. A Fault on anything we did not write. */
export function readCursor(cursor: string | undefined, start: number): number {
  if (cursor === undefined) return start;
  const place = Number(Buffer.from(cursor, "base64url").toString());
  if (!Number.isSafeInteger(place) || writeCursor(place) !== cursor) {
    throw new Fault("validation_failed", { errors: { cursor: ["value_invalid"] } });
  }
  return place;
}

/** Cuts a page out of one row more than it holds, so that the last page is known to be the last. */
export function cutPage<Row>(
  rows: readonly Row[],
  perPage: number,
  placeOf: (row: Row) => number,
): { rows: readonly Row[]; next_cursor: string | null } {
  const page = rows.slice(0, perPage);
  const last = page.at(-1);
  return {
    rows: page,
    next_cursor: rows.length > perPage && last !== undefined ? writeCursor(placeOf(last)) : null,
  };
}

/** Items of a page when the client does not say (settled 21). */
export const PER_PAGE = 20;
