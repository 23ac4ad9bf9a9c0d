import type {
  addToCart,
  CallBody,
  Cart,
  Language,
  Quote,
  quoteCart,
  updateCartLine,
} from "@talabee/contract";
import {
  type DeliveryPlace,
  hasVendorConflict,
  MAX_AMOUNT,
  metresBetween,
  stripInvisible,
} from "@talabee/domain";
import { and, eq, max, sql } from "drizzle-orm";
import { createHash, randomUUID } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { addresses, cartLines, carts, type ChosenOption, products, stores } from "../../db/schema.js";
import { Fault, refuseField } from "../../http/fault.js";
import type { Panel } from "../../panel.js";
import { limitOf, storeFace, type StoreRow } from "../catalogue/wire.js";
import { couponOffers, type KnownCoupon } from "../coupons/known-coupon.js";
import { noteUserEvent } from "../notifications/user-events.js";
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
import { findParked, parkedCarts, parkLines, unparkLines } from "./parked-carts.js";
import { addonRuleProblem, brokenGroup, faultOf, priceCart } from "./price-cart.js";
import { slotVerdict } from "./store-terms.js";

/** A line to put into a cart: equal ones join (settled 2). */
export interface NewLine {
  readonly productId: string;
  readonly addons: readonly ChosenOption[];
  readonly note: string | null;
  readonly quantity: number;
}

/** The cart as its customer gets it. */
export async function wireOfCart(
  queries: Queries,
  cart: LoadedCart,
  language: Language,
  now: Date,
): Promise<Cart> {
  return cartToWire(cart, language, now, {
    parked: await parkedCarts(queries, cart.row.userId, language),
    offers: await offersFor(queries, cart),
  });
}

/** Coupons that could be put on a cart, to suggest one. */
async function offersFor(queries: Queries, { store, row }: LoadedCart): Promise<readonly KnownCoupon[]> {
  return store === null ? [] : couponOffers(queries, row.userId, store.id);
}

/** Changes a customer's locked cart in use, in one transaction, and hands it back as it is then. */
export async function changeCart(
  panel: Panel,
  userId: string,
  language: Language,
  work: (tx: Queries, cart: LoadedCart) => Promise<void>,
): Promise<Cart> {
  const now = panel.clock();
  return panel.db.transaction(async (tx) => {
    const row = await cartRow(tx, userId, true);
    const before = await loadCart(tx, row, now);
    await work(tx, before);
    const [left] = await tx
      .select({ id: cartLines.id })
      .from(cartLines)
      .where(eq(cartLines.cartId, row.id))
      .limit(1);
    const [changed] = await tx
      .update(carts)
      .set({
        version: sql`${carts.version} + 1`,
        ...(left === undefined ? { storeId: null, couponId: null } : {}),
      })
      .where(eq(carts.id, row.id))
      .returning();
    await noteUserEvent(panel, tx, { userId, kind: "cart", subjectId: row.id });
    const after = await loadCart(tx, changed!, now);
    // A cart that became too dear by itself, as prices went up, can still be made smaller.
    if (costOf(after) > Math.max(costOf(before), MAX_AMOUNT)) throw new Fault("amount_too_large");
    return wireOfCart(tx, after, language, now);
  });
}

/** Makes room for a store's products in a locked cart, by what the customer decided about those of another. */
export async function settleConflict(
  tx: Queries,
  cart: LoadedCart,
  storeId: string,
  decision: { onConflict: "ask" | "replace" | "park"; language: Language; now: Date },
): Promise<LoadedCart["lines"]> {
  if (!hasVendorConflict({ vendorId: cart.row.storeId, count: cart.lines.length }, storeId))
    return cart.lines;
  switch (decision.onConflict) {
    case "ask":
      throw vendorConflict(cart, decision.language);
    case "park":
      await parkLines(tx, cart.row, decision.now);
      break;
    case "replace":
      await tx.delete(cartLines).where(eq(cartLines.cartId, cart.row.id));
      await tx.update(carts).set({ couponId: null }).where(eq(carts.id, cart.row.id));
  }
  return [];
}

/** Puts lines of one store into a locked cart that holds nothing of another. */
export async function putLines(
  tx: Queries,
  cartId: string,
  storeId: string,
  lines: readonly NewLine[],
): Promise<void> {
  const [last] = await tx
    .select({ position: max(cartLines.position) })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId));
  let position = last?.position ?? 0;
  for (const { productId, addons, note, quantity } of lines) {
    position++;
    const sorted = addons.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    await tx
      .insert(cartLines)
      .values({
        id: randomUUID(),
        cartId,
        productId,
        addons: sorted,
        note,
        sameness: samenessOf(productId, sorted, note),
        quantity,
        position,
      })
      .onConflictDoUpdate({
        target: [cartLines.cartId, cartLines.sameness],
        set: { quantity: sql`${cartLines.quantity} + ${quantity}` },
      });
  }
  await tx.update(carts).set({ storeId }).where(eq(carts.id, cartId));
}

/** The one cart a customer has in use (C4), and those put aside: of one vendor each, never more than stock and limits allow. */
export function createCartService(panel: Panel) {
  return {
    async read(userId: string, language: Language): Promise<Cart> {
      const now = panel.clock();
      const cart = await loadCart(panel.db, await cartRow(panel.db, userId, false), now);
      return wireOfCart(panel.db, cart, language, now);
    },

    async add(userId: string, form: CallBody<typeof addToCart>, language: Language): Promise<Cart> {
      const note = stripInvisible(form.note ?? "") || null;
      return changeCart(panel, userId, language, async (tx, cart) => {
        const { product, store, addons } = await findForSale(tx, form);
        const lines = await settleConflict(tx, cart, store.id, {
          onConflict: form.on_conflict,
          language,
          now: panel.clock(),
        });
        const inCart = lines
          .filter((line) => line.product.id === product.id)
          .reduce((sum, line) => sum + line.row.quantity, 0);
        const available = limitOf(product);
        if (inCart + form.quantity > available) {
          throw new Fault("stock_exceeded", { data: { product_id: product.id, available } });
        }
        const { quantity } = form;
        await putLines(tx, cart.row.id, store.id, [{ productId: product.id, addons, note, quantity }]);
      });
    },

    async update(userId: string, form: CallBody<typeof updateCartLine>, language: Language): Promise<Cart> {
      return changeCart(panel, userId, language, async (tx, cart) => {
        if (form.version !== cart.row.version) {
          throw new Fault("stale_cart", { data: await wireOfCart(tx, cart, language, panel.clock()) });
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
      return changeCart(panel, userId, language, async (tx, cart) => {
        if (!cart.lines.some(({ row }) => row.id === itemId)) throw new Fault("not_found");
        await tx.delete(cartLines).where(eq(cartLines.id, itemId));
      });
    },

    async clear(userId: string, language: Language): Promise<Cart> {
      return changeCart(panel, userId, language, async (tx, cart) => {
        await tx.delete(cartLines).where(eq(cartLines.cartId, cart.row.id));
      });
    },

    /** Takes a parked cart up again; what is in use is parked in its place. */
    async restore(userId: string, storeId: string, language: Language): Promise<Cart> {
      return changeCart(panel, userId, language, async (tx, { row }) => {
        const parked = await findParked(tx, userId, storeId);
        if (parked === null) throw new Fault("not_found");
        if (row.storeId !== storeId) await parkLines(tx, row, panel.clock());
        await unparkLines(tx, parked, row);
      });
    },

    async quote(userId: string, form: CallBody<typeof quoteCart>, language: Language): Promise<Quote> {
      const now = panel.clock();
      const cart = await loadCart(panel.db, await cartRow(panel.db, userId, false), now);
      const addressId = form.address_id ?? null;
      const address = addressId === null ? null : await findAddress(panel.db, userId, addressId);
      return priceCart(cart, {
        now,
        language,
        orderType: form.order_type,
        place: placeOf(cart.store, address),
        needsAddress: true,
        scheduledAt: readSchedule(form.scheduled_at, cart, form.order_type, now),
        paymentMethod: form.payment_method,
        ...(form.use_wallet ? { walletBalance: await spendable(panel.db, userId, now) } : {}),
        offers: await offersFor(panel.db, cart),
      }).wire;
    },
  };
}

/** The place a fee is reckoned for; undefined before there is an address. */
export function placeOf(
  store: StoreRow | null,
  address: Pick<typeof addresses.$inferSelect, "zoneNumber" | "lat" | "lng"> | null,
): DeliveryPlace | undefined {
  if (address === null) return undefined;
  const pin = address.lat === null || address.lng === null ? null : { lat: address.lat, lng: address.lng };
  const shop =
    store === null || store.lat === null || store.lng === null ? null : { lat: store.lat, lng: store.lng };
  return { zone: Number(address.zoneNumber), metres: pin && shop && metresBetween(shop, pin) };
}

/** The time an order is wanted for. A Fault on one that is never offered; whether there is room is for the quote. */
export function readSchedule(
  text: string | null | undefined,
  { store, terms }: LoadedCart,
  orderType: CallBody<typeof quoteCart>["order_type"],
  now: Date,
): Date | null {
  if (text === null || text === undefined) return null;
  const at = new Date(text);
  const isOffered =
    store === null || terms === null || slotVerdict(at, store, terms, orderType, now) !== "never";
  return isOffered ? at : refuseField("scheduled_at");
}

/** What the lines cost together; dirhams. */
export function costOf({ lines }: Pick<LoadedCart, "lines">): number {
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

/** The product somebody wants with the options they chose; a Fault when it cannot be had so. */
export async function findForSale(
  queries: Queries,
  wanted: { readonly product_id: string; readonly addons: readonly ChosenOption[] },
) {
  const [found] = await queries
    .select({ product: products, store: stores })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(eq(products.id, wanted.product_id), eq(products.active, true)));
  if (found === undefined) throw new Fault("not_found");
  const { product, store } = found;
  if (!store.active) throw new Fault("store_inactive");
  if (store.orderTypes.every((type) => type === "dine_in")) throw new Fault("dine_in_only");
  const groups = (await addonGroupsOf(queries, [product.id])).get(product.id) ?? [];
  return { product, store, addons: readAddons(wanted.addons, groups) };
}

/** The options chosen of a product, by the rules of its groups. */
export function readAddons(
  wanted: readonly ChosenOption[],
  groups: readonly AddonGroupRow[],
): ChosenOption[] {
  const sums = new Map<string, number>();
  for (const { id, quantity } of wanted) sums.set(id, (sums.get(id) ?? 0) + quantity);
  const addons = [...sums].map(([id, quantity]) => {
    const group = groups.find(({ options }) => options.some((option) => option.id === id));
    const option = group?.options.find((candidate) => candidate.id === id);
    if (group === undefined || option === undefined) {
      throw new Fault("validation_failed", { errors: { addons: ["value_invalid"] } });
    }
    if (!option.in_stock) throw faultOf(addonRuleProblem(group));
    return { ...option, quantity };
  });
  const broken = brokenGroup({ groups, addons });
  if (broken !== undefined) throw faultOf(addonRuleProblem(broken));
  return addons.map(({ id, quantity }) => ({ id, quantity })).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Says what a cart of another store holds, with the question what to do about it (C4). */
export function vendorConflict(cart: LoadedCart, language: Language): Fault {
  return new Fault("vendor_conflict", {
    data: {
      current_vendor: storeFace(cart.store!, language),
      items_count: cart.lines.reduce((sum, { row }) => sum + row.quantity, 0),
      items: cart.lines.map((line) => cartLineToWire(line, language)),
    },
  });
}

/** Lines with equal product, add-ons and note are one (settled 2). */
export function samenessOf(productId: string, addons: readonly ChosenOption[], note: string | null): string {
  return createHash("sha256")
    .update(JSON.stringify([productId, addons, note]))
    .digest("base64url");
}
