import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { stores } from "../../db/schema.js";
import {
  apply,
  coupon,
  fill,
  place,
  setUpCouponTests,
  someone,
  states,
  test,
} from "../../testing/coupon-fixture.js";
import type { Answer, Person } from "../../testing/test-panel.js";

setUpCouponTests();

describe("an offer that a customer cannot have", () => {
  /** Codes wherever coupons are offered. */
  async function offers(who?: Person, orderType = "delivery") {
    const codes = (answer: Answer) => Object.keys(states(answer));
    const rails = (await test.get(`/api/home?order_type=${orderType}`, who)).body.data.rails as {
      id: string;
      items: { code: string }[];
    }[];
    return {
      home: rails.find(({ id }) => id === "coupons")?.items.map(({ code }) => code) ?? [],
      stores: codes(await test.get("/api/vendor-coupons", who)),
      store: (await test.get("/api/stores/spice", who)).body.data.coupons.map(
        ({ code }: { code: string }) => code,
      ) as string[],
      own: who === undefined ? [] : codes(await test.get("/api/coupons", who)),
    };
  }
  const hint = async () =>
    (await test.get("/api/cart", someone)).body.data.quote.savings_hint as string | null;

  it("is one for a first order after it, also at another code; a canceled order gives it back", async () => {
    const first = await coupon({ firstOrderOnly: true, value: 9000 });
    const ofStore = await coupon({ firstOrderOnly: true, storeId: "spice", minSpending: 99_900 });
    await fill("spice.tea");
    expect(await hint()).toContain(first);
    expect(await offers(someone)).toMatchObject({ home: [ofStore, first], own: [ofStore, first] });
    const order = (await place(await test.orderForm(someone))).body.data;
    await fill("spice.tea");
    expect((await hint()) ?? "").not.toContain(first);
    expect(await offers(someone)).toMatchObject({ home: [], stores: [], own: [] });
    // Guests may be anybody.
    expect(await offers()).toMatchObject({ home: [ofStore, first], stores: [ofStore], store: [ofStore] });
    const refused = await apply(first);
    expect([refused.status, refused.body.code]).toEqual([422, "coupon_first_order"]);
    expect(refused.body.message).toBe("This coupon is for a first order");
    await test.post(`/api/orders/${order.id}/cancel`, {}, someone);
    expect(await offers(someone)).toMatchObject({ home: [ofStore, first], own: [ofStore, first] });
    expect((await apply(first)).status).toBe(200);
  });

  it("orders once with it, and not with another of its kind in the cart", async () => {
    const [first, other] = [await coupon({ firstOrderOnly: true }), await coupon({ firstOrderOnly: true })];
    await fill("spice.tea");
    await apply(first);
    expect((await place(await test.orderForm(someone))).status).toBe(201);
    expect(states(await test.get("/api/coupons", someone))).toEqual({ [first]: "used" });
    await fill("spice.tea");
    expect((await apply(other)).body.code).toBe("coupon_first_order");
  });

  it("is one that others used up, that ended, of another order type, or of a store that is gone", async () => {
    const usedUp = await coupon({ usesLimit: 1, storeId: "spice" });
    const buyer = await test.person();
    await fill("spice.tea", 1, buyer);
    await apply(usedUp, buyer);
    await place(await test.orderForm(buyer), buyer);
    await coupon({ endsAt: new Date(test.panel.clock().getTime() - 1000), storeId: "spice" });
    const pickup = await coupon({ orderTypes: ["pickup"] });
    const gone = await coupon({ storeId: "bakery" });
    await test.db.update(stores).set({ active: false }).where(eq(stores.id, "bakery"));
    const left = await offers(someone);
    await test.db.update(stores).set({ active: true }).where(eq(stores.id, "bakery"));
    expect(left).toMatchObject({ home: [], stores: [], store: [] });
    expect(left.own).toContain(pickup);
    expect(left.own).not.toContain(usedUp);
    expect(left.own).not.toContain(gone);
    expect((await offers(someone, "pickup")).home).toEqual([gone, pickup]);
    // The buyer's list still says that it was used.
    expect(states(await test.get("/api/coupons", buyer))[usedUp]).toBe("used");
  });
});
