import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { coupons, couponUses } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";

/** Locks a coupon until the transaction ends, so that its uses are counted one after another. */
export async function lockCoupon(tx: Queries, id: string): Promise<void> {
  await tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.id, id)).for("update");
}

/**
 * Records an order's use of a locked, usable coupon, in the order's transaction (REQ-MONEY-16). Throws the `ApiError`
 * `coupon_used_up`.
 */
export async function takeCouponUse(
  tx: Queries,
  use: { couponId: string; userId: string; orderId: string; discount: number; usedAt: Date },
): Promise<void> {
  const taken = await tx
    .update(coupons)
    .set({ usesCount: sql`${coupons.usesCount} + 1` })
    .where(
      and(
        eq(coupons.id, use.couponId),
        sql`(${coupons.usesLimit} is null or ${coupons.usesCount} < ${coupons.usesLimit})`,
      ),
    )
    .returning({ id: coupons.id });
  if (taken.length === 0) throw new ApiError("coupon_used_up");
  await tx.insert(couponUses).values({ id: randomUUID(), ...use });
}

/** Releases the use of a canceled order, once (REQ-REL-11). */
export async function returnCouponUse(tx: Queries, orderId: string, now: Date): Promise<void> {
  const [use] = await tx.select().from(couponUses).where(eq(couponUses.orderId, orderId));
  if (use === undefined) return;
  // Locks the coupon before the use, in the same order as when it was taken.
  await lockCoupon(tx, use.couponId);
  const released = await tx
    .update(couponUses)
    .set({ releasedAt: now })
    .where(and(eq(couponUses.id, use.id), isNull(couponUses.releasedAt)))
    .returning({ id: couponUses.id });
  if (released.length === 0) return;
  await tx
    .update(coupons)
    .set({ usesCount: sql`${coupons.usesCount} - 1` })
    .where(eq(coupons.id, use.couponId));
}
