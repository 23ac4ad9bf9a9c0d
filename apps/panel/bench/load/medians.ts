import type { Row } from "./scenarios.ts";

/** The median; of an even number, the lower of the two in the middle. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** One row for all runs of a scenario: medians, and all errors; it holds if each of them holds. */
export function medianRow(runs: readonly Row[]): Row {
  const [first] = runs;
  const of = (read: (row: Row) => number | null): number | null => {
    const values = runs.map(read).filter((value) => value !== null);
    return values.length === 0 ? null : median(values);
  };
  const names = new Set(runs.flatMap(({ more }) => Object.keys(more)));
  return {
    ...first!,
    rate: of(({ rate }) => rate),
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
    cpu: of(({ cpu }) => cpu),
    errors: runs.reduce((sum, { errors }) => sum + errors, 0),
    shed: of(({ shed }) => shed)!,
    more: Object.fromEntries([...names].map((name) => [name, of(({ more }) => more[name] ?? null)!])),
    holds: runs.every(({ holds }) => holds),
  };
}
