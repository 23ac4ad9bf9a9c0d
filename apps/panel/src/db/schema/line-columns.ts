import { integer, jsonb, text } from "drizzle-orm/pg-core";
import { id } from "./columns.js";
import { products } from "./products.js";

export interface ChosenOption {
  id: string;
  quantity: number;
}

/** Columns of a line that is not ordered yet, in a customer's cart or a family's basket. */
export const lineColumns = () => ({
  id: id(),
  productId: text("product_id")
    .notNull()
    .references(() => products.id, { onDelete: "cascade" }),
  /** Sorted by id, so that equal choices compare equal. */
  addons: jsonb("addons").$type<ChosenOption[]>().notNull(),
  note: text("note"),
  /** Equal product, add-ons and note of one cart or member are one line. */
  lineKey: text("sameness").notNull(),
  quantity: integer("quantity").notNull(),
  position: integer("position").notNull(),
});
