/**
 * How often a test repeats what has to hold every time: seldom in the gate, as often as is promised when
 * `TALABEE_LONG_TESTS` is set, as it is at night.
 */
export function repetitions(inTheGate: number, whole: number): number {
  return (process.env["TALABEE_LONG_TESTS"] ?? "") === "" ? inTheGate : whole;
}
