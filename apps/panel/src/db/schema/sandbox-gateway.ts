import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/**
 * Records of the sandbox gateway for demos and tests: payments, cards, refunds and messages, one document each. The
 * gateway simulates another company, so no other table references these rows, nor they any.
 */
export const sandboxRecords = pgTable("sandbox_records", {
  id: text("id").primaryKey(),
  /** Key of the creating request, so that a repeated request finds the record. */
  requestKey: text("request_key").unique(),
  body: jsonb("body").notNull(),
});
