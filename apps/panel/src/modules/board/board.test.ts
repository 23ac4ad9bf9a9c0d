import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { orders, statusHistory, users } from "../../db/schema.js";
import {
  act,
  admin,
  audited,
  cardOf,
  cook,
  counter,
  customer,
  manager,
  newRider,
  readBoard,
  setUpBoardTests,
  stranger,
  test,
  trackOf,
  why,
} from "../../testing/board-fixture.js";

setUpBoardTests();

describe("the board of a store", () => {
  it("shows its open orders with what a kitchen needs, and nothing of others", async () => {
    const first = await test.order(customer, [["spice.tea", 2]], "delivery");
    await test.order(customer, [["bakery.bread", 1]]);
    const { items, at, last_event_id } = await readBoard(counter);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      id: first.id,
      version: 1,
      lane: "new",
      order_type: "delivery",
      customer_name: "Aisha",
      items_count: 2,
      lines: [
        { product_id: "spice.tea", quantity: 2, name: { en: expect.any(String), ar: expect.any(String) } },
      ],
      payment_method: "cod",
      amount_due: first.amount_due,
      code: "none",
    });
    const { accept_by, released_at } = items[0]!;
    expect(Date.parse(accept_by!) - Date.parse(released_at)).toBe(600_000);
    expect(Math.abs(Date.parse(at) - test.panel.clock().getTime())).toBeLessThan(60_000);
    expect(last_event_id.length).toBeGreaterThan(20);
    expect((await readBoard(admin)).items).toHaveLength(1);
    for (const who of [stranger, { ...customer }]) {
      const { status } = await test.get("/api/panel/stores/spice/board", who);
      expect(status).toBe(who === stranger ? 404 : 403);
    }
    expect((await test.get("/api/panel/stores/nowhere/board", admin)).body.code).toBe("not_found");
  });

  it("shows a kitchen neither customers nor prices, and nobody a phone", async () => {
    await test.order(customer, [["spice.tea", 1]], "delivery");
    const [card] = (await readBoard(cook)).items;
    expect(card).toMatchObject({ customer_name: null, amount_due: null });
    for (const who of [cook, counter, admin])
      expect(JSON.stringify(await readBoard(who))).not.toMatch(/97455123456|55123456|"phone"/);
  });

  it("has no order that waits for its payment", async () => {
    const { id } = await test.order(customer, [["spice.tea", 1]]);
    await test.db
      .update(orders)
      .set({ paymentMethod: "online", paymentStatus: "pending" })
      .where(eq(orders.id, id));
    expect((await readBoard(counter)).items).toEqual([]);
  });
});

describe("an order on the board", () => {
  it("is accepted, prepared, delayed, made ready and handed over, and its customer sees each", async () => {
    const { id } = await test.order(customer, [["spice.tea", 1]]);
    const accepted = cardOf(await act(counter, id, "accept", { version: 1, minutes: 25 }));
    expect(accepted).toMatchObject({
      version: 2,
      lane: "kitchen",
      promised_minutes: 25,
      accept_by: null,
      code: "asked",
    });
    const promised = Date.parse(accepted.eta!.from);
    expect(promised - Date.parse(accepted.accepted_at!)).toBe(25 * 60_000);
    const preparing = cardOf(await act(cook, id, "milestone", { version: 2, milestone: "preparing" }));
    expect(preparing).toMatchObject({ version: 3, customer_name: null, preparing_at: expect.any(String) });
    const delayed = cardOf(await act(cook, id, "delay", { version: 3, minutes: 10 }));
    expect(delayed).toMatchObject({ version: 4, delay_minutes: 10 });
    expect(Date.parse(delayed.eta!.from) - promised).toBe(10 * 60_000);
    expect(await trackOf(id)).toMatchObject({
      delay_minutes: 10,
      hand_over_code: expect.stringMatching(/^\d{4}$/),
    });
    const ready = cardOf(await act(cook, id, "milestone", { version: 4, milestone: "ready" }));
    expect(ready).toMatchObject({ version: 5, lane: "ready" });
    const steps = (await trackOf(id)).steps as { step: string; state: string; at: string | null }[];
    expect(steps.map(({ step, state }) => `${step} ${state}`)).toEqual([
      "placed done",
      "accepted done",
      "preparing done",
      "ready now",
      "delivered next",
    ]);
    // The counter sees its customer: no code is needed there.
    const done = await act(counter, id, "hand-over", { version: 5 });
    expect(cardOf(done)).toMatchObject({ order_status: "delivered", lane: null, payment_status: "paid" });
    expect((await readBoard(counter)).items).toEqual([]);
    expect((await trackOf(id)).hand_over_code).toBeNull();
    expect(await audited(id)).toEqual([
      ["order.accept", counter.id],
      ["order.preparing", cook.id],
      ["order.delay", cook.id],
      ["order.ready", cook.id],
      ["order.hand_over", counter.id],
    ]);
    const titles = (await test.get("/api/notifications", customer)).body.data.items as { title: string }[];
    expect(titles.slice(0, 5).map(({ title }) => title)).toEqual([
      "You have your order",
      "Your order is ready",
      "Your order needs more time",
      "Your order is accepted",
      "We have your order",
    ]);
  });

  it("that is ready at once was prepared: no step stays without a time", async () => {
    const { id } = await test.order(customer, [["spice.tea", 1]]);
    await act(counter, id, "accept", { version: 1 });
    const ready = cardOf(await act(cook, id, "milestone", { version: 2, milestone: "ready" }));
    expect(ready.preparing_at).toBe(ready.ready_at);
    expect(why(await act(cook, id, "milestone", { version: 3, milestone: "preparing" }))).toEqual([
      "invalid_transition",
      "same_milestone",
    ]);
    expect(why(await act(cook, id, "delay", { version: 3, minutes: 5 }))).toEqual([
      "invalid_transition",
      "already_ready",
    ]);
  });

  it.each([
    ["too_busy", "en", "The store has too many orders now"],
    ["sold_out", "ar", "نفد أحد المنتجات التي طلبتها"],
  ] as const)("is refused for %s, in the language of its customer (%s)", async (reason, language, text) => {
    const someone = await test.person();
    await test.db.update(users).set({ language }).where(eq(users.id, someone.id));
    const { id } = await test.order(someone, [["spice.tea", 1]]);
    const refused = cardOf(await act(counter, id, "refuse", { version: 1, reason }));
    expect(refused).toMatchObject({ order_status: "canceled", lane: null });
    const mails = await test.mailsTo(someone.email);
    expect(mails.at(-1)!.text).toContain(text);
    expect(await audited(id)).toEqual([["order.refuse", counter.id]]);
  });

  it("is refused in the store's own words, which `other` needs", async () => {
    const { id } = await test.order(customer, [["spice.tea", 1]]);
    const bare = await act(counter, id, "refuse", { version: 1, reason: "other" });
    expect([bare.status, Object.keys(bare.body.errors)]).toEqual([422, ["words"]]);
    await act(counter, id, "refuse", { version: 1, reason: "other", words: "The oven is broken" });
    const history = await test.db.select().from(statusHistory).where(eq(statusHistory.orderId, id));
    expect(history.at(-1)).toMatchObject({ toStatus: "canceled", reason: "The oven is broken" });
  });

  it("is changed by those who have the right, at their store alone", async () => {
    const { id } = await test.order(customer, [["spice.tea", 1]]);
    expect((await act(cook, id, "accept", { version: 1 })).body.code).toBe("forbidden");
    expect((await act(cook, id, "refuse", { version: 1, reason: "closing" })).body.code).toBe("forbidden");
    expect((await act(stranger, id, "accept", { version: 1 })).body.code).toBe("not_found");
    const rider = await newRider();
    expect((await act(rider, id, "hand-over", { version: 1 })).body.code).toBe("not_found");
    expect((await act(rider, id, "milestone", { version: 1, milestone: "ready" })).body.code).toBe(
      "forbidden",
    );
    expect((await readBoard(counter)).items[0]!.version).toBe(1);
    expect(await audited(id)).toEqual([]);
  });

  it("is changed once, whoever repeats it, and never from an outdated card", async () => {
    const { id } = await test.order(customer, [["spice.tea", 1]]);
    const key = randomUUID();
    const body = { version: 1, minutes: 15 };
    const first = await act(counter, id, "accept", body, key);
    const again = await act(counter, id, "accept", body, key);
    expect([again.status, again.headers.get("Idempotent-Replayed"), again.body]).toEqual([
      200,
      "true",
      first.body,
    ]);
    // Without the key, one's own is done; another's is refused and says so.
    expect((await act(counter, id, "accept", body)).body.data.version).toBe(2);
    const second = await act(manager, id, "accept", body);
    expect([second.status, second.body.code, second.body.data]).toEqual([
      409,
      "stale_version",
      { order_status: "accepted", version: 2 },
    ]);
    expect((await act(cook, id, "milestone", { version: 1, milestone: "preparing" })).body.code).toBe(
      "stale_version",
    );
    await act(cook, id, "milestone", { version: 2, milestone: "preparing" });
    expect((await act(cook, id, "milestone", { version: 2, milestone: "preparing" })).status).toBe(200);
    expect(why(await act(counter, id, "milestone", { version: 3, milestone: "preparing" }))).toEqual([
      "invalid_transition",
      "same_milestone",
    ]);
    expect((await act(cook, id, "delay", { version: 2, minutes: 5 })).body.code).toBe("stale_version");
    expect(await audited(id)).toHaveLength(2);
  });

  it.each([
    ["accept", { minutes: 0 }],
    ["accept", { minutes: 181 }],
    ["delay", { minutes: 0 }],
    ["delay", { minutes: 61 }],
    ["delay", {}],
    ["milestone", { milestone: "rider_assigned" }],
    ["refuse", { reason: "no" }],
    ["hand-over", { code: "12345" }],
    ["hand-over", { code: "12a4" }],
    ["hand-over", { cash_taken: -1 }],
  ])("refuses %s with %o", async (name, fields) => {
    const { id } = await test.order(customer, [["spice.tea", 1]]);
    expect((await act(counter, id, name, { version: 1, ...fields })).body.code).toBe("validation_failed");
  });

  it("is delayed by two hours at most", async () => {
    const { id } = await test.order(customer, [["spice.tea", 1]]);
    await act(counter, id, "accept", { version: 1 });
    await act(cook, id, "delay", { version: 2, minutes: 60 });
    await act(cook, id, "delay", { version: 3, minutes: 59 });
    expect(why(await act(cook, id, "delay", { version: 4, minutes: 2 }))).toEqual([
      "invalid_transition",
      "too_long",
    ]);
    expect((await act(cook, id, "delay", { version: 4, minutes: 1 })).body.data.delay_minutes).toBe(120);
  });
});
