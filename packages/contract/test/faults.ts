import { expect } from "vitest";
import type { Access } from "../src/conformance/accounts.js";
import { type Answers, HEADERS, refuse, stream } from "./example-panel.js";
import { list } from "./verify-example.js";

export interface Fault {
  readonly answers: Answers;
  readonly access?: Access;
  readonly found?: readonly string[];
  readonly skipped?: readonly string[];
  /** Calls that the suite makes less often because of the fault. */
  readonly fewerCallsOf?: readonly string[];
}

/** Skipped checks in the report: without a store, a product, an order or a session. */
export const NO_STORE = "the panel lists no store: store pages, cart and orders were not checked";
export const NO_PRODUCT = "no product can be ordered now: cart and orders were not checked";
export const NO_ORDER = "the cart cannot be ordered with cash on delivery: orders were not checked";
export const NO_SESSION = expect.stringMatching(/^no account could sign in/) as string;

/** Faulty panels by title, and what the suite reports about each. */
export const faults: Record<string, Fault> = {
  "no store": {
    answers: { vendors: () => ({ items: [], next_cursor: null }) },
    skipped: [NO_STORE],
    fewerCallsOf: ["addToCart"],
  },
  "stores that are not a list": {
    answers: { vendors: () => ({ items: "many" }) },
    found: ["vendors: shape: data.items does not match the schema (invalid_type)"],
    skipped: [NO_STORE],
  },
  "a closed store": {
    answers: {
      vendors: (_, { items: [item] }) => ({ items: [{ ...item, is_open: false }], next_cursor: null }),
      // The menu has no categories.
      store: (_, data) => ({ ...data, categories: [] }),
    },
    skipped: [NO_PRODUCT],
    fewerCallsOf: ["addToCart", "storeCategory"],
  },
  "a dine-in-only store": {
    answers: {
      vendors: (_, { items: [item] }) => ({
        items: [{ ...item, order_types: ["dine_in"] }],
        next_cursor: null,
      }),
    },
    skipped: [NO_PRODUCT],
  },
  "products out of stock": {
    answers: {
      storeProducts: (_, { items: [item] }) => ({ items: [{ ...item, in_stock: false }], next_cursor: null }),
    },
    skipped: [NO_PRODUCT],
  },
  "products that are not a list, and a store of the wrong type": {
    answers: { storeProducts: () => 3, store: () => "Machboos House" },
    found: [
      "storeProducts: shape: data does not match the schema (invalid_type)",
      "store: shape: data does not match the schema (invalid_type)",
    ],
    skipped: [NO_PRODUCT],
  },
  "a product without add-on groups": {
    answers: { product: (_, { addon_groups: _left, ...data }) => data },
    found: ["product: shape: data.addon_groups does not match the schema (invalid_type)"],
    skipped: [NO_PRODUCT],
  },
  "pages of the wrong length": {
    answers: {
      vendors: list(2),
      storeProducts: ({ url }, data) =>
        list(url.searchParams.get("per_page") === "1" ? 1 : 3)(undefined, data),
      storeCategory: ({ url }, data) =>
        url.searchParams.has("cursor") ? refuse("server_error") : { ...data },
    },
    found: [
      "vendors: pagination: per_page=1 gave 2 items",
      "storeProducts: pagination: with per_page=1 the list ended after 1 of 3 items",
      "storeCategory: status: server_error instead of success",
      // There is a second store, but the cart of the first accepts its product.
      "addToCart: behaviour: success instead of vendor_conflict",
    ],
  },
  "a cart of the wrong shape": {
    answers: { addToCart: () => "added", cart: () => ({}) },
    found: [
      "addToCart: shape: data does not match the schema (invalid_type)",
      "addToCart: behaviour: the line has a wrong quantity",
      "cart: behaviour: the cart does not contain the added product",
    ],
  },
  "an address that is not saved": {
    answers: { createAddress: () => refuse("server_error") },
    found: ["createAddress: status: server_error instead of success"],
  },
  "addresses missing from their list": {
    answers: {
      createAddress: ({ body, before }, data) =>
        "phone" in body && before > 5 ? refuse("server_error") : { ...data, phone: "٥٥١٢٣٤٥٦" },
      addresses: () => refuse("server_error"),
    },
    found: [
      "createAddress: behaviour: a number in Arabic digits was not converted to E.164",
      "addresses: behaviour: does not contain the new address",
    ],
  },
  "a quote that does not add up": {
    answers: { quoteCart: (_, data) => ({ ...data, subtotal: 1, wallet_applied: 5 }) },
    found: [
      "quoteCart: behaviour: the total is not the sum of its parts",
      "quoteCart: behaviour: wallet and amount due are not the total",
    ],
  },
  "no quote": {
    answers: { quoteCart: () => ({}) },
    found: ["quoteCart: shape: data.order_type does not match the schema (invalid_value)"],
    skipped: [NO_ORDER],
    fewerCallsOf: ["createOrder"],
  },
  "a quote with a problem": {
    answers: {
      quoteCart: (_, data) => ({ ...data, problems: [{ code: "store_closed", message: "Closed" }] }),
    },
    skipped: [NO_ORDER],
    fewerCallsOf: ["createOrder"],
  },
  "no payment methods": {
    answers: { paymentMethods: () => refuse("server_error") },
    skipped: [NO_ORDER],
  },
  "an order that is not placed": {
    answers: { createOrder: () => refuse("server_error"), orders: () => refuse("server_error") },
    found: ["createOrder: status: server_error instead of success"],
    fewerCallsOf: ["cancelOrder"],
  },
  "orders created twice per key, and never canceled": {
    answers: {
      createOrder: ({ before }, data) => ({ ...data, id: `order-${before}` }),
      orders: list(0),
      orderEvents: () => stream("retry: 3000\n\n"),
    },
    found: [
      "createOrder: idempotency: the same key created or returned another order",
      "orders: behaviour: does not contain the new order",
      "orderEvents: shape: no event arrived",
    ],
  },
  "a second order that fails, and invalid events": {
    answers: {
      createOrder: ({ before }, data) => (before > 8 ? refuse("server_error") : data),
      orderEvents: () => stream('data: {"order_id":\n\n'),
    },
    found: [
      "createOrder: status: server_error instead of success",
      "orderEvents: shape: the first event does not match the schema",
    ],
  },
  "a stream that breaks": {
    answers: {
      orderEvents: () =>
        stream(new ReadableStream({ start: (controller) => controller.error(new Error("connection lost")) })),
    },
    found: ["orderEvents: shape: no event arrived"],
  },
  "no stream": {
    answers: { orderEvents: () => refuse("server_error") },
    found: ["orderEvents: shape: no event arrived"],
  },
  "a stream without a body": {
    answers: {
      orderEvents: () => new Response(null, { headers: { ...HEADERS, "Content-Type": "text/event-stream" } }),
    },
    found: ["orderEvents: shape: no event arrived"],
  },
  "a failing registration": {
    answers: { register: () => refuse("server_error") },
    skipped: [NO_SESSION],
    fewerCallsOf: ["currentUser"],
  },
  "a failing verification": {
    answers: { verifyEmail: () => ({ token: 7 }) },
    found: ["verifyEmail: shape: data.token does not match the schema (invalid_type)"],
    skipped: [NO_SESSION],
  },
  "an account that cannot sign in": {
    answers: { login: () => refuse("invalid_credentials") },
    access: { existing: [{ email: "a@example.com", password: "x" }] },
    found: ["login: status: invalid_credentials instead of success"],
    skipped: [NO_SESSION],
  },
  "a session for a registered address": {
    answers: { register: ({ before }, data) => (before > 3 ? { ...data, token: "t" } : data) },
    found: ["register: sign-in: a registered address received a session"],
  },
  "errors with wrong types": {
    answers: {
      login: () => new Response('{"code":7,"errors":null,"message":null}', { status: 400, headers: HEADERS }),
      register: () => new Response("<h1>Bad gateway</h1>", { status: 502 }),
    },
    found: [
      "login: sign-in: 400 instead of invalid_credentials",
      'login: error code: "7" is not a code of the contract',
      "register: validation: 502 instead of validation_failed",
      "register: request id: no X-Request-Id",
      "register: content type: text/plain;charset=UTF-8 instead of application/json",
      'register: cache control: "" allows caches to store the response',
      "register: envelope: the response is not a JSON object",
    ],
  },
};
