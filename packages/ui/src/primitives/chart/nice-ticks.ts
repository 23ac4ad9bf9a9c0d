/** Round numbers from 0 to at least the largest value, of which an axis shows about `count`. */
export function niceTicks(largest: number, count = 3): number[] {
  if (!(largest > 0)) return [0, 1];
  const raw = largest / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= raw - raw * 1e-9)!;
  const steps = Math.ceil(largest / step - 1e-9);
  return Array.from({ length: steps + 1 }, (_, at) => Number((at * step).toPrecision(12)));
}
