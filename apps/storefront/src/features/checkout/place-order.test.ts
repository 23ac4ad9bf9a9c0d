// @vitest-environment jsdom
import type { Order } from "@talabee/contract";
import { authActions } from "@talabee/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearOrderAttempt, clearShownAttempt, readOrderAttempt } from "./order-attempt.js";
import { orderSources } from "./order-source.js";
import { placeOrder, resumeOrder } from "./place-order.js";
import { createShop } from "../../platform/shop.js";

const shop = createShop();

const vendor = { id: "v1", name: "Bayt", logo: null, brand_color: "#8a3b1e" };
const at = "2026-03-01T12:00:00.000Z";
const ORDER: Order = {
  id: "o1",
  order_code: "TB-7K2M9Q",
  order_type: "pickup",
  order_status: "pending",
  payment_status: "unpaid",
  vendor: vendor as Order["vendor"],
  order_total: 2500,
  items_count: 1,
  images: [],
  created_at: at,
  eta: null,
  system_number: 1,
  invoice_date: at,
  payment_method: "cod",
  items: [],
  address: null,
  table_number: null,
  scheduled_at: null,
  subtotal: 2500,
  discount: 0,
  coupon_code: null,
  delivery_fee: 0,
  service_fee: 0,
  tax: 0,
  wallet_applied: 0,
  rounding: 0,
  amount_due: 2500,
  currency: "QAR",
  note: null,
  can_cancel: true,
  can_review: false,
  can_reorder: true,
  timeline: [],
  payment: null,
  version: 1,
};
const body = { order_type: "pickup", payment_method: "cod", quote_hash: "h1" } as const;

/** Paths and idempotency keys of the sent orders. */
let sent: { path: string; key: string | null }[];

function respondWith(status: number, answer: unknown): void {
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    const { pathname } = new URL(address, "http://localhost");
    sent.push({ path: pathname, key: new Headers(init.headers).get("Idempotency-Key") });
    const headers = { "content-type": "application/json" };
    return Promise.resolve(new Response(JSON.stringify(answer), { status, headers }));
  });
}

beforeEach(() => {
  sent = [];
  respondWith(201, { message: "", data: ORDER });
  shop.store.dispatch(authActions.loggedIn({ token: "token", user: { id: "u1" } as never }));
});
afterEach(() => {
  clearOrderAttempt(shop);
  shop.store.dispatch(authActions.loggedOut());
  shop.queryClient.clear();
  vi.unstubAllGlobals();
});

describe.each(["cart", "family"] as const)("an order of the %s", (source) => {
  it("orders another cart, although the page of the order before was never shown", async () => {
    await placeOrder(shop, source, body);
    respondWith(201, { message: "", data: { ...ORDER, id: "o2" } });
    expect(await placeOrder(shop, source, { ...body, quote_hash: "h2" })).toMatchObject({
      outcome: "placed",
      order: { id: "o2" },
    });
    expect(sent[1]!.key).not.toBe(sent[0]!.key);
  });

  it("sends an order under its first key until the order's page is shown", async () => {
    expect(await placeOrder(shop, source, body)).toMatchObject({ outcome: "placed", order: { id: "o1" } });
    // The page is closed here: the next one gets the same order, even if the customer orders again.
    expect(await resumeOrder(shop, source)).toMatchObject({ outcome: "placed", order: { id: "o1" } });
    expect(await placeOrder(shop, source, body)).toMatchObject({ outcome: "placed", order: { id: "o1" } });
    const [first] = sent;
    expect(first!.key).toMatch(/^[0-9a-f]{32}$/);
    expect(sent).toEqual([first, first, first]);

    clearShownAttempt(shop, "an order of last week");
    expect(readOrderAttempt(shop, source)?.orderId).toBe("o1");
    clearShownAttempt(shop, "o1");
    expect(readOrderAttempt(shop, source)).toBeNull();
    expect(await resumeOrder(shop, source)).toBeNull();
    await placeOrder(shop, source, body);
    expect(sent[3]!.key).not.toBe(sent[0]!.key);
  });

  it("drops a refused order and another customer's attempt", async () => {
    respondWith(422, { message: "no", code: "cart_empty", errors: {} });
    expect(await placeOrder(shop, source, body)).toMatchObject({ outcome: "refused" });
    expect(readOrderAttempt(shop, source)).toBeNull();

    respondWith(201, { message: "", data: ORDER });
    await placeOrder(shop, source, body);
    shop.store.dispatch(authActions.loggedIn({ token: "other", user: { id: "u2" } as never }));
    expect(readOrderAttempt(shop, source)).toBeNull();
    expect(shop.sessionStorage.get(orderSources[source].attemptKey)).not.toBeNull();
  });
});

it("keeps the attempts of cart and family apart", async () => {
  await placeOrder(shop, "cart", body);
  respondWith(201, { message: "", data: { ...ORDER, id: "o2" } });
  expect(await placeOrder(shop, "family", body)).toMatchObject({ order: { id: "o2" } });
  expect(sent.map(({ path }) => path)).toEqual(["/api/orders", "/api/family/basket/order"]);
  clearShownAttempt(shop, "o2");
  expect(readOrderAttempt(shop, "family")).toBeNull();
  expect(readOrderAttempt(shop, "cart")?.orderId).toBe("o1");
  clearOrderAttempt(shop);
  expect(readOrderAttempt(shop, "cart")).toBeNull();
});
