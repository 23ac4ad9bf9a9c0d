import { beforeAll, describe, expect, it } from "vitest";
import { type Answers, refuse } from "../../test/example-panel.js";
import { list, mailed, verify } from "../../test/verify-example.js";

let plain: Awaited<ReturnType<typeof verify>>;
beforeAll(async () => void (plain = await verify()));

const NOT_DELIVERED = 'transitionOrder: behaviour: the order was not delivered: it is "accepted"';

describe("with staff accounts, a voucher and a card", () => {
  const testData = {
    admin: { email: "admin@example.com", password: "x" },
    superAdmin: { email: "owner@example.com", password: "x" },
    rider: { email: "rider@example.com", password: "x" },
    completePage: async () => "/back?result_token=rt_1&card_page=cp_1",
    voucher: "EID",
    cardToken: "tok_works",
  };

  it("checks admin calls, vouchers and cards", async () => {
    const { found, asked } = await verify({}, mailed, testData);
    // A server that accepts every request fails these checks.
    expect(found).toEqual(
      expect.arrayContaining([
        "updateSettings: sign-in: success instead of forbidden",
        "updatePanelProduct: validation: success instead of validation_failed",
        "createPanelCoupon: behaviour: success instead of coupon_code_taken",
        "panelOrder: unknown ids: success instead of not_found",
        "deleteCard: ownership: success instead of not_found",
      ]),
    );
    expect(asked("redeemVoucher").map(({ body }) => (body as { code: string }).code)).toContain("EID");
    expect(asked("transitionOrder").map(({ body }) => (body as { to?: string }).to)).toEqual(
      expect.arrayContaining(["accepted", "delivering", "delivered"]),
    );
    // The review of an order that was not delivered is tried only once, and it is not ordered again.
    expect(asked("reorder")).toHaveLength(plain.asked("reorder").length);
  });

  it("demands that the order becomes delivered, though a single move may be refused", async () => {
    const stuck: Answers = {
      order: (_, data) => ({ ...data, order_type: "delivery", order_status: "accepted" }),
      panelRiders: (_, { items: [rider] }) => ({
        items: [{ ...rider, order_id: null, is_available: true }],
        next_cursor: null,
      }),
      transitionOrder: () => refuse("invalid_transition", { order_status: "accepted", version: 2 }),
    };
    const { report, found } = await verify(stuck, mailed, testData);
    expect(report.conforms).toBe(false);
    expect(found).toContain(NOT_DELIVERED);

    const withoutRider = await verify(
      { ...stuck, panelRiders: () => ({ items: [], next_cursor: null }) },
      mailed,
      testData,
    );
    expect(withoutRider.report.skipped).toContainEqual(expect.stringContaining("no rider is free"));
  });

  it("reviews a delivered order once, and reorders it", async () => {
    const delivered: Answers = {
      order: (_, data) => ({ ...data, order_status: "delivered" }),
      login: (_, data) => ({ ...data, user: { ...data.user, role: "super_admin" } }),
      notifications: () => ({ items: [], next_cursor: null }),
      coupons: () => ({ items: [], next_cursor: null }),
    };
    const { found, asked } = await verify(delivered, mailed, testData);
    expect(found).toContain("createReview: behaviour: success instead of already_reviewed");
    expect(found).not.toContain(NOT_DELIVERED);
    expect(asked("reorder").length).toBeGreaterThan(plain.asked("reorder").length);
  });

  it("continues after refused calls", async () => {
    const no = () => refuse("server_error");
    const refused: Answers = {
      addCard: no,
      panelProducts: no,
      createPanelCoupon: no,
      createFamily: no,
      topUpWallet: no,
      order: no,
    };
    const { report, found } = await verify(refused, mailed, testData);
    expect(report.conforms).toBe(false);
    expect(found).toContain("createFamily: behaviour: the owner gets no invite code");
    const withoutStaff = await verify({ login: no, panelProducts: list(0) }, mailed, testData);
    expect(withoutStaff.asked("panelProducts")).toHaveLength(plain.asked("panelProducts").length);
    const empty = await verify(
      {
        panelProducts: list(0),
        joinFamily: (_, data) => ({ ...data, members: [] }),
        addToFamilyBasket: no,
        vendors: list(2),
        storeProducts: list(1),
      },
      { existing: [{ email: "a@example.com", password: "x" }] },
      testData,
    );
    expect(empty.report.conforms).toBe(false);
  });

  it("restores a parked cart", async () => {
    const { asked } = await verify({ vendors: list(2), addToCart: (_, data) => ({ ...data, parked: [] }) });
    expect(asked("restoreParkedCart").length).toBeGreaterThan(plain.asked("restoreParkedCart").length);
  });
});

describe("the requests of the suite", () => {
  it("order the smallest quantity that reaches the minimum order, at the sale price", async () => {
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
      // The update of the line adds one.
      expect(asked("updateCartLine").map(({ body }) => (body as { quantity: unknown }).quantity)).toContain(
        quantity + 1,
      );
    }
  });

  it("order delivery to an address of the customer, or pickup without one", async () => {
    expect(plain.asked("createOrder").at(-1)!.body).toMatchObject({
      order_type: "delivery",
      address_id: "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d",
    });
    expect(plain.found).toContain("cancelOrder: behaviour: the order was not canceled");
    const { asked, found } = await verify({
      cancelOrder: (_, data) => ({ ...data, order_status: "canceled" }),
      vendors: (_, { items: [item] }) => ({
        items: [{ ...item, order_types: ["delivery", "pickup"] }],
        next_cursor: null,
      }),
    });
    expect(asked("createOrder").at(-1)!.body).toMatchObject({ order_type: "pickup", address_id: null });
    expect(found).not.toContain("cancelOrder: behaviour: the order was not canceled");
  });

  it.each(["123456", "000000"])("send a wrong code before the right one, %s", async (code) => {
    const { asked } = await verify({}, { readCode: async () => code });
    const [wrong, right] = asked("verifyEmail").flatMap(({ body }) =>
      /^\d{6}$/.test((body as { otp?: string }).otp ?? "") ? [(body as { otp: string }).otp] : [],
    );
    expect(wrong).not.toBe(code);
    expect(right).toBe(code);
  });

  it("sign out of another session, not of the one in use", async () => {
    // The example panel returns the same token for each sign-in.
    expect(plain.found).toContain("login: sign-in: a second sign-in returned the same session");
    expect(plain.asked("logout").some(({ headers }) => /tok_/.test(headers.get("Authorization") ?? ""))).toBe(
      false,
    );
    const { found, asked } = await verify({
      login: ({ before }, data) => ({ ...data, token: `tok_${before}` }),
    });
    expect(found).not.toContain("login: sign-in: a second sign-in returned the same session");
    expect(asked("logout").map(({ headers }) => headers.get("Authorization"))).toContainEqual(
      expect.stringMatching(/tok_\d+$/),
    );
  });
});
