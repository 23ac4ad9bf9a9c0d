import { FINAL_ORDER_STATUSES, type OrderStatus } from "@talabee/domain";
import { type SQL, sql } from "drizzle-orm";
import { orders } from "../../db/schema.js";

/** The column with the time at which an order reached a status. No order moves to `pending`: it is placed. */
export const STATUS_TIMES = {
  pending: "createdAt",
  accepted: "acceptedAt",
  delivering: "deliveringAt",
  delivered: "deliveredAt",
  canceled: "canceledAt",
} as const satisfies Record<OrderStatus, keyof typeof orders.$inferSelect>;

/** When an order reached a final status; null before. */
export const endOfOrder = (): SQL =>
  sql`coalesce(${sql.join(
    FINAL_ORDER_STATUSES.map((status) => sql`${orders[STATUS_TIMES[status]]}`),
    sql`, `,
  )})`;
