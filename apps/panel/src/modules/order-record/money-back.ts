import type { MoneyBack } from "@talabee/contract";
import { isCanceledStatus } from "@talabee/domain";
import { and, asc, eq, isNull, or } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { orderRefunds, payments, refunds, walletEntries } from "../../db/schema.js";
import type { OrderRow } from "./order-rows.js";

const NOTHING = { to_wallet: 0, to_card: 0, to_cash: 0, reason: null, state: "done" } as const;

/**
 * What went back to the customer of an order that is over, oldest first: refunds of its lines, what was refunded at the gateway
 * without us, and, for a canceled order, what the wallet got back.
 */
export async function readMoneyBack(queries: Queries, order: OrderRow): Promise<MoneyBack[]> {
  const ofLines = await queries
    .select({ refund: orderRefunds, state: refunds.status })
    .from(orderRefunds)
    .leftJoin(refunds, eq(refunds.id, orderRefunds.gatewayRefundId))
    .where(eq(orderRefunds.orderId, order.id));
  const atGateway = await queries
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(orderRefunds, eq(orderRefunds.gatewayRefundId, refunds.id))
    .where(and(eq(payments.orderId, order.id), isNull(orderRefunds.id)));
  const all = [
    ...ofLines.map(({ refund, state }) => ({
      at: refund.at,
      amount: refund.wallet + refund.card + refund.credit + refund.cash,
      to_wallet: refund.wallet + refund.credit,
      to_card: refund.card,
      to_cash: refund.cash,
      reason: refund.reason,
      state: state ?? ("done" as const),
    })),
    ...atGateway.map(({ refund: { createdAt, amount, status } }) => ({
      ...NOTHING,
      at: createdAt,
      amount,
      to_card: amount,
      state: status,
    })),
    ...(isCanceledStatus(order.orderStatus) ? await walletRefunds(queries, order.id) : []),
  ];
  return all
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, ...rest }) => ({ at: at.toISOString(), ...rest }));
}

/** What the wallet got back of a canceled order: its own part, and what the customer chose to have there. */
async function walletRefunds(queries: Queries, orderId: string) {
  const rows = await queries
    .select({ at: walletEntries.at, amount: walletEntries.amount })
    .from(walletEntries)
    .leftJoin(payments, eq(payments.id, walletEntries.paymentId))
    .where(
      and(
        eq(walletEntries.kind, "refund"),
        or(eq(walletEntries.orderId, orderId), eq(payments.orderId, orderId)),
      ),
    )
    .orderBy(asc(walletEntries.id));
  return rows.map(({ at, amount }) => ({ ...NOTHING, at, amount, to_wallet: amount }));
}
