import type {
  addToCart,
  CallBody,
  Cart,
  Language,
  Quote,
  quoteCart,
  updateCartLine,
} from "@talabee/contract";
import { hasVendorConflict, MAX_AMOUNT, stripInvisible } from "@talabee/domain";
import { and, eq, max, sql } from "drizzle-orm";
import { createHash, randomUUID } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { addresses, cartLines, carts, type ChosenOption, products, stores } from "../../db/schema.js";
import { Fault, refuseField } from "../../http/fault.js";
import type { Panel } from "../../panel.js";
import { limitOf, storeFace } from "../catalogue/wire.js";
import { spendable } from "../wallet/ledger.js";
import {
  type AddonGroupRow,
  addonGroupsOf,
  cartLineToWire,
  cartRow,
  cartToWire,
  loadCart,
  type LoadedCart,
} from "./loaded-cart.js";
import { addonRuleProblem, brokenGroup, priceCart } from "./price-cart.js";

/** The one cart of a customer (C4): products of one vendor, never more than stock and limits allow. */
export function createCartService(panel: Panel) {
  /** Changes a locked cart and hands it back as it is then. */
  async function change(
    userId: string,
    language: Language,
    work: (tx: Queries, cart: LoadedCart) => Promise<void>,
  ): Promise<Cart> {
    return panel.db.transaction(async (tx) => {
      const row = await cartRow(tx, userId, true);
      const before = await loadCart(tx, row);
      await work(tx, before);
      const [left] = await tx
        .select({ id: cartLines.id })
        .from(cartLines)
        .where(eq(cartLines.cartId, row.id))
        .limit(1);
      const [changed] = await tx
        .update(carts)
        .set({ version: sql`${carts.version} + 1`, ...(left === undefined ? { storeId: null } : {}) })
        .where(eq(carts.id, row.id))
        .returning();
      const after = await loadCart(tx, changed!);
      // A cart that became too dear by itself, as prices went up, can still be made smaller.
      if (costOf(after) > Math.max(costOf(before), MAX_AMOUNT)) throw new Fault("amount_too_large");
      return cartToWire(after, language, panel.clock());
    });
  }

  return {
    async read(userId: string, language: Language): Promise<Cart> {
      const cart = await loadCart(panel.db, await cartRow(panel.db, userId, false));
      return cartToWire(cart, language, panel.clock());
    },

    async add(userId: string, form: CallBody<typeof addToCart>, language: Language): Promise<Cart> {
      const note = stripInvisible(form.note ?? "") || null;
      return change(userId, language, async (tx, cart) => {
        const [found] = await tx
          .select({ product: products, store: stores })
          .from(products)
          .innerJoin(stores, eq(stores.id, products.storeId))
          .where(and(eq(products.id, form.product_id), eq(products.active, true)));
        if (found === undefined) throw new Fault("not_found");
        const { product, store } = found;
        if (!store.active) throw new Fault("store_inactive");
        if (store.orderTypes.every((type) => type === "dine_in")) throw new Fault("dine_in_only");
        const groups = (await addonGroupsOf(tx, [product.id])).get(product.id) ?? [];
        const addons = readAddons(form.addons, groups);

        let lines = cart.lines;
        if (hasVendorConflict({ vendorId: cart.row.storeId, count: lines.length }, store.id)) {
          if (form.on_conflict === "ask") throw vendorConflict(cart, language);
          // Carts cannot be put aside yet: refused, so that nothing is lost.
          if (form.on_conflict === "park") refuseField("on_conflict");
          await tx.delete(cartLines).where(eq(cartLines.cartId, cart.row.id));
          lines = [];
        }
        const inCart = lines
          .filter((line) => line.product.id === product.id)
          .reduce((sum, line) => sum + line.row.quantity, 0);
        const available = limitOf(product);
        if (inCart + form.quantity > available) {
          throw new Fault("stock_exceeded", { data: { product_id: product.id, available } });
        }
        const [last] = await tx
          .select({ position: max(cartLines.position) })
          .from(cartLines)
          .where(eq(cartLines.cartId, cart.row.id));
        await tx
          .insert(cartLines)
          .values({
            id: randomUUID(),
            cartId: cart.row.id,
            productId: product.id,
            addons,
            note,
            sameness: samenessOf(product.id, addons, note),
            quantity: form.quantity,
            position: (last?.position ?? 0) + 1,
          })
          .onConflictDoUpdate({
            target: [cartLines.cartId, cartLines.sameness],
            set: { quantity: sql`${cartLines.quantity} + ${form.quantity}` },
          });
        await tx.update(carts).set({ storeId: store.id }).where(eq(carts.id, cart.row.id));
      });
    },

    async update(userId: string, form: CallBody<typeof updateCartLine>, language: Language): Promise<Cart> {
      return change(userId, language, async (tx, cart) => {
        if (form.version !== cart.row.version) {
          throw new Fault("stale_cart", { data: cartToWire(cart, language, panel.clock()) });
        }
        const line = cart.lines.find(({ row }) => row.id === form.item_id);
        if (line === undefined) throw new Fault("not_found");
        if (form.quantity === 0) {
          await tx.delete(cartLines).where(eq(cartLines.id, line.row.id));
          return;
        }
        const onOtherLines = cart.lines
          .filter((other) => other !== line && other.product.id === line.product.id)
          .reduce((sum, other) => sum + other.row.quantity, 0);
        const available = Math.max(0, limitOf(line.product) - onOtherLines);
        // Fewer than before is always allowed, so that a cart can be mended after stock went down.
        if (form.quantity > available && form.quantity >= line.row.quantity) {
          throw new Fault("stock_exceeded", { data: { product_id: line.product.id, available } });
        }
        await tx.update(cartLines).set({ quantity: form.quantity }).where(eq(cartLines.id, line.row.id));
      });
    },

    async remove(userId: string, itemId: string, language: Language): Promise<Cart> {
      return change(userId, language, async (tx, cart) => {
        if (!cart.lines.some(({ row }) => row.id === itemId)) throw new Fault("not_found");
        await tx.delete(cartLines).where(eq(cartLines.id, itemId));
      });
    },

    async clear(userId: string, language: Language): Promise<Cart> {
      return change(userId, language, async (tx, cart) => {
        await tx.delete(cartLines).where(eq(cartLines.cartId, cart.row.id));
      });
    },

    async quote(userId: string, form: CallBody<typeof quoteCart>, language: Language): Promise<Quote> {
      const cart = await loadCart(panel.db, await cartRow(panel.db, userId, false));
      const addressId = form.address_id ?? null;
      if ((form.scheduled_at ?? null) !== null) refuseField("scheduled_at");
      const address = addressId === null ? null : await findAddress(panel.db, userId, addressId);
      return priceCart(cart, {
        now: panel.clock(),
        language,
        orderType: form.order_type,
        zone: address === null ? undefined : Number(address.zoneNumber),
        needsAddress: true,
        paymentMethod: form.payment_method,
        ...(form.use_wallet || form.payment_method === "wallet"
          ? { walletBalance: await spendable(panel.db, userId, panel.clock()) }
          : {}),
      }).wire;
    },
  };
}

/** What the lines cost together; dirhams. */
function costOf({ lines }: LoadedCart): number {
  return lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
}

/** An address of this customer; a Fault for anybody else's. */
export async function findAddress(queries: Queries, userId: string, id: string) {
  const [row] = await queries
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)));
  if (row === undefined) throw new Fault("not_found");
  return row;
}

function readAddons(wanted: readonly ChosenOption[], groups: readonly AddonGroupRow[]): ChosenOption[] {
  const sums = new Map<string, number>();
  for (const { id, quantity } of wanted) sums.set(id, (sums.get(id) ?? 0) + quantity);
  const addons = [...sums].map(([id, quantity]) => {
    const group = groups.find(({ options }) => options.some((option) => option.id === id));
    const option = group?.options.find((candidate) => candidate.id === id);
    if (group === undefined || option === undefined) {
      throw new Fault("validation_failed", { errors: { addons: ["value_invalid"] } });
    }
    if (!option.in_stock) throw addonFault(group);
    return { ...option, quantity };
  });
  const broken = brokenGroup({ groups, addons });
  if (broken !== undefined) throw addonFault(broken);
  return addons.map(({ id, quantity }) => ({ id, quantity })).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function addonFault(group: AddonGroupRow): Fault {
  const { code, ...details } = addonRuleProblem(group);
  return new Fault(code, details);
}

function vendorConflict(cart: LoadedCart, language: Language): Fault {
  return new Fault("vendor_conflict", {
    data: {
      current_vendor: storeFace(cart.store!, language),
      items_count: cart.lines.reduce((sum, { row }) => sum + row.quantity, 0),
      items: cart.lines.map((line) => cartLineToWire(line, language)),
    },
  });
}

/** Lines with equal product, add-ons and note are one (settled 2). */
function samenessOf(productId: string, addons: readonly ChosenOption[], note: string | null): string {
  return createHash("sha256")
    .update(JSON.stringify([productId, addons, note]))
    .digest("base64url");
}
