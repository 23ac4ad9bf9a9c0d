import * as z from "zod/mini";
import type { CallData } from "../call.js";
import type { quoteCart } from "../calls.js";
import { registry } from "../registry.js";
import type { Customer } from "./accounts.js";
import { refuseOnBoard } from "./board.js";
import { type CatalogueSample, UNKNOWN_ID, paginate } from "./browsing.js";
import { deliver, type Staff } from "./admin-calls.js";
import type { TestClient } from "./test-client.js";

/** Orders the cart with cash on delivery, once, and follows the order until it is canceled or delivered. */
export async function order(
  client: TestClient,
  { product }: CatalogueSample,
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
  const orderDetails = { order_type, address_id, payment_method };
  const quote = await client.call("quoteCart", { token, body: orderDetails }, "success");
  if (quote.data) checkQuoteSums(client, quote.data);
  if (payment_method === undefined || quote.data?.problems.length !== 0) {
    client.recorder.skip("the cart cannot be ordered with cash on delivery: orders were not checked");
    return;
  }
  const form = { order_type, address_id, payment_method, quote_hash: quote.data.quote_hash as string };
  const key = crypto.randomUUID();
  // Past ones too: the simulator of a fast demo may deliver an order before the list is read.
  const listed = async () => {
    const ids: string[] = [];
    for (const scope of ["current", "past"]) {
      const list = await client.call("orders", { token, query: { scope, per_page: 50 } }, "success");
      ids.push(...((list.data?.items ?? []) as { id: string }[]).map((card) => card.id));
    }
    return [...new Set(ids)];
  };
  const before = await listed();
  await client.call("createOrder", { token, body: form, check: "idempotency" }, ["idempotency_key_required"]);
  await client.call("createOrder", { token, key, body: {}, check: "validation" }, ["validation_failed"]);
  await client.call(
    "createOrder",
    {
      token,
      key: crypto.randomUUID(),
      body: { ...form, quote_hash: "outdated" },
      check: "behaviour",
    },
    ["quote_changed"],
  );
  const placed = await client.call("createOrder", { token, key, body: form, language: "ar" }, "success");
  if (!placed.data) return;
  const id: string = placed.data.id;
  // In the same language, because the server repeats the stored response.
  const again = await client.call(
    "createOrder",
    { token, key, body: form, language: "ar", check: "idempotency" },
    "success",
  );
  client.claim(
    "createOrder",
    "idempotency",
    again.data?.id === id,
    "the same key created or returned another order",
  );
  await client.call(
    "createOrder",
    { token, key, body: { ...form, note: "Another body" }, check: "idempotency" },
    ["idempotency_mismatch"],
  );
  await client.call("createOrder", { token, key: crypto.randomUUID(), body: form, check: "behaviour" }, [
    "cart_empty",
  ]);
  const ids = await listed();
  const created = ids.filter((order) => !before.includes(order));
  client.claim(
    "createOrder",
    "idempotency",
    created.length === 1,
    `${created.length} orders were created with one key`,
  );
  client.claim("orders", "behaviour", ids.includes(id), "does not contain the new order");
  await checkOrderCalls(client, owner, other, id);

  // Pagination needs at least two orders.
  const canDeliver = staff !== null && product!.isDelivered && addressId !== null;
  const more =
    (canDeliver ? await place(client, owner, product!, { payment_method, order_type: "delivery" }) : null) ??
    (await place(client, owner, product!, { payment_method }));
  await paginate(client, "orders", { token }, (page) => page);
  await cancel(client, owner, product!, id);
  if (more === null) return;
  if (staff === null) await cancel(client, owner, product!, more.id);
  else {
    await deliver(client, staff, owner, other, more.id);
    const third = await place(client, owner, product!, { payment_method });
    if (third) await refuseOnBoard(client, staff.admin, { id: third.id, storeId: product!.vendorId });
  }
}

/** Orders one product with the payment method; null when the panel refuses it or does not offer the method. */
export async function place(
  client: TestClient,
  { token }: Customer,
  product: NonNullable<CatalogueSample["product"]>,
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
  const orderDetails = { order_type, address_id, payment_method };
  const quote = await client.call("quoteCart", { token, body: orderDetails }, "success");
  if (!isOffered || quote.data?.problems.length !== 0) return null;
  const body = { ...orderDetails, quote_hash: String(quote.data.quote_hash) };
  const placed = await client.call("createOrder", { token, key: crypto.randomUUID(), body }, "success");
  return placed.data ? { id: placed.data.id as string } : null;
}

/** Checks the sums of a quote (REQ-MONEY-18, REQ-REL-10). */
function checkQuoteSums(client: TestClient, quote: CallData<typeof quoteCart>): void {
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

async function checkOrderCalls(
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
    event === null ? "no event arrived" : "the first event does not match the schema",
  );
  for (const name of ["order", "trackOrder", "orderEvents", "cancelOrder"]) {
    const stranger = { params, body: {}, check: "ownership" } as const;
    if (other) await client.call(name, { ...stranger, token: other.token }, ["not_found"]);
    await client.call(name, { params: { id: UNKNOWN_ID }, body: {}, token, check: "unknown ids" }, [
      "not_found",
    ]);
  }
  const body = { to: "accepted", version: 1 };
  await client.call("transitionOrder", { token, params, body, check: "sign-in" }, ["forbidden"]);
}

/**
 * Cancels an order. Where the store accepted it first, as the order simulator of a demo may, places another order and
 * cancels that one, at most three times.
 */
async function cancel(
  client: TestClient,
  owner: Customer,
  product: NonNullable<CatalogueSample["product"]>,
  id: string,
): Promise<void> {
  const { token } = owner;
  let next: string | undefined = id;
  for (let left = 3; next !== undefined; left -= 1) {
    const params = { id: next };
    const codes = ["success", "invalid_transition"] as const;
    const canceled = await client.call("cancelOrder", { token, params, body: {} }, codes);
    if (canceled.data) {
      const isOver = canceled.data.order_status === "canceled";
      client.claim("cancelOrder", "behaviour", isOver, "the order was not canceled");
      return;
    }
    const refused = await client.call("order", { token, params }, "success");
    const isPending = refused.data?.order_status === "pending";
    client.claim("cancelOrder", "behaviour", !isPending, "a pending order was not canceled");
    if (isPending) return;
    if (left === 0) return client.recorder.skip("the store accepts orders at once: none could be canceled");
    next = (await place(client, owner, product, { payment_method: "cod" }))?.id;
  }
}
