import { type FamilyBasket, fillMessage, type Language, messages, type Quote } from "@talabee/contract";
import type { BasketLine } from "@talabee/domain";
import { asc, eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { familyBasketLines, products } from "../../db/schema.js";
import { serializeCartLine } from "../cart/cart-dto.js";
import { type LineRow, type LoadedCart, type LoadedLine, resolveLines } from "../cart/loaded-cart.js";
import { priceCart } from "../cart/price-cart.js";
import { defaultOrderType } from "../catalogue/fulfilment-rules.js";
import { storeSummary } from "../catalogue/store-dto.js";
import type { FamilyRow } from "./membership.js";

/** A family's basket with everything that its price depends on. Priced and ordered like a cart, without coupons. */
export interface LoadedBasket extends LoadedCart {
  readonly lines: readonly (LoadedLine & { row: LineRow & { memberId: string } })[];
}

/** A family's basket with its products, lines in their order. */
export async function loadBasket(queries: Queries, family: FamilyRow, now: Date): Promise<LoadedBasket> {
  const rows = await queries
    .select({ row: familyBasketLines, product: products })
    .from(familyBasketLines)
    .innerJoin(products, eq(products.id, familyBasketLines.productId))
    .where(eq(familyBasketLines.familyId, family.id))
    .orderBy(asc(familyBasketLines.position));
  return {
    // A cart row without owner and coupon.
    row: {
      id: family.id,
      userId: "",
      storeId: family.basketStoreId,
      couponId: null,
      version: family.basketVersion,
      parkedAt: null,
    },
    coupon: null,
    ...(await resolveLines(queries, family.basketStoreId, rows, now)),
  };
}

/** A basket line as the rules of `@talabee/domain` take it. */
export const toBasketLine = ({ row }: LoadedBasket["lines"][number]): BasketLine => ({
  member_id: row.memberId,
  product_id: row.productId,
  addons: row.addons,
  note: row.note,
  quantity: row.quantity,
});

/** The basket as its members see it: priced without wallet and address. */
export function serializeBasket(basket: LoadedBasket, language: Language, now: Date): FamilyBasket {
  const { row, store, lines } = basket;
  return {
    version: row.version,
    vendor: store === null ? null : storeSummary(store, language),
    items: lines.map((line) => ({ ...serializeCartLine(line, language), member_id: line.row.memberId })),
    quote:
      store === null || lines.length === 0
        ? null
        : priceCart(basket, { now, language, orderType: defaultOrderType(store) }).dto,
  };
}

/** Reports an empty basket as `basket_empty` instead of `cart_empty`. */
export function basketQuote(quote: Quote, language: Language): Quote {
  return {
    ...quote,
    problems: quote.problems.map((problem) =>
      problem.code === "cart_empty"
        ? { ...problem, code: "basket_empty", message: fillMessage(messages.basket_empty, language) }
        : problem,
    ),
  };
}
