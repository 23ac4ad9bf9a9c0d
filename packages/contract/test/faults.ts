import { expect } from "vitest";
import type { Access } from "../src/conformance/accounts.js";
import { type Answers, HEADERS, refuse, stream } from "./example-panel.js";
import { list } from "./verify-example.js";

export interface Fault {
  readonly answers: Answers;
  readonly access?: Access;
  readonly found?: readonly string[];
  readonly skipped?: readonly string[];
  /** Calls of which there is then less to ask. */
  readonly unasked?: readonly string[];
}

/** What the report skips without a store, a product, a way to order or a session. */
export const NO_STORE = "the panel shows no store: neither its pages nor the cart and orders were looked at";
export const NO_GOODS = "no product can be ordered now: the cart and orders were not looked at";
export const NO_ORDER = "the cart cannot be ordered with cash on delivery: orders were not looked at";
export const NOBODY_IN = expect.stringMatching(/^nobody could sign in/) as string;

/** Faulty panels by title, and what the suite reports about each. */
export const faults: Record<string, Fault> = {
  "no store": {
    answers: { vendors: () => ({ items: [], next_cursor: null }) },
    skipped: [NO_STORE],
    unasked: ["addToCart"],
  },
  "stores that are no list": {
    answers: { vendors: () => ({ items: "many" }) },
    found: ["vendors: shape: data.items does not fit (invalid_type)"],
    skipped: [NO_STORE],
  },
  "a closed store": {
    answers: {
      vendors: (_, { items: [item] }) => ({ items: [{ ...item, is_open: false }], next_cursor: null }),
      // Nothing of the menu is in a category.
      store: (_, data) => ({ ...data, categories: [] }),
    },
    skipped: [NO_GOODS],
    unasked: ["addToCart", "storeCategory"],
  },
  "a store where one only eats in": {
    answers: {
      vendors: (_, { items: [item] }) => ({
        items: [{ ...item, order_types: ["dine_in"] }],
        next_cursor: null,
      }),
    },
    skipped: [NO_GOODS],
  },
  "an empty shelf": {
    answers: {
      storeProducts: (_, { items: [item] }) => ({ items: [{ ...item, in_stock: false }], next_cursor: null }),
    },
    skipped: [NO_GOODS],
  },
  "products that are no list, and a store without a shape": {
    answers: { storeProducts: () => 3, store: () => "Machboos House" },
    found: [
      "storeProducts: shape: data does not fit (invalid_type)",
      "store: shape: data does not fit (invalid_type)",
    ],
    skipped: [NO_GOODS],
  },
  "a product without its choices": {
    answers: { product: (_, { addon_groups: _left, ...data }) => data },
    found: ["product: shape: data.addon_groups does not fit (invalid_type)"],
    skipped: [NO_GOODS],
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
      "storeProducts: pagination: pages of one ended after 1 of 3 items",
      "storeCategory: status: server_error in place of success",
      // There is a second store, but its product is let into the cart of the first.
      "addToCart: behaviour: success in place of vendor_conflict",
    ],
  },
  "a cart that cannot be read": {
    answers: { addToCart: () => "added", cart: () => ({}) },
    found: [
      "addToCart: shape: data does not fit (invalid_type)",
      "addToCart: behaviour: the line has another quantity",
      "cart: behaviour: does not hold what was added",
    ],
  },
  "an address that is not kept": {
    answers: { createAddress: () => refuse("server_error") },
    found: ["createAddress: status: server_error in place of success"],
  },
  "addresses that get lost": {
    answers: {
      createAddress: ({ body, before }, data) =>
        "phone" in body && before > 5 ? refuse("server_error") : { ...data, phone: "٥٥١٢٣٤٥٦" },
      addresses: () => refuse("server_error"),
    },
    found: [
      "createAddress: behaviour: a number in Arabic digits did not become E.164",
      "addresses: behaviour: does not hold the new address",
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
    found: ["quoteCart: shape: data.order_type does not fit (invalid_value)"],
    skipped: [NO_ORDER],
    unasked: ["createOrder"],
  },
  "a quote that stands in the way": {
    answers: {
      quoteCart: (_, data) => ({ ...data, problems: [{ code: "store_closed", message: "Closed" }] }),
    },
    skipped: [NO_ORDER],
    unasked: ["createOrder"],
  },
  "no way to pay": {
    answers: { paymentMethods: () => refuse("server_error") },
    skipped: [NO_ORDER],
  },
  "an order that is not placed": {
    answers: { createOrder: () => refuse("server_error"), orders: () => refuse("server_error") },
    found: ["createOrder: status: server_error in place of success"],
    unasked: ["cancelOrder"],
  },
  "orders that are placed anew, and go on": {
    answers: {
      createOrder: ({ before }, data) => ({ ...data, id: `order-${before}` }),
      orders: list(0),
      orderEvents: () => stream("retry: 3000\n\n"),
    },
    found: [
      "createOrder: idempotency: the same key made or named another order",
      "orders: behaviour: does not hold the new order",
      "orderEvents: shape: no event came",
    ],
  },
  "a second order that fails, and events of another kind": {
    answers: {
      createOrder: ({ before }, data) => (before > 8 ? refuse("server_error") : data),
      orderEvents: () => stream('data: {"order_id":\n\n'),
    },
    found: [
      "createOrder: status: server_error in place of success",
      "orderEvents: shape: the first event does not fit",
    ],
  },
  "a stream that breaks": {
    answers: {
      orderEvents: () =>
        stream(new ReadableStream({ start: (controller) => controller.error(new Error("connection lost")) })),
    },
    found: ["orderEvents: shape: no event came"],
  },
  "no stream": {
    answers: { orderEvents: () => refuse("server_error") },
    found: ["orderEvents: shape: no event came"],
  },
  "a stream without a body": {
    answers: {
      orderEvents: () => new Response(null, { headers: { ...HEADERS, "Content-Type": "text/event-stream" } }),
    },
    found: ["orderEvents: shape: no event came"],
  },
  "nobody registered": {
    answers: { register: () => refuse("server_error") },
    skipped: [NOBODY_IN],
    unasked: ["currentUser"],
  },
  "nobody verified": {
    answers: { verifyEmail: () => ({ token: 7 }) },
    found: ["verifyEmail: shape: data.token does not fit (invalid_type)"],
    skipped: [NOBODY_IN],
  },
  "an account that is not let in": {
    answers: { login: () => refuse("invalid_credentials") },
    access: { existing: [{ email: "a@example.com", password: "x" }] },
    found: ["login: status: invalid_credentials in place of success"],
    skipped: [NOBODY_IN],
  },
  "a session for a taken address": {
    answers: { register: ({ before }, data) => (before > 3 ? { ...data, token: "t" } : data) },
    found: ["register: sign-in: a taken address was handed a session"],
  },
  "an error that is no text, with errors that are none": {
    answers: {
      login: () => new Response('{"code":7,"errors":null,"message":null}', { status: 400, headers: HEADERS }),
      register: () => new Response("<h1>Bad gateway</h1>", { status: 502 }),
    },
    found: [
      "login: sign-in: 400 in place of invalid_credentials",
      'login: error code: "7" is no code of the contract',
      "register: validation: 502 in place of validation_failed",
      "register: request id: no X-Request-Id",
      "register: content type: text/plain;charset=UTF-8 in place of application/json",
      'register: cache control: "" lets others keep the answer',
      "register: envelope: the answer is no JSON object",
    ],
  },
};
