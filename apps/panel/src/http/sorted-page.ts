import { type CursorKey, writeKeyCursor } from "./cursor.js";

/** Sort keys of an item, all ascending, the last one unique. */
export type Position = readonly CursorKey[];

function comparePositions(a: Position, b: Position): number {
  for (const [at, key] of a.entries()) {
    const other = b[at]!;
    if (key !== other) return key < other ? -1 : 1;
  }
  return 0;
}

/**
 * Sorts items in memory and returns the page after a position, null for the first page. Items that were added or removed
 * since the last page do not shift it.
 */
export function pageAfter<Item>(
  items: readonly Item[],
  positionOf: (item: Item) => Position,
  after: Position | null,
  perPage: number,
): { items: Item[]; next_cursor: string | null } {
  const sorted = items
    .map((item) => ({ item, position: positionOf(item) }))
    .filter(({ position }) => after === null || comparePositions(position, after) > 0)
    .toSorted((a, b) => comparePositions(a.position, b.position));
  const page = sorted.slice(0, perPage);
  const last = page.at(-1);
  return {
    items: page.map(({ item }) => item),
    next_cursor: sorted.length > perPage && last !== undefined ? writeKeyCursor(...last.position) : null,
  };
}
