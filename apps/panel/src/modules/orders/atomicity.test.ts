import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { coupons, orders } from "../../db/schema.js";
import { brokenInvariants } from "../../testing/invariants.js";
import { fill, place, setUpOrderTests, stockOf, test } from "../../testing/order-fixture.js";
import { creditWallet } from "../wallet/ledger.js";

setUpOrderTests();

describe("REQ-REL-06: all or nothing", () => {
  /** A cart whose order uses everything: stock, coupon, slot and wallet. */
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

  /** The fault points that a use case passes, recorded in a trial run. */
  async function stepsOf(work: () => Promise<unknown>): Promise<string[]> {
    const steps: string[] = [];
    test.atStep((step) => void steps.push(step));
    await work();
    test.atStep(() => undefined);
    return [...new Set(steps)];
  }

  it("REQ-REL-06: a failure at any step of an order leaves no trace, and the same key succeeds afterwards", async () => {
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
      const created = await test.db.select().from(orders).where(eq(orders.userId, someone.id));
      expect([broken, created.length]).toEqual([broken, broken === "order: committed" ? 1 : 0]);
      const retried = await place(form, someone, key);
      expect([broken, retried.status, retried.body.data?.wallet_applied]).toEqual([broken, 201, 300]);
      expect(await stockOf("spice.scarce")).toBe(before - 1);
      await test.post(`/api/orders/${retried.body.data.id}/cancel`, {}, someone);
    }
  });

  it("REQ-REL-06: a failure at any step of a cancellation leaves no trace", async () => {
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
      const retried = await cancel();
      expect([broken, retried.body.data.order_status]).toEqual([broken, "canceled"]);
      expect(await stockOf("spice.scarce")).toBe(10);
    }
  });
});
