import type {
  addToFamilyBasket,
  CallBody,
  FamilyBasket,
  Language,
  orderFamilyBasket,
  Quote,
  quoteFamilyBasket,
  updateFamilyBasketLine,
} from "@talabee/contract";
import { MAX_CART_LINES } from "@talabee/contract";
import { addToBasket, hasVendorConflict, MAX_AMOUNT } from "@talabee/domain";
import { randomUUID } from "node:crypto";
import { count, eq, max, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { families, familyBasketLines } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { findAddress } from "../addresses/find-address.js";
import { lineKeyOf } from "../cart/add-lines.js";
import { cartTotal } from "../cart/change-cart.js";
import { deliveryPlaceOf, parseScheduledAt } from "../cart/delivery-request.js";
import { priceCart } from "../cart/price-cart.js";
import { findProductForSale } from "../cart/product-for-sale.js";
import type { QuoteContext } from "../cart/quote-context.js";
import { vendorConflict } from "../cart/vendor-conflict.js";
import { limitOf } from "../catalogue/product-dto.js";
import { type PlacedOrder, placeOrder } from "../orders/place-order.js";
import { spendable } from "../wallet/ledger.js";
import { familyBasket, walletShare } from "./basket-order.js";
import {
  basketQuote,
  loadBasket,
  type LoadedBasket,
  serializeBasket,
  toBasketLine,
} from "./loaded-basket.js";
import { lockMembership, type Membership, membershipOf } from "./membership.js";
import { notifyFamily } from "./notify-family.js";

/** The basket that a family fills together and its owner orders (REQ-JOIN-15): of one store, within stock. */
export function createBasketService(panel: Panel) {
  /** Changes the locked basket in one transaction and returns its new state. */
  async function change(
    userId: string,
    language: Language,
    work: (tx: Queries, basket: LoadedBasket, membership: Membership) => Promise<void>,
  ): Promise<FamilyBasket> {
    const now = panel.clock();
    return panel.db.transaction(async (tx) => {
      const membership = await lockMembership(tx, userId);
      await panel.faultPoint("basket: locked");
      const before = await loadBasket(tx, membership.family, now);
      await work(tx, before, membership);
      const isEmpty = sql`not exists (${tx
        .select({ one: sql`1` })
        .from(familyBasketLines)
        .where(eq(familyBasketLines.familyId, membership.family.id))})`;
      const [changed] = await tx
        .update(families)
        .set({
          basketVersion: sql`${families.basketVersion} + 1`,
          basketStoreId: sql`case when ${isEmpty} then null else ${families.basketStoreId} end`,
        })
        .where(eq(families.id, membership.family.id))
        .returning();
      const after = await loadBasket(tx, changed!, now);
      // A basket that grew beyond the limit because prices rose can still be reduced.
      if (cartTotal(after) > Math.max(cartTotal(before), MAX_AMOUNT)) throw new ApiError("amount_too_large");
      const memberIds = membership.members.map((member) => member.userId);
      await notifyFamily(panel, tx, membership.family.id, memberIds);
      return serializeBasket(after, language, now);
    });
  }

  return {
    async add(
      userId: string,
      form: CallBody<typeof addToFamilyBasket>,
      language: Language,
    ): Promise<FamilyBasket> {
      const note = form.note || null;
      const { quantity } = form;
      return change(userId, language, async (tx, basket, { family }) => {
        const { product, store, addons } = await findProductForSale(tx, form);
        const { lines } = basket;
        if (hasVendorConflict({ vendorId: family.basketStoreId, count: lines.length }, store.id)) {
          throw vendorConflict(basket, language);
        }
        const available = limitOf(product);
        const line = { member_id: userId, product_id: product.id, addons, note, quantity };
        if (addToBasket(lines.map(toBasketLine), line, available).left_out > 0) {
          throw new ApiError("stock_exceeded", { data: { product_id: product.id, available } });
        }
        const [last] = await tx
          .select({ position: max(familyBasketLines.position) })
          .from(familyBasketLines)
          .where(eq(familyBasketLines.familyId, family.id));
        const { familyId, memberId, lineKey } = familyBasketLines;
        await tx
          .insert(familyBasketLines)
          .values({
            id: randomUUID(),
            familyId: family.id,
            memberId: userId,
            productId: product.id,
            addons,
            note,
            lineKey: lineKeyOf(product.id, addons, note),
            quantity,
            position: (last?.position ?? 0) + 1,
          })
          .onConflictDoUpdate({
            target: [familyId, memberId, lineKey],
            set: { quantity: sql`${familyBasketLines.quantity} + ${quantity}` },
          });
        const [held] = await tx
          .select({ lines: count() })
          .from(familyBasketLines)
          .where(eq(familyBasketLines.familyId, family.id));
        if (held!.lines > MAX_CART_LINES) throw new ApiError("cart_full");
        await tx.update(families).set({ basketStoreId: store.id }).where(eq(families.id, family.id));
      });
    },

    async update(
      userId: string,
      form: CallBody<typeof updateFamilyBasketLine>,
      language: Language,
    ): Promise<FamilyBasket> {
      return change(userId, language, async (tx, basket, membership) => {
        if (form.version !== basket.row.version) {
          throw new ApiError("stale_basket", { data: serializeBasket(basket, language, panel.clock()) });
        }
        const line = findLine(basket, membership, form.item_id);
        const ofLine = eq(familyBasketLines.id, line.row.id);
        if (form.quantity === 0) {
          await tx.delete(familyBasketLines).where(ofLine);
          return;
        }
        const onOtherLines = basket.lines
          .filter((other) => other !== line && other.product.id === line.product.id)
          .reduce((sum, other) => sum + other.row.quantity, 0);
        const available = Math.max(0, limitOf(line.product) - onOtherLines);
        // Reducing is always allowed, so that a basket can be corrected after stock went down.
        if (form.quantity > available && form.quantity >= line.row.quantity) {
          throw new ApiError("stock_exceeded", { data: { product_id: line.product.id, available } });
        }
        await tx.update(familyBasketLines).set({ quantity: form.quantity }).where(ofLine);
      });
    },

    async remove(userId: string, itemId: string, language: Language): Promise<FamilyBasket> {
      return change(userId, language, async (tx, basket, membership) => {
        const line = findLine(basket, membership, itemId);
        await tx.delete(familyBasketLines).where(eq(familyBasketLines.id, line.row.id));
      });
    },

    /** Quote of the basket. Only the owner's quote uses the wallet (REQ-SEC-10). */
    async quote(
      userId: string,
      form: CallBody<typeof quoteFamilyBasket>,
      language: Language,
    ): Promise<Quote> {
      const now = panel.clock();
      const membership = await membershipOf(panel.db, userId);
      const basket = await loadBasket(panel.db, membership.family, now);
      const addressId = form.address_id ?? null;
      const address = addressId === null ? null : await findAddress(panel.db, userId, addressId);
      const context: QuoteContext = {
        now,
        language,
        orderType: form.order_type,
        place: deliveryPlaceOf(basket.store, address, panel.config.market),
        needsAddress: true,
        scheduledAt: parseScheduledAt(form.scheduled_at, basket, form.order_type, now),
        paymentMethod: form.payment_method,
      };
      const usesWallet = form.use_wallet && membership.me.role === "owner";
      const balance = usesWallet ? await spendable(panel.db, userId, now) : 0;
      const wallet = usesWallet
        ? { walletBalance: await walletShare(panel.db, membership, basket, context, balance) }
        : {};
      return basketQuote(priceCart(basket, { ...context, ...wallet }).dto, language);
    },

    /** Orders the basket, as its owner. */
    async order(
      user: SessionUser,
      form: CallBody<typeof orderFamilyBasket>,
      request: { key: string; language: Language },
    ): Promise<PlacedOrder> {
      await panel.limits.use("orders", user.id);
      return placeOrder(panel, user, form, request, familyBasket(panel, user.id));
    },
  };
}

/**
 * A line that this member may change: their own, or any for the owner, who pays for all. Throws the `ApiError`
 * `not_found`.
 */
function findLine({ lines }: LoadedBasket, { me }: Membership, itemId: string) {
  const line = lines.find(({ row }) => row.id === itemId);
  if (line === undefined || (me.role !== "owner" && line.row.memberId !== me.userId)) {
    throw new ApiError("not_found");
  }
  return line;
}
