import type { CallData, CallQuery, payments as paymentsCall } from "@talabee/contract";
import { and, desc, eq, lt } from "drizzle-orm";
import { orders, paymentAttempts, payments } from "../../db/schema.js";
import { cutPage, PER_PAGE, readCursor } from "../../http/cursor.js";
import type { Panel } from "../../panel.js";
import { serializePayment } from "./payment-rows.js";

/** A page of a customer's payments, newest first. */
export async function listPayments(
  { db }: Pick<Panel, "db">,
  userId: string,
  query: CallQuery<typeof paymentsCall>,
): Promise<CallData<typeof paymentsCall>> {
  const perPage = query.per_page ?? PER_PAGE;
  const before = readCursor(query.cursor, Number.MAX_SAFE_INTEGER);
  const rows = await db
    .select({ payment: payments, attempt: paymentAttempts, code: orders.orderCode })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(
      paymentAttempts,
      and(eq(paymentAttempts.paymentId, payments.id), eq(paymentAttempts.number, payments.attempts)),
    )
    .where(and(eq(payments.userId, userId), lt(payments.sequence, before)))
    .orderBy(desc(payments.sequence))
    .limit(perPage + 1);
  const page = cutPage(rows, perPage, ({ payment }) => payment.sequence);
  return {
    items: page.rows.map(({ payment, attempt, code }) => serializePayment(payment, attempt, code)),
    next_cursor: page.next_cursor,
  };
}
