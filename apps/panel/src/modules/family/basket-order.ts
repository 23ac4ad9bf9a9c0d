import { eq, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { families, familyBasketLines } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";
import { countSpendings } from "../allowances/family-spendings.js";
import { priceCart } from "../cart/price-cart.js";
import type { QuoteContext } from "../cart/quote-context.js";
import type { OrderSource } from "../orders/order-source.js";
import { mostFromWallet, sharesOf, splitWallet } from "./allowances.js";
import { loadBasket, type LoadedBasket } from "./loaded-basket.js";
import { lockMembership, type Membership } from "./membership.js";
import { notifyFamily } from "./notify-family.js";

/**
 * The family's basket as the source of an order by its owner; allowances are checked and counted in the order's
 * transaction.
 */
export function familyBasket(panel: Panel, userId: string): OrderSource {
  return {
    path: "/api/family/basket/order",
    async lock(tx) {
      const membership = await lockMembership(tx, userId);
      if (membership.me.role !== "owner") throw new ApiError("not_owner");
      const { family } = membership;
      const basketLines = await tx
        .select({ id: familyBasketLines.productId })
        .from(familyBasketLines)
        .where(eq(familyBasketLines.familyId, family.id));
      return {
        productIds: basketLines.map(({ id }) => id),
        couponId: null,
        familyId: family.id,
        whenEmpty: "basket_empty",
        load: () => loadBasket(tx, family, panel.clock()),
        // `load` above returned a LoadedBasket.
        walletShare: (basket, context, balance) =>
          walletShare(tx, membership, basket as LoadedBasket, context, balance),
        async finish(order, lines) {
          const timeZone = panel.config.market.time_zone;
          const shares = await sharesOf(tx, membership, lines, { now: order.createdAt, timeZone });
          await countSpendings(
            tx,
            { id: order.id, familyId: family.id, at: order.createdAt, timeZone },
            splitWallet(order, shares),
          );
          await tx.delete(familyBasketLines).where(eq(familyBasketLines.familyId, family.id));
          await tx
            .update(families)
            .set({ basketStoreId: null, basketVersion: sql`${families.basketVersion} + 1` })
            .where(eq(families.id, family.id));
          const memberIds = membership.members.map((member) => member.userId);
          await notifyFamily(panel, tx, family.id, memberIds);
        },
      };
    },
  };
}

/**
 * The part of the owner's balance that may pay for a basket: for each member at most what is left of this month's
 * allowance.
 */
export async function walletShare(
  queries: Queries,
  membership: Membership,
  basket: LoadedBasket,
  context: QuoteContext,
  balance: number,
): Promise<number> {
  const lines = basket.lines.map(({ row, lineTotal }) => ({ memberId: row.memberId, lineTotal }));
  const shares = await sharesOf(queries, membership, lines, {
    now: context.now,
    timeZone: basket.brand.timeZone,
  });
  const { order_total } = priceCart(basket, context).amounts;
  return Math.min(balance, mostFromWallet(order_total, shares));
}
