import { encodeForm } from "@talabee/contract";
import {
  canTransition,
  ORDER_STATUSES,
  type OrderActor,
  type OrderStatus,
  type OrderType,
} from "@talabee/domain";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApp } from "../../app.js";
import {
  coupons,
  idempotencyKeys,
  orders,
  products,
  riders,
  stockAdjustments,
  stores,
} from "../../db/schema.js";
import { createCleanupJob } from "../../jobs/maintenance.js";
import { brokenInvariants } from "../../testing/invariants.js";
import { repetitions } from "../../testing/repetitions.js";
import { type Answer, createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";
import { creditWallet } from "../wallet/ledger.js";
import { generateOrderCode } from "./order-code.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());
beforeEach(() => test.forgetOrders());
afterEach(() => test.atStep(() => undefined));

const stockOf = async (id: string) =>
  (await test.db.select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]!.stock;
const setStock = (id: string, stock: number) =>
  test.db.update(products).set({ stock }).where(eq(products.id, id));
const fill = (someone: Person, product_id: string, fields: object = {}) =>
  test.post("/api/cart/add", { product_id, ...fields }, someone);
const place = (form: object, someone: Person, key: string = randomUUID()) =>
  test.post("/api/orders", form, { ...someone, key });
const countBy = (answers: readonly Answer[]) => {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const kind = `${status} ${body.code ?? "ok"}`;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
};
/** People with these products in their carts, ready to order at the same moment. */
async function buyersOf(count: number, carts: (n: number) => readonly [product: string, fields?: object][]) {
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const someone = await test.person();
      for (const [product, fields] of carts(n)) {
        const added = await fill(someone, product, fields);
        expect(added.status).toBe(200);
      }
      return { someone, form: await test.orderForm(someone) };
    }),
  );
}
const orderAll = async (buyers: readonly { someone: Person; form: object }[]) =>
  Promise.all(buyers.map(({ someone, form }) => place(form, someone)));

describe("REQ-REL-01: stock is never sold twice", () => {
  it("REQ-REL-01: fifty buyers of ten, released together", async () => {
    for (let round = 0; round < repetitions(1, 20); round++) {
      await test.forgetOrders();
      const buyers = await buyersOf(50, () => [["spice.scarce"]]);
      const answers = await orderAll(buyers);
      expect(countBy(answers)).toEqual({ "201 ok": 10, "409 stock_exceeded": 40 });
      const [loser] = answers.filter(({ status }) => status === 409);
      expect(loser!.body.message).toBe("No more products available. Stock limit exceeded");
      expect(loser!.body.data.items[0]).toMatchObject({ product_id: "spice.scarce", available: 0 });
      expect(await stockOf("spice.scarce")).toBe(0);
    }
  });

  it("REQ-REL-01: one product on two lines counts together", async () => {
    for (let round = 0; round < repetitions(1, 20); round++) {
      await test.forgetOrders();
      const buyers = await buyersOf(6, () => [
        ["spice.scarce", { note: "a" }],
        ["spice.scarce", { note: "b", quantity: 2 }],
      ]);
      const answers = await orderAll(buyers);
      expect(countBy(answers)).toEqual({ "201 ok": 3, "409 stock_exceeded": 3 });
      const [loser] = answers.filter(({ status }) => status === 409);
      expect(loser!.body.data.items.map(({ available }: { available: number }) => available)).toEqual([1, 1]);
      expect(await stockOf("spice.scarce")).toBe(1);
    }
  });

  it("REQ-REL-01: three products wanted in opposite orders never block each other", async () => {
    const three = ["spice.scarce", "spice.few", "spice.tea"];
    for (let round = 0; round < repetitions(1, 20); round++) {
      await test.forgetOrders();
      const buyers = await buyersOf(12, (n) => (n % 2 === 0 ? three : three.toReversed()).map((id) => [id]));
      // The shortest of the three decides.
      expect(countBy(await orderAll(buyers))).toEqual({ "201 ok": 3, "409 stock_exceeded": 9 });
      expect(await Promise.all(three.map(stockOf))).toEqual([7, 0, 197]);
    }
  });

  it("REQ-REL-01: the database itself refuses less than nothing", async () => {
    await expect(setStock("spice.tea", -1)).rejects.toThrow();
  });
});

describe("REQ-REL-02: one order a key", () => {
  it("REQ-REL-02: twenty requests at once, five later ones, and one after a restart", async () => {
    const someone = await test.person();
    await fill(someone, "spice.tea");
    const form = await test.orderForm(someone);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(form, someone, key)));
    for (const { status, body } of answers) {
      expect(["201 ok", "409 in_progress"]).toContain(`${status} ${body.code ?? "ok"}`);
    }
    const done = answers.filter(({ status }) => status === 201);
    expect(done.length).toBeGreaterThan(0);
    for (let i = 0; i < 5; i++) {
      const again = await place(form, someone, key);
      expect(again.headers.get("Idempotent-Replayed")).toBe("true");
      done.push(again);
    }
    expect(new Set(done.map(({ body }) => JSON.stringify(body))).size).toBe(1);

    // A panel that begins anew knows no more than what the database does.
    const restarted = await createApp(test.panel, {
      checkAnswers: true,
      streams: test.streams,
      mediaDir: "/nowhere",
    });
    const answer = await restarted.request("/api/orders", {
      method: "POST",
      body: encodeForm(form),
      headers: { Authorization: `Bearer ${someone.token}`, "Idempotency-Key": key },
    });
    expect([answer.status, ((await answer.json()) as Answer["body"]).data.id]).toEqual([
      201,
      done[0]!.body.data.id,
    ]);
    expect(await test.db.select().from(orders).where(eq(orders.userId, someone.id))).toHaveLength(1);
  });

  it("REQ-REL-02: a key is of one body, one call, one customer and 255 signs at most, and there has to be one", async () => {
    const [someone, other] = [await test.person(), await test.person()];
    await fill(someone, "spice.tea");
    const form = await test.orderForm(someone);
    const key = "k".repeat(255);
    expect((await place(form, someone, key)).status).toBe(201);
    const misused = await place({ ...form, note: "ring twice" }, someone, key);
    expect([misused.status, misused.body.code]).toEqual([422, "idempotency_mismatch"]);
    const elsewhere = await test.post("/api/wallet/redeem", { code: "NO-SUCH-CODE" }, { ...someone, key });
    expect(elsewhere.body.code).toBe("voucher_not_found");
    await fill(other, "spice.tea");
    const theirs = await place(await test.orderForm(other), other, key);
    expect([theirs.status, theirs.headers.get("Idempotent-Replayed")]).toEqual([201, null]);
    for (const bad of [undefined, "", "x".repeat(256), "two words"]) {
      const headers = bad === undefined ? {} : { "Idempotency-Key": bad };
      const answer = await test.post("/api/orders", form, { ...someone, headers, language: "ar" });
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        400,
        "idempotency_key_required",
        "ينقص الطلب رمز عدم التكرار",
      ]);
    }
  });

  it("REQ-REL-02: a key is kept for a day", async () => {
    const someone = await test.person();
    await test.order(someone, [["spice.tea", 1]]);
    const kept = () => test.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, someone.id));
    const [answer] = await kept();
    const prune = createCleanupJob(test.panel);
    const day = 24 * 3600;
    test.passTime(day - 60);
    await prune("all");
    expect(await kept()).toEqual([answer]);
    test.passTime(120);
    await prune("all");
    expect(await kept()).toEqual([]);
    test.passTime(-day - 60);
    // Every order has its answer, as is looked at after each test.
    await test.db.insert(idempotencyKeys).values(answer!);
  });

  it("REQ-REL-02: two keys from one cart make one order", async () => {
    const someone = await test.person();
    await fill(someone, "spice.tea");
    const form = await test.orderForm(someone);
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(form, someone)));
    expect(countBy(answers)).toEqual({ "201 ok": 1, "422 cart_empty": 7 });
  });
});

describe("REQ-REL-06: all or nothing", () => {
  /** A cart that makes an order touch everything there is: stock, coupon, slot and wallet. */
  async function everything() {
    const someone = await test.person();
    const now = test.panel.clock();
    await test.db.transaction((tx) =>
      creditWallet(tx, test.panel.jobs, someone.id, { kind: "gift", amount: 300, expiresAt: null, at: now }),
    );
    const code = `R${randomUUID().slice(0, 8).toUpperCase()}`;
    await test.db.insert(coupons).values({
      id: randomUUID(),
      code,
      title: { en: "Ten", ar: "عشرة" },
      kind: "percent",
      value: 1000,
      orderTypes: ["pickup"],
      usesLimit: 1,
      createdAt: now,
    });
    await fill(someone, "spice.scarce");
    await test.post("/api/coupons/apply", { code }, someone);
    const scheduled_at = new Date(Math.ceil(now.getTime() / 1_800_000) * 1_800_000 + 7_200_000).toISOString();
    const fields = { order_type: "pickup", scheduled_at, use_wallet: true, payment_method: "cod" };
    const quote = (await test.post("/api/cart/quote", fields, someone)).body.data;
    expect(quote.problems).toEqual([]);
    return { someone, form: { ...fields, quote_hash: quote.quote_hash as string } };
  }

  /** The steps that a use case passes, by trying it once. */
  async function stepsOf(work: () => Promise<unknown>): Promise<string[]> {
    const steps: string[] = [];
    test.atStep((step) => void steps.push(step));
    await work();
    test.atStep(() => undefined);
    return [...new Set(steps)];
  }

  it("REQ-REL-06: a failure at any step of an order leaves nothing behind, and the same key heals it", async () => {
    const first = await everything();
    const steps = await stepsOf(() => place(first.form, first.someone));
    expect(steps.length).toBeGreaterThanOrEqual(10);
    for (const broken of steps) {
      const { someone, form } = await everything();
      const key = randomUUID();
      const before = await stockOf("spice.scarce");
      test.atStep((step) => {
        if (step === broken) throw new Error(`failure injected at ${step}`);
      });
      const failed = await place(form, someone, key);
      expect([broken, failed.status, failed.body.code]).toEqual([broken, 500, "server_error"]);
      test.atStep(() => undefined);
      expect([broken, await brokenInvariants(test.db)]).toEqual([broken, []]);
      const made = await test.db.select().from(orders).where(eq(orders.userId, someone.id));
      expect([broken, made.length]).toEqual([broken, broken === "order: committed" ? 1 : 0]);
      const healed = await place(form, someone, key);
      expect([broken, healed.status, healed.body.data?.wallet_applied]).toEqual([broken, 201, 300]);
      expect(await stockOf("spice.scarce")).toBe(before - 1);
      await test.post(`/api/orders/${healed.body.data.id}/cancel`, {}, someone);
    }
  });

  it("REQ-REL-06: so does one at any step of a cancellation", async () => {
    const ordered = async () => {
      const { someone, form } = await everything();
      const order = await place(form, someone);
      return { someone, cancel: () => test.post(`/api/orders/${order.body.data.id}/cancel`, {}, someone) };
    };
    const steps = await stepsOf((await ordered()).cancel);
    expect(steps.length).toBeGreaterThanOrEqual(3);
    for (const broken of steps) {
      const { cancel } = await ordered();
      test.atStep((step) => {
        if (step === broken) throw new Error(`failure injected at ${step}`);
      });
      expect([broken, (await cancel()).status]).toEqual([broken, 500]);
      test.atStep(() => undefined);
      expect([broken, await brokenInvariants(test.db)]).toEqual([broken, []]);
      const healed = await cancel();
      expect([broken, healed.body.data.order_status]).toEqual([broken, "canceled"]);
      expect(await stockOf("spice.scarce")).toBe(10);
    }
  });
});

describe("REQ-REL-08: the panel alone decides what is paid", () => {
  it("REQ-REL-08: amounts that come with the request change nothing", async () => {
    const someone = await test.person();
    const forged = {
      order_total: 1,
      subtotal: 1,
      price: 1,
      discount: 1274,
      delivery_fee: 0,
      wallet_applied: 1275,
      amount_due: 0,
      currency: "XXX",
      user_id: "x",
      order_status: "delivered",
      payment_status: "paid",
    };
    await fill(someone, "spice.tea", forged);
    const placed = await place({ ...(await test.orderForm(someone, "delivery")), ...forged }, someone);
    expect(placed.body.data).toMatchObject({
      subtotal: 1275,
      discount: 0,
      delivery_fee: 1000,
      order_total: 2275,
      wallet_applied: 0,
      amount_due: 2275,
      currency: "QAR",
      order_status: "pending",
      payment_status: "unpaid",
    });
  });

  it("REQ-REL-08: a price that changed since it was seen is shown before it is paid", async () => {
    const someone = await test.person();
    await fill(someone, "spice.tea", { quantity: 2 });
    const form = await test.orderForm(someone);
    for (const quote_hash of ["x", "A".repeat(43)]) {
      expect((await place({ ...form, quote_hash }, someone)).body.code).toBe("quote_changed");
    }
    await test.db.update(products).set({ price: 1300 }).where(eq(products.id, "spice.tea"));
    const key = randomUUID();
    const changed = await place(form, someone, key);
    expect([changed.status, changed.body.code, changed.body.data.order_total]).toEqual([
      409,
      "quote_changed",
      2600,
    ]);
    expect(changed.body.message).toBe("Prices changed. Please check the new total");
    const placed = await place({ ...form, quote_hash: changed.body.data.quote_hash }, someone, key);
    expect([placed.status, placed.body.data.order_total]).toEqual([201, 2600]);
  });
});

describe("REQ-REL-09: quantities", () => {
  it("REQ-REL-09: are whole numbers from 1, as digits and nothing else", async () => {
    const someone = await test.person();
    await fill(someone, "spice.tea");
    const { items, version } = (await test.get("/api/cart", someone)).body.data;
    const update = (quantity: string) =>
      test.post("/api/cart/update", { item_id: items[0].id, quantity, version }, someone);
    const refused = async (quantity: string) => {
      const answers = [await fill(someone, "spice.tea", { quantity }), await update(quantity)];
      for (const { status, body } of answers) {
        expect([quantity, status, Object.keys(body.errors)]).toEqual([quantity, 422, ["quantity"]]);
      }
    };
    for (const bad of [
      "-1",
      "1.5",
      "1e9",
      "2e1",
      "0x10",
      "٣",
      "NaN",
      "Infinity",
      "9007199254740992",
      "1000",
      "",
      " ",
      "1 2",
      "+1",
      "-0",
      "00",
      "05",
      "1.0",
      "5e+0",
      "true",
    ]) {
      await refused(bad);
    }
    expect((await fill(someone, "spice.tea", { quantity: "0" })).status).toBe(422);
    const isQuantity = (text: string) => /^(0|[1-9]\d{0,2})$/.test(text);
    await fc.assert(
      fc.asyncProperty(
        fc
          .oneof(fc.string(), fc.integer().map(String), fc.double().map(String))
          .filter((text) => !isQuantity(text)),
        refused,
      ),
      { numRuns: repetitions(30, 500) },
    );
    expect((await test.get("/api/cart", someone)).body.data.items[0].quantity).toBe(1);
  });
});

describe("REQ-REL-13: an order moves along its steps only", () => {
  const PATHS: Record<OrderType, Record<OrderStatus, OrderStatus[]>> = {
    delivery: {
      pending: [],
      accepted: ["accepted"],
      delivering: ["accepted", "delivering"],
      delivered: ["accepted", "delivering", "delivered"],
      canceled: ["canceled"],
    },
    pickup: {
      pending: [],
      accepted: ["accepted"],
      delivering: [],
      delivered: ["accepted", "delivered"],
      canceled: ["canceled"],
    },
    dine_in: {
      pending: [],
      accepted: ["accepted"],
      delivering: [],
      delivered: ["accepted", "delivered"],
      canceled: ["canceled"],
    },
  };
  const move = (who: Person, id: string, to: string, version: number, reason: string | null = "why not") =>
    test.post(`/api/panel/orders/${id}/transition`, { to, version, reason }, who);

  it.each(["delivery", "pickup", "dine_in"] as const)(
    "REQ-REL-13: every status, target and person of a %s order",
    async (type) => {
      await test.db
        .update(stores)
        .set({ orderTypes: ["delivery", "pickup", "dine_in"] })
        .where(eq(stores.id, "spice"));
      const admin = await test.person({ role: "admin" });
      const vendor = await test.person({ storeId: "spice" });
      const reach = async (status: OrderStatus) => {
        const customer = await test.person();
        const rider = await test.person();
        const rider_id = randomUUID();
        await test.db.insert(riders).values({
          id: rider_id,
          userId: rider.id,
          name: "Joseph",
          phone: "+97466918240",
          createdAt: new Date(),
        });
        await fill(customer, "spice.tea");
        const fields = {
          order_type: type,
          payment_method: "cod",
          ...(type === "delivery" ? { address_id: await test.addressOf(customer) } : {}),
          ...(type === "dine_in" ? { table_number: "4" } : {}),
        };
        const { quote_hash } = (await test.post("/api/cart/quote", fields, customer)).body.data;
        let order = (await place({ ...fields, quote_hash }, customer)).body.data;
        for (const to of PATHS[type][status]) {
          if (to === "delivering") {
            order = (await test.post(`/api/panel/orders/${order.id}/rider`, { rider_id }, admin)).body.data;
          }
          // By another than those who try below: a repetition of one's own move is no refusal.
          order = (await move(await test.person({ role: "admin" }), order.id, to, order.version)).body.data;
        }
        expect(order.order_status).toBe(status);
        return { order, people: { admin, vendor, rider, customer } as Record<string, Person> };
      };
      const reachable = ORDER_STATUSES.filter((status) => type === "delivery" || status !== "delivering");
      for (const from of reachable) {
        let at = await reach(from);
        for (const actor of ["vendor", "rider", "admin", "customer"] as const satisfies OrderActor[]) {
          for (const to of ORDER_STATUSES) {
            if (actor === "customer" && to !== "canceled") continue;
            const { order, people } = at;
            const isRidden = from === "delivering" || (from === "delivered" && type === "delivery");
            const verdict = canTransition({
              from,
              to,
              orderType: type,
              actor,
              facts: {
                now: 0,
                waiting_since: 0,
                placed_at: 0,
                accepted_at: 0,
                preparing: false,
                has_driver: actor !== "rider" || isRidden,
                payment_method: "cod",
                payment_status: "unpaid",
                reason: "why not",
              },
            });
            const answer =
              actor === "customer"
                ? await test.post(`/api/orders/${order.id}/cancel`, { reason: "why not" }, people[actor]!)
                : await move(people[actor]!, order.id, to, order.version);
            const what = `${actor}: ${from} to ${to}`;
            if (verdict.allowed && (actor !== "rider" || isRidden)) {
              expect([what, answer.status, answer.body.data.order_status]).toEqual([what, 200, to]);
              at = await reach(from);
            } else if (actor === "rider" && !isRidden) {
              expect([what, answer.status]).toEqual([what, 404]);
            } else {
              expect([what, answer.status, answer.body.code]).toEqual([what, 409, "invalid_transition"]);
              expect(answer.body.data.order_status).toBe(from);
            }
          }
        }
      }
    },
  );

  it("REQ-REL-13: customer or store, one of them wins, and stock and money come back once", async () => {
    const staff = await test.person({ storeId: "spice" });
    for (let round = 0; round < repetitions(6, 50); round++) {
      const someone = await test.person();
      await test.db.transaction((tx) =>
        creditWallet(tx, test.panel.jobs, someone.id, {
          kind: "gift",
          amount: 500,
          expiresAt: null,
          at: test.panel.clock(),
        }),
      );
      await fill(someone, "spice.scarce", { quantity: 2 });
      const fields = { order_type: "pickup", payment_method: "cod", use_wallet: true };
      const { quote_hash } = (await test.post("/api/cart/quote", fields, someone)).body.data;
      const order = (await place({ ...fields, quote_hash }, someone)).body.data;
      const [canceled, rejected, again] = await Promise.all([
        test.post(`/api/orders/${order.id}/cancel`, { reason: "changed my mind" }, someone),
        move(staff, order.id, "canceled", 1, "no gas"),
        test.post(`/api/orders/${order.id}/cancel`, {}, someone),
      ]);
      const wins = [canceled.status === 200 || again.status === 200, rejected.status === 200];
      expect(wins.filter(Boolean)).toHaveLength(1);
      expect(await stockOf("spice.scarce")).toBe(10);
      const wallet = (await test.get("/api/wallet", someone)).body.data;
      expect(wallet.balance).toBe(500);
    }
  });
});

describe("REQ-REL-16: order codes", () => {
  it("REQ-REL-16: are each their own, in no sequence, made by eight at once", async () => {
    const [every, people] = [repetitions(32, 10_000), 8];
    await setStock("spice.tea", every);
    const codes: string[] = [];
    await Promise.all(
      Array.from({ length: people }, async () => {
        const someone = await test.person();
        for (let i = 0; i < every / people; i++)
          codes.push((await test.order(someone, [["spice.tea", 1]])).order_code);
      }),
    );
    expect(new Set(codes).size).toBe(every);
    expect(codes).not.toEqual(codes.toSorted());
    // What came to the shelf for this.
    await test.db.insert(stockAdjustments).values({
      productId: "spice.tea",
      delta: every - 200,
      stockAfter: every,
      at: test.panel.clock(),
    });
  });

  it("REQ-REL-16: use every letter at every place alike", () => {
    const drawn = Array.from({ length: 10_000 }, generateOrderCode);
    // Of 729 million, ten thousand are hardly ever twice the same.
    expect(new Set(drawn).size).toBeGreaterThan(9_990);
    for (let place = 3; place < 9; place++) {
      const counts = new Map<string, number>();
      for (const code of drawn) counts.set(code[place]!, (counts.get(code[place]!) ?? 0) + 1);
      expect(counts.size).toBe(30);
      const expected = drawn.length / 30;
      const chi = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // 29 degrees of freedom: beyond 100 once in a thousand million times.
      expect(chi).toBeLessThan(100);
    }
  });
});
