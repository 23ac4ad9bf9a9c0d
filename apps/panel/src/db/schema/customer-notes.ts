import { index, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { id, timestamp } from "./columns.js";

/** What the office notes about customers. */
export const customerNotes = pgTable(
  "customer_notes",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
    at: timestamp("at").notNull(),
  },
  (table) => [
    index("customer_notes_user").on(table.userId, table.at),
    index("customer_notes_author").on(table.authorId),
    index("customer_notes_age").on(table.at),
  ],
);
