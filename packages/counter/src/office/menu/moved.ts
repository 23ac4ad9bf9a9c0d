/** A list in which one entry has changed its place with a neighbour. */
export function moved<Item>(list: readonly Item[], at: number, by: -1 | 1): Item[] {
  const next = [...list];
  const [item] = next.splice(at, 1);
  if (item !== undefined) next.splice(at + by, 0, item);
  return next;
}
