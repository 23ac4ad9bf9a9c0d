import * as z from "zod/mini";
import type { CallData } from "../call.js";
import type { quoteCart } from "../calls.js";
import { registry } from "../registry.js";
import type { Customer } from "./accounts.js";
import { type Goods, NOBODY, paginate } from "./browsing.js";
import type { TestClient } from "./test-client.js";
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
  client: TestClient,
  goods: Goods,
  owner: Customer,
  other: Customer | null,
  staff: Staff | null,
): Promise<void> {
  const { product } = goods;
  const { token } = owner;
  const addressId = await keepAddresses(client, owner, other);
  if (product === null) return;
  const needed = Math.max(1, Math.ceil(product.minOrder / Math.max(1, product.price)));
  const item = { product_id: product.id, quantity: needed, addons: product.addons };

  await client.call("clearCart", { token, body: {} }, "success");
  await client.call("addToCart", { token, body: {}, language: "ar", check: "validation" }, [
    "validation_failed",
  ]);
  await client.call("addToCart", { token, body: { product_id: NOBODY }, check: "unknown ids" }, [
    "not_found",
  ]);
  let added = await client.call("addToCart", { token, body: item, language: "ar" }, "success");
  // The stream of the customer says that their cart changed.
  const event = await client.firstEvent("events", { token }, async () => {
    await client.call("clearCart", { token, body: {} }, "success");
    added = await client.call("addToCart", { token, body: item }, "success");
  });
  const fits = event !== null && z.safeParse(registry["events"]!.data, event.data).success;
  client.claim("events", "shape", fits, event === null ? "no event came" : "the first event does not fit");
  const line = added.data?.items[0];
  client.claim("addToCart", "behaviour", line?.quantity === needed, "the line has another quantity");
  await client.call(
    "addToCart",
    { token, body: { ...item, quantity: product.maxQuantity + 1 }, check: "behaviour" },
    ["stock_exceeded"],
  );
  if (goods.other !== null) {
    const theirs = { product_id: goods.other.id, addons: goods.other.addons };
    await client.call("addToCart", { token, body: theirs, language: "ar", check: "behaviour" }, [
      "vendor_conflict",
    ]);
  }
  const read = await client.call("cart", { token }, "success");
  client.claim("cart", "behaviour", read.data?.items.length === 1, "does not hold what was added");
  if (line !== undefined) {
    const item_id: string = line.id;
    const more = { item_id, quantity: needed + 1, version: read.data?.version };
    await client.call("updateCartLine", { token, body: more, language: "ar" }, "success");
    await client.call("updateCartLine", { token, body: more, check: "behaviour" }, ["stale_cart"]);
    for (const name of ["updateCartLine", "removeCartLine"]) {
      const theirs = other && (await client.call("cart", { token: other.token }, "success"));
      const body = { item_id, quantity: 1, version: theirs?.data?.version ?? 0 };
      if (other)
        await client.call(name, { token: other.token, body, check: "other people's things" }, ["not_found"]);
      await client.call(name, { token, body: {}, check: "validation" }, ["validation_failed"]);
    }
    await client.call("removeCartLine", { token, body: { item_id } }, "success");
    await client.call("addToCart", { token, body: item }, "success");
  }
  await order(client, goods, owner, other, addressId, item, staff);
  await park(client, goods, token, item);
  await client.call("clearCart", { token, body: {} }, "success");
}

async function keepAddresses(
  client: TestClient,
  owner: Customer,
  other: Customer | null,
): Promise<string | null> {
  const { token } = owner;
  for (const language of ["en", "ar"] as const) {
    const bad = await client.call("createAddress", { token, body: {}, language, check: "validation" }, [
      "validation_failed",
    ]);
    for (const field of ["phone", "zone_number", "building_number", "note"]) {
      client.claim("createAddress", "validation", field in bad.errors, `says nothing of ${field}`);
    }
  }
  const kept = await client.call("createAddress", { token, body: ADDRESS, language: "ar" }, "success");
  if (!kept.data) return null;
  const id: string = kept.data.id;
  client.claim(
    "createAddress",
    "behaviour",
    kept.data.phone === "+97455123456",
    "a number in Arabic digits did not become E.164",
  );
  const list = await client.call("addresses", { token }, "success");
  const ids = ((list.data?.items ?? []) as { id: string }[]).map((address) => address.id);
  client.claim("addresses", "behaviour", ids.includes(id), "does not hold the new address");
  const params = { id };
  for (const name of ["updateAddress", "deleteAddress", "makeDefaultAddress"]) {
    if (other) {
      await client.call(name, { token: other.token, params, body: ADDRESS, check: "other people's things" }, [
        "not_found",
      ]);
    }
    await client.call(name, { token, params: { id: NOBODY }, body: ADDRESS, check: "unknown ids" }, [
      "not_found",
    ]);
  }
  await client.call("updateAddress", { token, params, body: { ...ADDRESS, note: "Call me" } }, "success");
  await client.call("makeDefaultAddress", { token, params, body: {} }, "success");
  const spare = await client.call("createAddress", { token, body: ADDRESS }, "success");
  if (spare.data) {
    await client.call(
      "deleteAddress",
      { token, params: { id: spare.data.id }, body: {}, language: "ar" },
      "success",
    );
  }
  return id;
}

async function order(
  client: TestClient,
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
  const methods = await client.call(
    "paymentMethods",
    { token, query: { vendor_id: product!.vendorId, order_type } },
    "success",
  );
  const payment_method = ((methods.data?.items ?? []) as { code: string; enabled: boolean }[]).find(
    ({ code, enabled }) => enabled && code === "cod",
  )?.code;
  const asked = { order_type, address_id, payment_method };
  const quote = await client.call("quoteCart", { token, body: asked }, "success");
  if (quote.data) sumsUp(client, quote.data);
  if (payment_method === undefined || quote.data?.problems.length !== 0) {
    client.recorder.skip("the cart cannot be ordered with cash on delivery: orders were not looked at");
    return;
  }
  const form = { order_type, address_id, payment_method, quote_hash: quote.data.quote_hash as string };
  const key = crypto.randomUUID();
  const current = async () => {
    const list = await client.call("orders", { token, query: { scope: "current", per_page: 50 } }, "success");
    return ((list.data?.items ?? []) as { id: string }[]).map((card) => card.id);
  };
  const before = await current();
  await client.call("createOrder", { token, body: form, check: "idempotency" }, ["idempotency_key_required"]);
  await client.call("createOrder", { token, key, body: {}, check: "validation" }, ["validation_failed"]);
  await client.call(
    "createOrder",
    {
      token,
      key: crypto.randomUUID(),
      body: { ...form, quote_hash: "not-what-was-seen" },
      check: "behaviour",
    },
    ["quote_changed"],
  );
  const placed = await client.call("createOrder", { token, key, body: form, language: "ar" }, "success");
  if (!placed.data) return;
  const id: string = placed.data.id;
  // In the same language, as the answer is the stored one.
  const again = await client.call(
    "createOrder",
    { token, key, body: form, language: "ar", check: "idempotency" },
    "success",
  );
  client.claim(
    "createOrder",
    "idempotency",
    again.data?.id === id,
    "the same key made or named another order",
  );
  await client.call(
    "createOrder",
    { token, key, body: { ...form, note: "Another body" }, check: "idempotency" },
    ["idempotency_mismatch"],
  );
  await client.call("createOrder", { token, key: crypto.randomUUID(), body: form, check: "behaviour" }, [
    "cart_empty",
  ]);
  const ids = await current();
  const made = ids.filter((one) => !before.includes(one));
  client.claim("createOrder", "idempotency", made.length === 1, `made ${made.length} orders with one key`);
  client.claim("orders", "behaviour", ids.includes(id), "does not hold the new order");
  await ownOrder(client, owner, other, id);

  // Two orders are enough to see pages.
  const brought = staff !== null && product!.isDelivered && addressId !== null;
  const more =
    (brought ? await place(client, owner, product!, { payment_method, order_type: "delivery" }) : null) ??
    (await place(client, owner, product!, { payment_method }));
  await paginate(client, "orders", { token }, (page) => page);
  await cancel(client, owner, product!, id);
  if (more === null) return;
  if (staff === null) await cancel(client, owner, product!, more.id);
  else await deliver(client, staff, owner, other, more.id);
}

/**
 * Puts a product into an empty cart and orders it, to be paid in this way; null when that cannot be done here.
 */
export async function place(
  client: TestClient,
  { token }: Customer,
  product: NonNullable<Goods["product"]>,
  { payment_method, order_type = product.orderType }: { payment_method: string; order_type?: string },
): Promise<{ readonly id: string } | null> {
  const quantity = Math.max(1, Math.ceil(product.minOrder / Math.max(1, product.price)));
  const item = { product_id: product.id, quantity, addons: product.addons };
  await client.call("clearCart", { token, body: {} }, "success");
  await client.call("addToCart", { token, body: item }, "success");
  const kept = order_type === "delivery" ? await client.call("addresses", { token }, "success") : null;
  const address_id: string | null = kept?.data?.items[0]?.id ?? null;
  const methods = await client.call(
    "paymentMethods",
    { token, query: { vendor_id: product.vendorId, order_type } },
    "success",
  );
  const isOffered = ((methods.data?.items ?? []) as { code: string; enabled: boolean }[]).some(
    ({ code, enabled }) => enabled && code === payment_method,
  );
  const asked = { order_type, address_id, payment_method };
  const quote = await client.call("quoteCart", { token, body: asked }, "success");
  if (!isOffered || quote.data?.problems.length !== 0) return null;
  const body = { ...asked, quote_hash: String(quote.data.quote_hash) };
  const placed = await client.call("createOrder", { token, key: crypto.randomUUID(), body }, "success");
  return placed.data ? { id: placed.data.id as string } : null;
}

/** A cart put aside for another store's comes back as it was. */
async function park(
  client: TestClient,
  { product, other }: Goods,
  token: string,
  item: object,
): Promise<void> {
  if (other === null || !client.recorder.isServed("restoreParkedCart")) return;
  await client.call("clearCart", { token, body: {} }, "success");
  await client.call("addToCart", { token, body: item }, "success");
  const theirs = { product_id: other.id, addons: other.addons, on_conflict: "park" };
  const parked = await client.call("addToCart", { token, body: theirs }, "success");
  client.claim("addToCart", "behaviour", parked.data?.parked.length > 0, "puts no cart aside");
  const vendor = product!.vendorId;
  const back = { token, params: { vendor }, body: {} };
  const restored = await client.call("restoreParkedCart", back, "success");
  client.claim(
    "restoreParkedCart",
    "behaviour",
    restored.data?.vendor?.id === vendor,
    "is another store's cart",
  );
}

/** Money that does not add up is worse than none (REQ-MONEY-18, REQ-REL-10). */
function sumsUp(client: TestClient, quote: CallData<typeof quoteCart>): void {
  const total = quote.subtotal - quote.discount + quote.delivery_fee + quote.service_fee + quote.tax;
  client.claim(
    "quoteCart",
    "behaviour",
    total === quote.order_total,
    "the total is not the sum of its parts",
  );
  client.claim(
    "quoteCart",
    "behaviour",
    quote.wallet_applied + quote.amount_due === quote.order_total + quote.rounding,
    "wallet and amount due are not the total",
  );
}

async function ownOrder(
  client: TestClient,
  { token }: Customer,
  other: Customer | null,
  id: string,
): Promise<void> {
  const params = { id };
  await client.call("order", { token, params, language: "ar" }, "success");
  await client.call("trackOrder", { token, params }, "success");
  const event = await client.firstEvent("orderEvents", { token, params });
  const fits = event !== null && z.safeParse(registry["orderEvents"]!.data, event.data).success;
  client.claim(
    "orderEvents",
    "shape",
    fits,
    event === null ? "no event came" : "the first event does not fit",
  );
  for (const name of ["order", "trackOrder", "orderEvents", "cancelOrder"]) {
    const stranger = { params, body: {}, check: "other people's things" } as const;
    if (other) await client.call(name, { ...stranger, token: other.token }, ["not_found"]);
    await client.call(name, { params: { id: NOBODY }, body: {}, token, check: "unknown ids" }, ["not_found"]);
  }
  const body = { to: "accepted", version: 1 };
  await client.call("transitionOrder", { token, params, body, check: "sign-in" }, ["forbidden"]);
}

/** Cancels an order. A store that is quicker, such as a demo's, leaves it to the next one, canceled as it is placed. */
async function cancel(
  client: TestClient,
  owner: Customer,
  product: NonNullable<Goods["product"]>,
  id: string,
): Promise<void> {
  const { token } = owner;
  let next: string | undefined = id;
  for (let left = 3; next !== undefined; left -= 1) {
    const expected = left > 0 ? (["success", "invalid_transition"] as const) : "success";
    const canceled = await client.call("cancelOrder", { token, params: { id: next }, body: {} }, expected);
    if (canceled.data || left === 0) {
      const isOver = canceled.data?.order_status === "canceled";
      client.claim("cancelOrder", "behaviour", isOver, "the order goes on");
      return;
    }
    next = (await place(client, owner, product, { payment_method: "cod" }))?.id;
  }
}
