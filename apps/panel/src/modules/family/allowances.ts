import { familyPays, spentThisMonth } from "@talabee/domain";
import type { Queries } from "../../db/database.js";
import { spendingsThisMonth } from "../allowances/family-spendings.js";
import type { Membership } from "./membership.js";

/** What the owner's wallet may pay for a member now. */
interface Share {
  readonly memberId: string;
  /** What the member's lines cost; dirhams. */
  readonly cost: number;
  readonly allowance: number | null;
  readonly spent: number;
}

/** What members' lines cost, with what is left for them this month; the owner's own lines are nobody's share. */
export async function sharesOf(
  queries: Queries,
  { family, members }: Pick<Membership, "family" | "members">,
  lines: readonly { readonly memberId: string | null; readonly lineTotal: number }[],
  now: Date,
): Promise<Share[]> {
  const spendings = await spendingsThisMonth(queries, family.id, now);
  return members
    .filter(({ role }) => role === "member")
    .map(({ userId, allowance }) => ({
      memberId: userId,
      cost: lines
        .filter(({ memberId }) => memberId === userId)
        .reduce((sum, { lineTotal }) => sum + lineTotal, 0),
      allowance,
      spent: spentThisMonth(spendings, userId, now),
    }));
}

/** The most a wallet may pay of an order, in dirhams: all but what passes a member's allowance (REQ-JOIN-14). */
export function mostFromWallet(orderTotal: number, shares: readonly Share[]): number {
  return shares.reduce(
    (most, share) => most - share.cost + paidFor(share, Number.MAX_SAFE_INTEGER),
    orderTotal,
  );
}

/**
 * What of the wallet's part of an order was paid for whom, in dirhams: the owner's own lines and all fees first, then
 * members in the order in which they joined.
 */
export function splitWallet(
  order: { readonly orderTotal: number; readonly walletApplied: number },
  shares: readonly Share[],
): Map<string, number> {
  const own = shares.reduce((rest, { cost }) => rest - cost, order.orderTotal);
  let left = Math.max(0, order.walletApplied - own);
  return new Map(
    shares.map((share) => {
      const paid = paidFor(share, left);
      left -= paid;
      return [share.memberId, paid] as const;
    }),
  );
}

const paidFor = ({ cost, allowance, spent }: Share, wallet: number) =>
  familyPays({ order_total: cost, wallet_balance: wallet, allowance, spent });
