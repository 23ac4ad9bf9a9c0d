import { sql } from "drizzle-orm";
import { orders, stores } from "../../db/schema.js";

/** {@link answerableSince} of the domain for a query of orders with their stores. */
export const answerableSince = () =>
  sql`greatest(${orders.createdAt}, ${orders.settledAt}, ${orders.scheduledAt} - make_interval(mins => ${stores.deliveryMax}))`.mapWith(
    orders.createdAt,
  );
