import { familyPays, spentThisMonth } from "@talabee/domain";
import type { Queries } from "../../db/database.js";
import { spendingsThisMonth } from "../allowances/family-spendings.js";
import type { Membership } from "./membership.js";

/** A member's share of an order. */
interface Share {
  readonly memberId: string;
  /** Total of the member's lines, in dirhams. */
  readonly cost: number;
  readonly allowance: number | null;
  readonly spent: number;
}

/** Members' totals with their allowance and spending this month. The owner's lines are no share. */
export async function sharesOf(
  queries: Queries,
  { family, members }: Pick<Membership, "family" | "members">,
  lines: readonly { readonly memberId: string | null; readonly lineTotal: number }[],
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Share[]> {
  const spendings = await spendingsThisMonth(queries, family.id, now, timeZone);
  return members
    .filter(({ role }) => role === "member")
    .map(({ userId, allowance }) => ({
      memberId: userId,
      cost: lines
        .filter(({ memberId }) => memberId === userId)
        .reduce((sum, { lineTotal }) => sum + lineTotal, 0),
      allowance,
      spent: spentThisMonth(spendings, userId, now, timeZone),
    }));
}

/**
 * The most that the wallet may pay of an order, in dirhams: everything except what exceeds a member's allowance (REQ-
 * JOIN-14).
 */
export function mostFromWallet(orderTotal: number, shares: readonly Share[]): number {
  return shares.reduce(
    (most, share) => most - share.cost + paidFor(share, Number.MAX_SAFE_INTEGER),
    orderTotal,
  );
}

/**
 * Splits the wallet's part of an order by member, in dirhams: the owner's lines and all fees first, then members by the
 * time they joined.
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
