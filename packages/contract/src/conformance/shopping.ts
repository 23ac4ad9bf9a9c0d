import * as z from "zod/mini";
import type { CallData } from "../call.js";
import type { quoteCart } from "../calls.js";
import { table } from "../table.js";
import type { Customer } from "./accounts.js";
import { type Goods, NOBODY, paginate } from "./browsing.js";
import type { Prober } from "./prober.js";
import { deliver, type Staff } from "./staff-work.js";

const ADDRESS = {
  label: "work",
  phone: "٥٥١٢٣٤٥٦",
  zone_number: "61",
  line_one: "850",
  building_number: "12",
  note: "Leave at the door",
};

/** The cart, from the first product to an order that was cancelled. */
export async function shop(
  prober: Prober,
  goods: Goods,
  owner: Customer,
  other: Customer | null,
  staff: Staff | null,
): Promise<void> {
  const { product } = goods;
  const { token } = owner;
  const addressId = await keepAddresses(prober, owner, other);
  if (product === null) return;
  const needed = Math.max(1, Math.ceil(product.minOrder / Math.max(1, product.price)));
  const item = { product_id: product.id, quantity: needed, addons: product.addons };

  await prober.shoot("clearCart", { token, body: {} }, "success");
  await prober.shoot("addToCart", { token, body: {}, language: "ar", check: "validation" }, [
    "validation_failed",
  ]);
  await prober.shoot("addToCart", { token, body: { product_id: NOBODY }, check: "unknown ids" }, [
    "not_found",
  ]);
  let added = await prober.shoot("addToCart", { token, body: item, language: "ar" }, "success");
  // The stream of the customer says that their cart changed.
  const event = await prober.firstEvent("events", { token }, async () => {
    await prober.shoot("clearCart", { token, body: {} }, "success");
    added = await prober.shoot("addToCart", { token, body: item }, "success");
  });
  const fits = event !== null && z.safeParse(table["events"]!.data, event.data).success;
  prober.claim("events", "shape", fits, event === null ? "no event came" : "the first event does not fit");
  const line = added.data?.items[0];
  prober.claim("addToCart", "behaviour", line?.quantity === needed, "the line has another quantity");
  await prober.shoot(
    "addToCart",
    { token, body: { ...item, quantity: product.maxQuantity + 1 }, check: "behaviour" },
    ["stock_exceeded"],
  );
  if (goods.other !== null) {
    const theirs = { product_id: goods.other.id, addons: goods.other.addons };
    await prober.shoot("addToCart", { token, body: theirs, language: "ar", check: "behaviour" }, [
      "vendor_conflict",
    ]);
  }
  const read = await prober.shoot("cart", { token }, "success");
  prober.claim("cart", "behaviour", read.data?.items.length === 1, "does not hold what was added");
  if (line !== undefined) {
    const item_id: string = line.id;
    const more = { item_id, quantity: needed + 1, version: read.data?.version };
    await prober.shoot("updateCartLine", { token, body: more, language: "ar" }, "success");
    await prober.shoot("updateCartLine", { token, body: more, check: "behaviour" }, ["stale_cart"]);
    for (const name of ["updateCartLine", "removeCartLine"]) {
      const theirs = other && (await prober.shoot("cart", { token: other.token }, "success"));
      const body = { item_id, quantity: 1, version: theirs?.data?.version ?? 0 };
      if (other)
        await prober.shoot(name, { token: other.token, body, check: "other people's things" }, ["not_found"]);
      await prober.shoot(name, { token, body: {}, check: "validation" }, ["validation_failed"]);
    }
    await prober.shoot("removeCartLine", { token, body: { item_id } }, "success");
    await prober.shoot("addToCart", { token, body: item }, "success");
  }
  await order(prober, goods, owner, other, addressId, item, staff);
  await park(prober, goods, token, item);
  await prober.shoot("clearCart", { token, body: {} }, "success");
}

async function keepAddresses(
  prober: Prober,
  owner: Customer,
  other: Customer | null,
): Promise<string | null> {
  const { token } = owner;
  for (const language of ["en", "ar"] as const) {
    const bad = await prober.shoot("createAddress", { token, body: {}, language, check: "validation" }, [
      "validation_failed",
    ]);
    for (const field of ["phone", "zone_number", "building_number", "note"]) {
      prober.claim("createAddress", "validation", field in bad.errors, `says nothing of ${field}`);
    }
  }
  const kept = await prober.shoot("createAddress", { token, body: ADDRESS, language: "ar" }, "success");
  if (!kept.data) return null;
  const id: string = kept.data.id;
  prober.claim(
    "createAddress",
    "behaviour",
    kept.data.phone === "+97455123456",
    "a number in Arabic digits did not become E.164",
  );
  const list = await prober.shoot("addresses", { token }, "success");
  const ids = ((list.data?.items ?? []) as { id: string }[]).map((address) => address.id);
  prober.claim("addresses", "behaviour", ids.includes(id), "does not hold the new address");
  const params = { id };
  for (const name of ["updateAddress", "deleteAddress", "makeDefaultAddress"]) {
    if (other) {
      await prober.shoot(
        name,
        { token: other.token, params, body: ADDRESS, check: "other people's things" },
        ["not_found"],
      );
    }
    await prober.shoot(name, { token, params: { id: NOBODY }, body: ADDRESS, check: "unknown ids" }, [
      "not_found",
    ]);
  }
  await prober.shoot("updateAddress", { token, params, body: { ...ADDRESS, note: "Call me" } }, "success");
  await prober.shoot("makeDefaultAddress", { token, params, body: {} }, "success");
  const spare = await prober.shoot("createAddress", { token, body: ADDRESS }, "success");
  if (spare.data) {
    await prober.shoot(
      "deleteAddress",
      { token, params: { id: spare.data.id }, body: {}, language: "ar" },
      "success",
    );
  }
  return id;
}

async function order(
  prober: Prober,
  { product }: Goods,
  owner: Customer,
  other: Customer | null,
  addressId: string | null,
  item: object,
  staff: Staff | null,
): Promise<void> {
  const { token } = owner;
  const order_type = product!.orderType;
  const address_id = order_type === "delivery" ? addressId : null;
  const methods = await prober.shoot(
    "paymentMethods",
    { token, query: { vendor_id: product!.vendorId, order_type } },
    "success",
  );
  const payment_method = ((methods.data?.items ?? []) as { code: string; enabled: boolean }[]).find(
    ({ code, enabled }) => enabled && code === "cod",
  )?.code;
  const asked = { order_type, address_id, payment_method };
  const quote = await prober.shoot("quoteCart", { token, body: asked }, "success");
  if (quote.data) sumsUp(prober, quote.data);
  if (payment_method === undefined || quote.data?.problems.length !== 0) {
    prober.recorder.skip("the cart cannot be ordered with cash on delivery: orders were not looked at");
    return;
  }
  const form = { order_type, address_id, payment_method, quote_hash: quote.data.quote_hash as string };
  const key = crypto.randomUUID();
  const current = async () => {
    const list = await prober.shoot(
      "orders",
      { token, query: { scope: "current", per_page: 50 } },
      "success",
    );
    return ((list.data?.items ?? []) as { id: string }[]).map((card) => card.id);
  };
  const before = await current();
  await prober.shoot("createOrder", { token, body: form, check: "idempotency" }, [
    "idempotency_key_required",
  ]);
  await prober.shoot("createOrder", { token, key, body: {}, check: "validation" }, ["validation_failed"]);
  await prober.shoot(
    "createOrder",
    {
      token,
      key: crypto.randomUUID(),
      body: { ...form, quote_hash: "not-what-was-seen" },
      check: "behaviour",
    },
    ["quote_changed"],
  );
  const placed = await prober.shoot("createOrder", { token, key, body: form, language: "ar" }, "success");
  if (!placed.data) return;
  const id: string = placed.data.id;
  // In the same language, as the answer is the stored one.
  const again = await prober.shoot(
    "createOrder",
    { token, key, body: form, language: "ar", check: "idempotency" },
    "success",
  );
  prober.claim(
    "createOrder",
    "idempotency",
    again.data?.id === id,
    "the same key made or named another order",
  );
  await prober.shoot(
    "createOrder",
    { token, key, body: { ...form, note: "Another body" }, check: "idempotency" },
    ["idempotency_mismatch"],
  );
  await prober.shoot("createOrder", { token, key: crypto.randomUUID(), body: form, check: "behaviour" }, [
    "cart_empty",
  ]);
  const ids = await current();
  const made = ids.filter((one) => !before.includes(one));
  prober.claim("createOrder", "idempotency", made.length === 1, `made ${made.length} orders with one key`);
  prober.claim("orders", "behaviour", ids.includes(id), "does not hold the new order");
  await ownOrder(prober, owner, other, id);

  // Two orders are enough to see pages.
  const brought = staff !== null && product!.isDelivered && addressId !== null;
  const more =
    (brought ? await place(prober, owner, product!, { payment_method, order_type: "delivery" }) : null) ??
    (await place(prober, owner, product!, { payment_method }));
  await paginate(prober, "orders", { token }, (page) => page);
  await cancel(prober, owner, product!, id);
  if (more === null) return;
  if (staff === null) await cancel(prober, owner, product!, more.id);
  else await deliver(prober, staff, owner, other, more.id);
}

/**
 * Puts a product into an empty cart and orders it, to be paid in this way; null when that cannot be done here.
 */
export async function place(
  prober: Prober,
  { token }: Customer,
  product: NonNullable<Goods["product"]>,
  { payment_method, order_type = product.orderType }: { payment_method: string; order_type?: string },
): Promise<{ readonly id: string } | null> {
  const quantity = Math.max(1, Math.ceil(product.minOrder / Math.max(1, product.price)));
  const item = { product_id: product.id, quantity, addons: product.addons };
  await prober.shoot("clearCart", { token, body: {} }, "success");
  await prober.shoot("addToCart", { token, body: item }, "success");
  const kept = order_type === "delivery" ? await prober.shoot("addresses", { token }, "success") : null;
  const address_id: string | null = kept?.data?.items[0]?.id ?? null;
  const methods = await prober.shoot(
    "paymentMethods",
    { token, query: { vendor_id: product.vendorId, order_type } },
    "success",
  );
  const isOffered = ((methods.data?.items ?? []) as { code: string; enabled: boolean }[]).some(
    ({ code, enabled }) => enabled && code === payment_method,
  );
  const asked = { order_type, address_id, payment_method };
  const quote = await prober.shoot("quoteCart", { token, body: asked }, "success");
  if (!isOffered || quote.data?.problems.length !== 0) return null;
  const body = { ...asked, quote_hash: String(quote.data.quote_hash) };
  const placed = await prober.shoot("createOrder", { token, key: crypto.randomUUID(), body }, "success");
  return placed.data ? { id: placed.data.id as string } : null;
}

/** A cart put aside for another store's comes back as it was. */
async function park(prober: Prober, { product, other }: Goods, token: string, item: object): Promise<void> {
  if (other === null || !prober.recorder.isServed("restoreParkedCart")) return;
  await prober.shoot("clearCart", { token, body: {} }, "success");
  await prober.shoot("addToCart", { token, body: item }, "success");
  const theirs = { product_id: other.id, addons: other.addons, on_conflict: "park" };
  const parked = await prober.shoot("addToCart", { token, body: theirs }, "success");
  prober.claim("addToCart", "behaviour", parked.data?.parked.length > 0, "puts no cart aside");
  const vendor = product!.vendorId;
  const back = { token, params: { vendor }, body: {} };
  const restored = await prober.shoot("restoreParkedCart", back, "success");
  prober.claim(
    "restoreParkedCart",
    "behaviour",
    restored.data?.vendor?.id === vendor,
    "is another store's cart",
  );
}

/** Money that does not add up is worse than none (REQ-MONEY-18, REQ-REL-10). */
function sumsUp(prober: Prober, quote: CallData<typeof quoteCart>): void {
  const total = quote.subtotal - quote.discount + quote.delivery_fee + quote.service_fee + quote.tax;
  prober.claim(
    "quoteCart",
    "behaviour",
    total === quote.order_total,
    "the total is not the sum of its parts",
  );
  prober.claim(
    "quoteCart",
    "behaviour",
    quote.wallet_applied + quote.amount_due === quote.order_total + quote.rounding,
    "wallet and amount due are not the total",
  );
}

async function ownOrder(
  prober: Prober,
  { token }: Customer,
  other: Customer | null,
  id: string,
): Promise<void> {
  const params = { id };
  await prober.shoot("order", { token, params, language: "ar" }, "success");
  await prober.shoot("trackOrder", { token, params }, "success");
  const event = await prober.firstEvent("orderEvents", { token, params });
  const fits = event !== null && z.safeParse(table["orderEvents"]!.data, event.data).success;
  prober.claim(
    "orderEvents",
    "shape",
    fits,
    event === null ? "no event came" : "the first event does not fit",
  );
  for (const name of ["order", "trackOrder", "orderEvents", "cancelOrder"]) {
    const stranger = { params, body: {}, check: "other people's things" } as const;
    if (other) await prober.shoot(name, { ...stranger, token: other.token }, ["not_found"]);
    await prober.shoot(name, { params: { id: NOBODY }, body: {}, token, check: "unknown ids" }, [
      "not_found",
    ]);
  }
  const body = { to: "accepted", version: 1 };
  await prober.shoot("transitionOrder", { token, params, body, check: "sign-in" }, ["forbidden"]);
}

/** Cancels an order. A store that is quicker, such as a demo's, leaves it to the next one, canceled as it is placed. */
async function cancel(
  prober: Prober,
  owner: Customer,
  product: NonNullable<Goods["product"]>,
  id: string,
): Promise<void> {
  const { token } = owner;
  let next: string | undefined = id;
  for (let left = 3; next !== undefined; left -= 1) {
    const expected = left > 0 ? (["success", "invalid_transition"] as const) : "success";
    const canceled = await prober.shoot("cancelOrder", { token, params: { id: next }, body: {} }, expected);
    if (canceled.data || left === 0) {
      const isOver = canceled.data?.order_status === "canceled";
      prober.claim("cancelOrder", "behaviour", isOver, "the order goes on");
      return;
    }
    next = (await place(prober, owner, product, { payment_method: "cod" }))?.id;
  }
}
