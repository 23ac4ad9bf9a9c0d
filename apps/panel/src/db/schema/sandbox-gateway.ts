import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/**
 * What the sandbox gateway of demos and tests knows: payments, cards, refunds and messages under way, one document
 * each. It stands for a company of its own, so nothing of the panel refers to these rows, nor they to anything.
 */
export const sandboxRecords = pgTable("sandbox_records", {
  id: text("id").primaryKey(),
  /** Under which request it was made, so that the same request again finds it. */
  requestKey: text("request_key").unique(),
  body: jsonb("body").notNull(),
});
