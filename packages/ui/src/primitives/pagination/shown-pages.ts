/** A number of a page, or a gap between two. */
export type ShownPage = number | "gap";

/**
 * Pages that a pagination names: the first, the last, the current one and its neighbours. Their number is the same on every page,
 * so that the buttons keep their places; a gap hides two pages at least.
 */
export function shownPages(page: number, count: number, neighbours = 1): ShownPage[] {
  const room = 2 * neighbours + 5;
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  if (count <= room) return range(1, count);
  const current = Math.min(Math.max(page, 1), count);
  const edge = room - 2;
  if (current < edge - neighbours + 1) return [...range(1, edge), "gap", count];
  if (current > count - edge + neighbours) return [1, "gap", ...range(count - edge + 1, count)];
  return [1, "gap", ...range(current - neighbours, current + neighbours), "gap", count];
}
