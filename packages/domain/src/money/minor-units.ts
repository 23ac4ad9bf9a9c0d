/** The largest amount that may be entered or ordered for, in minor units: QAR 999,999.99 (REQ-MONEY-13). */
export const MAX_AMOUNT = 99_999_999;

/**
 * Returns `value` if it is a safe integer of at least `least` (REQ-MONEY-13). Throws a
 * RangeError otherwise: an invalid amount must never become part of a total.
 */
export function exact(value: number, name: string, least = 0): number {
  if (!Number.isSafeInteger(value) || value < least) {
    throw new RangeError(`${name} must be a whole number of at least ${least}, not ${value}`);
  }
  // Minus zero is an integer and would be displayed as such.
  return value === 0 ? 0 : value;
}

/**
 * `amount` times basis points (10000 = 100 %), rounded half up, exact at any size (REQ-MONEY-16). Throws a RangeError on
 * invalid numbers.
 */
export function basisPointsOf(amount: number, bps: number): number {
  const product = BigInt(exact(amount, "amount")) * BigInt(exact(bps, "basis points"));
  return exact(Number((product * 2n + 10_000n) / 20_000n), "share");
}

/**
 * The multiple of `step` nearest to `amount`, half up; step 0 leaves it as it is (REQ-MONEY-21). Minor units. Throws a
 * RangeError on invalid numbers.
 */
export function roundToStep(amount: number, step: number): number {
  exact(amount, "amount");
  if (exact(step, "step") === 0) return amount;
  const rest = amount % step;
  return exact(rest * 2 >= step ? amount - rest + step : amount - rest, "rounded amount");
}
