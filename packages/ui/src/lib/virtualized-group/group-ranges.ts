/** Splits `count` items into groups: index of the first item and number of items of each. */
export function groupRanges(count: number, groupSize: number): { from: number; size: number }[] {
  return Array.from({ length: Math.ceil(count / groupSize) }, (_, group) => {
    const from = group * groupSize;
    return { from, size: Math.min(groupSize, count - from) };
  });
}
