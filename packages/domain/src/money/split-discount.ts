import { exact } from "./minor-units.js";

/**
 * Splits a discount over lines in proportion to their amounts, by largest remainder: the parts add up
 * exactly, none exceeds its line, ties go to the earlier line (REQ-MONEY-22). Minor units. Throws a RangeError when the
 * discount exceeds the lines together.
 */
export function splitDiscount(discount: number, amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => exact(sum + exact(amount, "line amount"), "lines"), 0);
  if (exact(discount, "discount") > total) {
    throw new RangeError(`a discount of ${discount} exceeds the lines it is taken from, ${total}`);
  }
  if (total === 0) return amounts.map(() => 0);

  // The product of two amounts can exceed the safe integers.
  const shares = amounts.map((amount, index) => {
    const product = BigInt(discount) * BigInt(amount);
    return { index, part: Number(product / BigInt(total)), remainder: product % BigInt(total) };
  });
  const left = discount - shares.reduce((sum, { part }) => sum + part, 0);
  const largestFirst = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  const raised = new Set(largestFirst.slice(0, left).map(({ index }) => index));
  return shares.map(({ index, part }) => part + (raised.has(index) ? 1 : 0));
}
