import { exact } from "../money/minor-units.js";
import { splitDiscount } from "../money/split-discount.js";

/** What a family's wallet paid for a member of an order, and what a refund concerns of it; minor units. */
export interface MemberShare {
  readonly member_id: string;
  /** What the wallet paid for them and did not get back yet. */
  readonly left: number;
  /** What the refunded lines of theirs cost. */
  readonly refunded: number;
}

/**
 * How a refund to a family's wallet gives the allowances of its members back what it concerns: in proportion to their refunded
 * lines, and to nobody more than the wallet paid for them. Minor units. Throws a RangeError on invalid amounts.
 */
export function releasedShares(
  toWallet: number,
  members: readonly MemberShare[],
): ReadonlyMap<string, number> {
  let rest = exact(toWallet, "refund to the wallet");
  const released = new Map<string, number>();
  let open = members.filter(
    ({ left, refunded }) => exact(left, "left") > 0 && exact(refunded, "refunded") > 0,
  );
  // What does not fit one member's part falls to the others, in as many rounds as there are members at most.
  while (rest > 0 && open.length > 0) {
    const total = open.reduce((sum, { refunded }) => sum + refunded, 0);
    const shares = splitDiscount(
      Math.min(rest, total),
      open.map(({ refunded }) => refunded),
    );
    const leftOf = ({ member_id, left }: MemberShare) => left - (released.get(member_id) ?? 0);
    const fits = open.map((member, at) => Math.min(shares[at]!, leftOf(member)));
    for (const [at, { member_id }] of open.entries())
      released.set(member_id, (released.get(member_id) ?? 0) + fits[at]!);
    rest -= fits.reduce((sum, share) => sum + share, 0);
    const wasCut = open.some((_, at) => fits[at]! < shares[at]!);
    open = open.filter((member) => leftOf(member) > 0);
    if (!wasCut) break;
  }
  return released;
}
