import type {
  addToCart,
  CallBody,
  Cart,
  Language,
  Quote,
  quoteCart,
  updateCartLine,
} from "@talabee/contract";
import { stripInvisible } from "@talabee/domain";
import { eq } from "drizzle-orm";
import { cartLines } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";
import { findAddress } from "../addresses/find-address.js";
import { loadFulfilmentRules, storeOrderTime } from "../catalogue/fulfilment-rules.js";
import { limitOf } from "../catalogue/product-dto.js";
import { spendable } from "../wallet/ledger.js";
import { addLines } from "./add-lines.js";
import { changeCart, offersFor, readSerializedCart } from "./change-cart.js";
import { deliveryPlaceOf, parseScheduledAt } from "./delivery-request.js";
import { findOrCreateCart, loadCart } from "./loaded-cart.js";
import { findParked, parkLines, unparkLines } from "./parked-carts.js";
import { priceCart } from "./price-cart.js";
import { findProductForSale } from "./product-for-sale.js";
import { resolveVendorConflict } from "./vendor-conflict.js";

/**
 * The customer's active cart (REQ-CART-19) and their parked ones. Each holds products of one store, within stock and
 * limits.
 */
export function createCartService(panel: Panel) {
  return {
    async read(userId: string, language: Language): Promise<Cart> {
      const now = panel.clock();
      const cart = await loadCart(panel.db, await findOrCreateCart(panel.db, userId, false), now);
      return readSerializedCart(panel.db, cart, language, now);
    },

    async add(userId: string, form: CallBody<typeof addToCart>, language: Language): Promise<Cart> {
      const note = stripInvisible(form.note ?? "") || null;
      return changeCart(panel, userId, language, async (tx, cart) => {
        const { product, store, addons } = await findProductForSale(tx, form);
        const now = panel.clock();
        const rules = await loadFulfilmentRules(tx, store, now);
        // A closed store can be ordered from for a later time, if there is one (REQ-CATALOG-42).
        if (storeOrderTime(store, rules, now).kind === "never") throw new ApiError("store_closed_today");
        const lines = await resolveVendorConflict(tx, cart, store.id, {
          onConflict: form.on_conflict,
          language,
          now,
        });
        const inCart = lines
          .filter((line) => line.product.id === product.id)
          .reduce((sum, line) => sum + line.row.quantity, 0);
        const available = limitOf(product);
        if (inCart + form.quantity > available) {
          throw new ApiError("stock_exceeded", { data: { product_id: product.id, available } });
        }
        const { quantity } = form;
        await addLines(tx, cart.row.id, store.id, [{ productId: product.id, addons, note, quantity }]);
      });
    },

    async update(userId: string, form: CallBody<typeof updateCartLine>, language: Language): Promise<Cart> {
      return changeCart(panel, userId, language, async (tx, cart) => {
        if (form.version !== cart.row.version) {
          throw new ApiError("stale_cart", {
            data: await readSerializedCart(tx, cart, language, panel.clock()),
          });
        }
        const line = cart.lines.find(({ row }) => row.id === form.item_id);
        if (line === undefined) throw new ApiError("not_found");
        if (form.quantity === 0) {
          await tx.delete(cartLines).where(eq(cartLines.id, line.row.id));
          return;
        }
        const onOtherLines = cart.lines
          .filter((other) => other !== line && other.product.id === line.product.id)
          .reduce((sum, other) => sum + other.row.quantity, 0);
        const available = Math.max(0, limitOf(line.product) - onOtherLines);
        // Reducing is always allowed, so that a cart can be corrected after stock went down.
        if (form.quantity > available && form.quantity >= line.row.quantity) {
          throw new ApiError("stock_exceeded", { data: { product_id: line.product.id, available } });
        }
        await tx.update(cartLines).set({ quantity: form.quantity }).where(eq(cartLines.id, line.row.id));
      });
    },

    async remove(userId: string, itemId: string, language: Language): Promise<Cart> {
      return changeCart(panel, userId, language, async (tx, cart) => {
        if (!cart.lines.some(({ row }) => row.id === itemId)) throw new ApiError("not_found");
        await tx.delete(cartLines).where(eq(cartLines.id, itemId));
      });
    },

    async clear(userId: string, language: Language): Promise<Cart> {
      return changeCart(panel, userId, language, async (tx, cart) => {
        await tx.delete(cartLines).where(eq(cartLines.cartId, cart.row.id));
      });
    },

    /** Makes a parked cart the active one and parks the other. */
    async restore(userId: string, storeId: string, language: Language): Promise<Cart> {
      return changeCart(panel, userId, language, async (tx, { row }) => {
        const parked = await findParked(tx, userId, storeId);
        if (parked === null) throw new ApiError("not_found");
        if (row.storeId !== storeId) await parkLines(tx, row, panel.clock());
        await unparkLines(tx, parked, row);
      });
    },

    async quote(userId: string, form: CallBody<typeof quoteCart>, language: Language): Promise<Quote> {
      const now = panel.clock();
      const cart = await loadCart(panel.db, await findOrCreateCart(panel.db, userId, false), now);
      const addressId = form.address_id ?? null;
      const address = addressId === null ? null : await findAddress(panel.db, userId, addressId);
      return priceCart(cart, {
        now,
        language,
        orderType: form.order_type,
        place: deliveryPlaceOf(cart.store, address),
        needsAddress: true,
        scheduledAt: parseScheduledAt(form.scheduled_at, cart, form.order_type, now),
        paymentMethod: form.payment_method,
        ...(form.use_wallet ? { walletBalance: await spendable(panel.db, userId, now) } : {}),
        offers: await offersFor(panel.db, cart),
      }).dto;
    },
  };
}
