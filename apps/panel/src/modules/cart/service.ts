import type {
  addToCart,
  CallBody,
  Cart,
  Language,
  Quote,
  quoteCart,
  updateCartLine,
} from "@talabee/contract";
import { hasVendorConflict } from "@talabee/domain";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";
import { findAddress } from "../addresses/find-address.js";
import { storeOrderTime } from "../catalogue/store-opening.js";
import { limitOf } from "../catalogue/product-dto.js";
import { spendable } from "../wallet/ledger.js";
import { changeCart, editCart, editLockedCart, serializeState } from "./change-cart.js";
import { deliveryPlaceOf, parseScheduledAt } from "./delivery-request.js";
import { withAddition, withLines, withQuantity } from "./edit-lines.js";
import { findParked, parkLines, unparkLines } from "./parked-carts.js";
import { priceCart } from "./price-cart.js";
import { optionsForSale } from "./product-for-sale.js";
import { type CartState, readCart } from "./read-cart.js";

/**
 * The customer's active cart (REQ-CART-19) and their parked ones. Each holds products of one store, within stock and
 * limits.
 */
export function createCartService(panel: Panel) {
  return {
    async read(userId: string, language: Language): Promise<Cart> {
      const now = panel.clock();
      return serializeState(await readCart(panel.db, userId, now), language, now);
    },

    async add(userId: string, form: CallBody<typeof addToCart>, language: Language): Promise<Cart> {
      const note = form.note || null;
      const { quantity, on_conflict } = form;
      const edit = {
        userId,
        language,
        productId: form.product_id,
        next({ target, ...state }: CartState, now: Date) {
          if (target === null) throw new ApiError("not_found");
          const addons = optionsForSale(target, form.addons);
          // A closed store can be ordered from for a later time, if there is one (REQ-CATALOG-42).
          if (storeOrderTime(target.store, target.rules, now).kind === "never") {
            throw new ApiError("store_closed_today");
          }
          const addition = { addons, note, quantity };
          return withAddition(state, target, addition, { replaces: on_conflict === "replace", language });
        },
      };
      if (on_conflict !== "park") return editCart(panel, edit);
      return editLockedCart(panel, edit, async (tx, { cart, target }, now) => {
        const { row, lines } = cart;
        const isOfOther =
          target !== null &&
          hasVendorConflict({ vendorId: row.storeId, count: lines.length }, target.store.id);
        if (isOfOther) await parkLines(tx, row, now);
      });
    },

    async update(userId: string, form: CallBody<typeof updateCartLine>, language: Language): Promise<Cart> {
      const next = (state: CartState, now: Date) => {
        const { cart } = state;
        if (form.version !== cart.row.version) {
          throw new ApiError("stale_cart", { data: serializeState(state, language, now) });
        }
        const line = cart.lines.find(({ row }) => row.id === form.item_id);
        if (line === undefined) throw new ApiError("not_found");
        const others = cart.lines.filter((other) => other !== line);
        if (form.quantity === 0) return withLines(state, others);
        const onOtherLines = others
          .filter((other) => other.product.id === line.product.id)
          .reduce((sum, other) => sum + other.row.quantity, 0);
        const available = Math.max(0, limitOf(line.product) - onOtherLines);
        // Reducing is always allowed, so that a cart can be corrected after stock went down.
        if (form.quantity > available && form.quantity >= line.row.quantity) {
          throw new ApiError("stock_exceeded", { data: { product_id: line.product.id, available } });
        }
        const changed = withQuantity(line, form.quantity);
        return withLines(
          state,
          cart.lines.map((other) => (other === line ? changed : other)),
        );
      };
      return editCart(panel, { userId, language, next });
    },

    async remove(userId: string, itemId: string, language: Language): Promise<Cart> {
      const next = (state: CartState) => {
        const { lines } = state.cart;
        if (!lines.some(({ row }) => row.id === itemId)) throw new ApiError("not_found");
        return withLines(
          state,
          lines.filter(({ row }) => row.id !== itemId),
        );
      };
      return editCart(panel, { userId, language, next });
    },

    async clear(userId: string, language: Language): Promise<Cart> {
      return editCart(panel, { userId, language, next: (state) => withLines(state, []) });
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
      const addressId = form.address_id ?? null;
      const [{ cart, offers }, address, walletBalance] = await Promise.all([
        readCart(panel.db, userId, now),
        addressId === null ? null : findAddress(panel.db, userId, addressId),
        form.use_wallet ? spendable(panel.db, userId, now) : null,
      ]);
      return priceCart(cart, {
        now,
        language,
        orderType: form.order_type,
        place: deliveryPlaceOf(cart.store, address, panel.config.market),
        needsAddress: true,
        scheduledAt: parseScheduledAt(form.scheduled_at, cart, form.order_type, now),
        paymentMethod: form.payment_method,
        ...(walletBalance === null ? {} : { walletBalance }),
        offers,
      }).dto;
    },
  };
}
