/**
 * Number of repetitions of a randomized test: few in the gate, the full number if `TALABEE_LONG_TESTS` is set, as in
 * nightly runs.
 */
export function repetitions(inTheGate: number, whole: number): number {
  return (process.env["TALABEE_LONG_TESTS"] ?? "") === "" ? inTheGate : whole;
}
