import { FINAL_ORDER_STATUSES } from "@talabee/domain";
import { and, count, eq, exists, inArray, isNull, lt, notExists, or, sql } from "drizzle-orm";
import type { Database, Queries } from "../../db/database.js";
import { bills, coupons, couponUses, disputes, orders, payments, refunds } from "../../db/schema.js";

/**
 * Deletes orders, payments and bills from before a date (REQ-SEC-18), `batch` at once, with all that belongs to them: lines,
 * status history, assignments of riders, uses of coupons, attempts, refunds. The wallet's ledger keeps its amounts, which
 * add up to the balance, and forgets what they were for; a review stays without its order. Open orders and unsettled
 * payments are kept.
 */
export async function deleteOldSales(db: Database, before: Date, batch: number): Promise<void> {
  const deletions = [deleteOrders, deletePaymentsWithoutOrder, deleteBills];
  for (const some of deletions) {
    let deleted = batch;
    while (deleted === batch) deleted = await db.transaction((tx) => some(tx, before, batch));
  }
}

async function deleteOrders(tx: Queries, before: Date, batch: number): Promise<number> {
  const unfinished = tx
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), isUnderWay(tx)));
  const old = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        lt(orders.createdAt, before),
        inArray(orders.orderStatus, FINAL_ORDER_STATUSES),
        notExists(unfinished),
      ),
    )
    .limit(batch)
    .for("update");
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  // Subtract the deleted uses from each coupon's counter.
  const uses = await tx
    .select({ couponId: couponUses.couponId, n: count() })
    .from(couponUses)
    .where(and(inArray(couponUses.orderId, ids), isNull(couponUses.releasedAt)))
    .groupBy(couponUses.couponId)
    .orderBy(couponUses.couponId);
  for (const { couponId, n } of uses) {
    await tx
      .update(coupons)
      .set({ usesCount: sql`${coupons.usesCount} - ${n}` })
      .where(eq(coupons.id, couponId));
  }
  const paid = await tx.select({ id: payments.id }).from(payments).where(inArray(payments.orderId, ids));
  await deletePayments(
    tx,
    paid.map(({ id }) => id),
  );
  await tx.delete(orders).where(inArray(orders.id, ids));
  return ids.length;
}

async function deletePaymentsWithoutOrder(tx: Queries, before: Date, batch: number): Promise<number> {
  const old = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(lt(payments.createdAt, before), isNull(payments.orderId), sql`not (${isUnderWay(tx)})`))
    .limit(batch)
    .for("update");
  const ids = old.map(({ id }) => id);
  await deletePayments(tx, ids);
  return ids.length;
}

async function deletePayments(tx: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(refunds).where(inArray(refunds.paymentId, [...ids]));
  await tx.delete(disputes).where(inArray(disputes.paymentId, [...ids]));
  await tx.delete(payments).where(inArray(payments.id, [...ids]));
}

/** Bills that were paid or dropped; one that is still owed stays. */
async function deleteBills(tx: Queries, before: Date, batch: number): Promise<number> {
  const payment = tx
    .select({ one: sql`1` })
    .from(payments)
    .where(eq(payments.billId, bills.id));
  const old = tx
    .select({ id: bills.id })
    .from(bills)
    .where(
      and(
        // Literals, not parameters, as in the index.
        sql`${bills.status} in ('paid', 'canceled')`,
        lt(sql`coalesce(${bills.paidAt}, ${bills.createdAt})`, before.toISOString()),
        notExists(payment),
      ),
    )
    .limit(batch);
  const gone = await tx.delete(bills).where(inArray(bills.id, old)).returning({ id: bills.id });
  return gone.length;
}

/** Whether money of a payment is still moving. */
function isUnderWay(tx: Queries) {
  const one = { one: sql`1` };
  const refund = tx
    .select(one)
    .from(refunds)
    .where(and(eq(refunds.paymentId, payments.id), eq(refunds.status, "pending")));
  const dispute = tx
    .select(one)
    .from(disputes)
    .where(and(eq(disputes.paymentId, payments.id), eq(disputes.status, "open")));
  return or(eq(payments.status, "pending"), exists(refund), exists(dispute))!;
}
