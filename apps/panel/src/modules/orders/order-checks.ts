import type { CallBody, createOrder, Language } from "@talabee/contract";
import { readTable } from "@talabee/domain";
import { eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { dineTables } from "../../db/schema.js";
import { ApiError, throwInvalidField } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";
import { toApiError } from "../cart/cart-problems.js";
import { acceptedPaymentMethods } from "../catalogue/accepted-payment-methods.js";
import type { LoadedCart } from "../cart/loaded-cart.js";
import type { PricedCart } from "../cart/price-cart.js";
import type { StoreRow } from "../catalogue/store-dto.js";
import { stockShortage } from "./stock.js";

export type OrderForm = CallBody<typeof createOrder>;

/**
 * Throws the first problem of a priced cart as an `ApiError`. Without problems, throws `quote_changed` if the customer saw
 * other prices.
 */
export function rejectProblems(
  priced: PricedCart,
  form: OrderForm,
  cart: LoadedCart,
  language: Language,
): void {
  const [first] = priced.problems;
  const isQuoteChanged = priced.dto.quote_hash !== form.quote_hash;
  const quoteChanged = () => new ApiError("quote_changed", { data: priced.dto });
  if (first === undefined) {
    if (isQuoteChanged) throw quoteChanged();
    return;
  }
  const shortIds = priced.problems.flatMap(({ code, itemId }) => (code === "stock_exceeded" ? [itemId] : []));
  if (shortIds.length > 0) {
    throw stockShortage(
      cart.lines.filter(({ row }) => shortIds.includes(row.id)),
      language,
    );
  }
  // A changed price can be the reason why the minimum is missed: the new quote shows both.
  if (isQuoteChanged && first.code === "min_order" && cart.lines.length > 0) throw quoteChanged();
  throw toApiError(first);
}

/** Throws the `ApiError`s `no_payment_methods` and `payment_method_unavailable`. */
export function checkPaymentMethod(
  panel: Panel,
  form: OrderForm,
  cart: LoadedCart,
  { amounts }: PricedCart,
): void {
  const methods = acceptedPaymentMethods(panel, cart.brand, cart.store);
  if (methods.length === 0) throw new ApiError("no_payment_methods");
  const isWalletShort = form.payment_method === "wallet" && amounts.amount_due > 0;
  if (isWalletShort || !methods.includes(form.payment_method))
    throw new ApiError("payment_method_unavailable");
}

/** The table of a dine-in order: one of the store's tables, or any number if the store lists none (REQ-ORDER-33). */
export async function parseTable(
  tx: Queries,
  store: StoreRow,
  tableNumber: string | null | undefined,
): Promise<string> {
  const tables = await tx.select().from(dineTables).where(eq(dineTables.storeId, store.id));
  const isTable =
    tables.length === 0 || tables.some((table) => table.active && readTable(table.number) === tableNumber);
  return tableNumber && isTable ? tableNumber : throwInvalidField("table_number");
}
