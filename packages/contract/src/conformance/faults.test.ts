import { beforeAll, describe, expect, it } from "vitest";
import { type Answers, createExamplePanel, HEADERS, refuse, stream } from "../../test/example-panel.js";
import { registry } from "../registry.js";
import type { Access } from "./accounts.js";
import { formatReport } from "./report.js";
import type { Supplies } from "./supplies.js";
import { verifyPanel } from "./verify.js";

const mailed: Access = { readCode: async () => "123456" };

/** Looks at an example panel; tells what it was asked beside what was found, as `call: check: detail`. */
async function verify(answers: Answers = {}, access: Access = mailed, supplies: Supplies = {}) {
  const { fetch, received } = createExamplePanel(answers);
  const report = await verifyPanel({ baseUrl: "http://panel.example", access, supplies, fetch });
  const found = report.calls.flatMap(({ call, failed }) =>
    failed.flatMap(({ check, details }) => details.map((detail) => `${call}: ${check}: ${detail}`)),
  );
  const asked = (call: string) => received.filter((one) => one.call === call);
  return { report, found, asked };
}

/** A list with as many different items as asked for, a page of one after the other. */
const list =
  (count: number) =>
  (_: unknown, { items: [item] }: { items: object[] }) => ({
    items: Array.from({ length: count }, (_unused, index) => ({ ...item, id: `item-${index}` })),
    next_cursor: null,
  });

let plain: Awaited<ReturnType<typeof verify>>;
beforeAll(async () => void (plain = await verify()));

interface Fault {
  readonly answers: Answers;
  readonly access?: Access;
  readonly found?: readonly string[];
  readonly skipped?: readonly string[];
  /** Calls of which there is then less to ask. */
  readonly unasked?: readonly string[];
}

const NO_STORE = "the panel shows no store: neither its pages nor the cart and orders were looked at";
const NO_GOODS = "no product can be ordered now: the cart and orders were not looked at";
const NO_ORDER = "the cart cannot be ordered with cash on delivery: orders were not looked at";
const NOBODY_IN = expect.stringMatching(/^nobody could sign in/) as string;

const faults: Record<string, Fault> = {
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

describe("a panel", () => {
  it.each(Object.entries(faults))("is found out with %s", async (_, fault) => {
    const { report, found, asked } = await verify(fault.answers, fault.access ?? mailed);
    expect(found).toEqual(expect.arrayContaining([...(fault.found ?? [])]));
    expect(report.skipped).toEqual(expect.arrayContaining([...(fault.skipped ?? [])]));
    for (const call of fault.unasked ?? []) expect(asked(call).length).toBeLessThan(plain.asked(call).length);
    // None of it is told of every panel.
    for (const one of fault.found ?? []) expect(plain.found).not.toContain(one);
    expect(plain.report.skipped).toEqual([]);
  });

  it("is never too strange to be told of", async () => {
    for (const junk of [null, "x", 3, [], [null], {}, { items: [null], next_cursor: 7 }]) {
      const everywhere = Object.fromEntries(
        Object.keys(registry).map((name) => [name, () => junk ?? new Response("null")]),
      );
      const { report } = await verify(everywhere);
      expect(report.conforms).toBe(false);
    }
  });
});

describe("with what only the panel's people can give", () => {
  const supplies = {
    admin: { email: "admin@example.com", password: "x" },
    superAdmin: { email: "owner@example.com", password: "x" },
    rider: { email: "rider@example.com", password: "x" },
    completePage: async () => "/back?result_token=rt_1&card_page=cp_1",
    voucher: "EID",
    cardToken: "tok_works",
  };

  it("a panel's own side, vouchers and cards are looked at", async () => {
    const { found, asked } = await verify({}, mailed, supplies);
    // Whoever says yes to everything is found out here too.
    expect(found).toEqual(
      expect.arrayContaining([
        "updateSettings: sign-in: success in place of forbidden",
        "updatePanelProduct: validation: success in place of validation_failed",
        "createPanelCoupon: behaviour: success in place of coupon_code_taken",
        "panelOrder: unknown ids: success in place of not_found",
        "deleteCard: other people's things: success in place of not_found",
      ]),
    );
    expect(asked("redeemVoucher").map(({ body }) => (body as { code: string }).code)).toContain("EID");
    expect(asked("transitionOrder").map(({ body }) => (body as { to?: string }).to)).toEqual(
      expect.arrayContaining(["accepted", "delivering", "delivered"]),
    );
    // What was never delivered is only once tried to be reviewed.
    expect(asked("reorder")).toHaveLength(plain.asked("reorder").length);
  });

  it("a delivered order is reviewed, once, and ordered again", async () => {
    const delivered: Answers = {
      order: (_, data) => ({ ...data, order_status: "delivered" }),
      login: (_, data) => ({ ...data, user: { ...data.user, role: "super_admin" } }),
      notifications: () => ({ items: [], next_cursor: null }),
      coupons: () => ({ items: [], next_cursor: null }),
    };
    const { found, asked } = await verify(delivered, mailed, supplies);
    expect(found).toContain("createReview: behaviour: success in place of already_reviewed");
    expect(asked("reorder").length).toBeGreaterThan(plain.asked("reorder").length);
  });

  it("goes on without what is refused", async () => {
    const no = () => refuse("server_error");
    const refused: Answers = {
      addCard: no,
      panelProducts: no,
      createPanelCoupon: no,
      createFamily: no,
      topUpWallet: no,
      order: no,
    };
    const { report, found } = await verify(refused, mailed, supplies);
    expect(report.conforms).toBe(false);
    expect(found).toContain("createFamily: behaviour: gives its owner no code");
    const nobody = await verify({ login: no, panelProducts: list(0) }, mailed, supplies);
    expect(nobody.asked("panelProducts")).toHaveLength(plain.asked("panelProducts").length);
    const empty = await verify(
      {
        panelProducts: list(0),
        joinFamily: (_, data) => ({ ...data, members: [] }),
        addToFamilyBasket: no,
        vendors: list(2),
        storeProducts: list(1),
      },
      { existing: [{ email: "a@example.com", password: "x" }] },
      supplies,
    );
    expect(empty.report.conforms).toBe(false);
  });

  it("a cart that is put aside is taken up again", async () => {
    const { asked } = await verify({ vendors: list(2), addToCart: (_, data) => ({ ...data, parked: [] }) });
    expect(asked("restoreParkedCart").length).toBeGreaterThan(plain.asked("restoreParkedCart").length);
  });
});

describe("what a panel is asked", () => {
  it("is as much as the smallest order needs, at the price that is paid", async () => {
    const priced = (price: number, sale_price: number | null, min_order: number): Answers => ({
      vendors: (_, { items: [item] }) => ({ items: [{ ...item, min_order }], next_cursor: null }),
      storeProducts: (_, { items: [item] }) => ({
        items: [{ ...item, price, sale_price }],
        next_cursor: null,
      }),
      product: (_, data) => ({ ...data, price, sale_price }),
    });
    for (const [answers, quantity] of [
      [priced(1000, null, 3000), 3],
      [priced(1000, 500, 3000), 6],
      [priced(0, null, 0), 1],
    ] as const) {
      const { asked } = await verify(answers);
      const bodies = asked("addToCart").map(({ body }) => (body as { quantity: unknown }).quantity);
      expect(bodies).toContain(quantity);
      // One more, for the line that is changed.
      expect(asked("updateCartLine").map(({ body }) => (body as { quantity: unknown }).quantity)).toContain(
        quantity + 1,
      );
    }
  });

  it("is to deliver to an address of the customer, or to put aside for pickup without one", async () => {
    expect(plain.asked("createOrder").at(-1)!.body).toMatchObject({
      order_type: "delivery",
      address_id: "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d",
    });
    expect(plain.found).toContain("cancelOrder: behaviour: the order goes on");
    const { asked, found } = await verify({
      cancelOrder: (_, data) => ({ ...data, order_status: "canceled" }),
      vendors: (_, { items: [item] }) => ({
        items: [{ ...item, order_types: ["delivery", "pickup"] }],
        next_cursor: null,
      }),
    });
    expect(asked("createOrder").at(-1)!.body).toMatchObject({ order_type: "pickup", address_id: null });
    expect(found).not.toContain("cancelOrder: behaviour: the order goes on");
  });

  it.each(["123456", "000000"])("is a wrong code before the right one, %s", async (code) => {
    const { asked } = await verify({}, { readCode: async () => code });
    const [wrong, right] = asked("verifyEmail").flatMap(({ body }) =>
      /^\d{6}$/.test((body as { otp?: string }).otp ?? "") ? [(body as { otp: string }).otp] : [],
    );
    expect(wrong).not.toBe(code);
    expect(right).toBe(code);
  });

  it("is to end another session, not the one in use", async () => {
    // Each sign-in has a token of its own, or there is but one.
    expect(plain.found).toContain("login: sign-in: no session of its own");
    expect(plain.asked("logout").some(({ headers }) => /tok_/.test(headers.get("Authorization") ?? ""))).toBe(
      false,
    );
    const { found, asked } = await verify({
      login: ({ before }, data) => ({ ...data, token: `tok_${before}` }),
    });
    expect(found).not.toContain("login: sign-in: no session of its own");
    expect(asked("logout").map(({ headers }) => headers.get("Authorization"))).toContainEqual(
      expect.stringMatching(/tok_\d+$/),
    );
  });
});

describe("a panel that serves only some calls", () => {
  it("conforms in these; of the others none is made but once", async () => {
    const some = ["startup", "appSettings", "home", "categories"];
    const gone = [
      () => refuse("not_served"),
      () => refuse("method_not_allowed"),
      () => new Response("<h1>Not found</h1>", { status: 404 }),
    ];
    // A call that names nothing cannot miss what it names.
    const withoutParameters = () => refuse("not_found");
    const others = Object.keys(registry).filter((name) => !some.includes(name));
    const { report, found, asked } = await verify(
      Object.fromEntries(
        others.map((name, index) => [
          name,
          registry[name]!.parameters.length === 0 && index % 4 === 3 ? withoutParameters : gone[index % 3]!,
        ]),
      ),
    );
    expect(found).toEqual([]);
    expect(report.conforms).toBe(true);
    expect(
      report.calls
        .filter(({ served }) => served)
        .map(({ call }) => call)
        .toSorted(),
    ).toEqual(some.toSorted());
    expect(report.skipped).toEqual([NO_STORE, NOBODY_IN]);
    for (const name of others) expect(asked(name)).toHaveLength(1);
    const text = formatReport(report);
    expect(text).toContain(`Not served (${others.length}):\n  `);
    expect(text).toMatch(/✓ conforms: 4 of \d+ calls served, \d+ checks passed$/);
    expect(text).not.toContain("only refusals");
  });

  it("is looked at as far as it goes when parts of a way are missing", async () => {
    const missing = ["login", "addresses", "updateCartLine", "orderEvents", "storeCategory"];
    const { report, found } = await verify(
      Object.fromEntries(missing.map((name) => [name, () => refuse("not_served")])),
    );
    expect(
      report.calls
        .filter(({ served }) => !served)
        .map(({ call }) => call)
        .toSorted(),
    ).toEqual(missing.toSorted());
    expect(found.filter((one) => missing.includes(one.split(":")[0]!))).toEqual([]);
    expect(report.calls.find(({ call }) => call === "cancelOrder")!.succeeded).toBe(true);
  });
});
