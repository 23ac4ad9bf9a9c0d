// @vitest-environment jsdom
import type { Order } from "@talabee/contract";
import { authActions } from "@talabee/domain";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearOrderAttempt, clearShownAttempt, readOrderAttempt } from "./order-attempt.js";
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

/** Idempotency keys of the sent orders. */
let keys: (string | null)[];

function respondWith(status: number, answer: unknown): void {
  vi.stubGlobal("fetch", (_address: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get("Idempotency-Key"));
    const headers = { "content-type": "application/json" };
    return Promise.resolve(new Response(JSON.stringify(answer), { status, headers }));
  });
}

beforeEach(() => {
  keys = [];
  respondWith(201, { message: "", data: ORDER });
  shop.store.dispatch(authActions.loggedIn({ token: "token", user: { id: "u1" } as never }));
});
afterEach(() => {
  clearOrderAttempt(shop);
  shop.store.dispatch(authActions.loggedOut());
  shop.queryClient.clear();
  vi.unstubAllGlobals();
});

it("orders another cart, although the page of the order before was never shown", async () => {
  await placeOrder(shop, body);
  respondWith(201, { message: "", data: { ...ORDER, id: "o2" } });
  expect(await placeOrder(shop, { ...body, quote_hash: "h2" })).toMatchObject({
    outcome: "placed",
    order: { id: "o2" },
  });
  expect(keys[1]).not.toBe(keys[0]);
});

it("sends an order under its first key until the order's page is shown", async () => {
  expect(await placeOrder(shop, body)).toMatchObject({ outcome: "placed", order: { id: "o1" } });
  // The page is closed here: the next one gets the same order, even if the customer orders again.
  expect(await resumeOrder(shop)).toMatchObject({ outcome: "placed", order: { id: "o1" } });
  expect(await placeOrder(shop, body)).toMatchObject({ outcome: "placed", order: { id: "o1" } });
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0], keys[0]]);

  clearShownAttempt(shop, "an order of last week");
  expect(readOrderAttempt(shop)?.orderId).toBe("o1");
  clearShownAttempt(shop, "o1");
  expect(readOrderAttempt(shop)).toBeNull();
  expect(await resumeOrder(shop)).toBeNull();
  await placeOrder(shop, body);
  expect(keys[3]).not.toBe(keys[0]);
});

it("drops a refused order and another customer's attempt", async () => {
  respondWith(422, { message: "no", code: "cart_empty", errors: {} });
  expect(await placeOrder(shop, body)).toMatchObject({ outcome: "refused" });
  expect(readOrderAttempt(shop)).toBeNull();

  respondWith(201, { message: "", data: ORDER });
  await placeOrder(shop, body);
  shop.store.dispatch(authActions.loggedIn({ token: "other", user: { id: "u2" } as never }));
  expect(readOrderAttempt(shop)).toBeNull();
  expect(shop.sessionStorage.get("talabee_CHECKOUT_ATTEMPT")).not.toBeNull();
});
