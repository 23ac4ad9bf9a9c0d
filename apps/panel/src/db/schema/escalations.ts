import { CLIMBED_RUNGS, type EscalationRung } from "@talabee/domain";
import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { enumCheck, timestamp } from "./columns.js";
import { orders } from "./orders.js";

/**
 * What was done because a store did not answer an order, one row for each rung of the ladder, written with its effect: so that
 * each is done once, and a store can see its own record.
 */
export const orderEscalations = pgTable(
  "order_escalations",
  {
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    rung: text("rung").$type<EscalationRung>().notNull(),
    /** What came of it, such as how many people were told. */
    outcome: text("outcome").notNull(),
    at: timestamp("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.rung] }),
    enumCheck("order_escalations_rung", table.rung, CLIMBED_RUNGS),
  ],
);
