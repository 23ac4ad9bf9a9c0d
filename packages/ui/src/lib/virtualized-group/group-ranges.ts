/** Cuts `count` items into groups: the index of each group's first item, and its number of items. */
export function groupRanges(count: number, groupSize: number): { from: number; size: number }[] {
  return Array.from({ length: Math.ceil(count / groupSize) }, (_, group) => {
    const from = group * groupSize;
    return { from, size: Math.min(groupSize, count - from) };
  });
}
