/**
 * Splits `count` items into groups: index of the first item and number of items of each. The first group may have its own
 * size.
 */
export function groupRanges(
  count: number,
  groupSize: number,
  firstSize = groupSize,
): { from: number; size: number }[] {
  const later = Math.ceil(Math.max(0, count - firstSize) / groupSize);
  return Array.from({ length: count > 0 ? 1 + later : 0 }, (_, group) => {
    const from = group === 0 ? 0 : firstSize + (group - 1) * groupSize;
    return { from, size: Math.min(group === 0 ? firstSize : groupSize, count - from) };
  });
}
