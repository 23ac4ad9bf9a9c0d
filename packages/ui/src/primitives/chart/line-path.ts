/**
 * Path of a line on a field of 100 × 100, with each value in the middle of its column. Gaps stay gaps; a value between two of them is
 * a dot.
 */
export function linePath(values: readonly (number | null)[], max: number): string {
  const round = (number: number) => Number(number.toFixed(2));
  let path = "";
  values.forEach((value, at) => {
    if (value === null) return;
    const point = `${round(((at + 0.5) / values.length) * 100)} ${round(100 - (value / max) * 100)}`;
    const isStart = (values[at - 1] ?? null) === null;
    path += `${isStart ? "M" : "L"}${point}`;
    // A subpath of one point is drawn by its round ends.
    if (isStart && (values[at + 1] ?? null) === null) path += "h0";
  });
  return path;
}
