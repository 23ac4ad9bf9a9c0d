import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { appSettings, bills, orders } from "../../db/schema.js";
import {
  balance,
  CARDS,
  customer,
  order,
  payOnPage,
  runJobs,
  saveCard,
  setUpPaymentTests,
  test,
} from "../../testing/payment-fixture.js";
import { createTestPanel } from "../../testing/test-panel.js";

setUpPaymentTests();

describe("a bill", () => {
  const bill = async (values: Partial<typeof bills.$inferInsert> = {}) => {
    const number = `KAH-${randomUUID().slice(0, 8)}`;
    const title = { en: "Electricity", ar: "كهرباء" };
    await test.db
      .insert(bills)
      .values({ id: randomUUID(), number, title, amount: 8450, createdAt: new Date(), ...values });
    return number;
  };
  const pay = (fields: object, person = customer) =>
    test.post("/api/pay-bill", fields, { ...person, key: randomUUID() });

  it("is paid once, by card, on the page or from the wallet", async () => {
    const card_id = await saveCard(CARDS.good);
    const bill_number = await bill();
    const paid = await pay({ bill_number, method: "card", card_id });
    expect(paid.body.data).toMatchObject({
      payment: { purpose: "bill", amount: 8450, payment_status: "paid" },
      order: null,
    });
    expect((await pay({ bill_number, method: "card", card_id })).body.code).toBe("already_paid");
    const onPageBill = await bill();
    const open = await pay({ bill_number: onPageBill, method: "online" });
    await payOnPage(open.body.data.payment.action_url, CARDS.good);
    await runJobs();
    expect((await pay({ bill_number: onPageBill, method: "online" })).body.code).toBe("already_paid");
    await test.post(
      "/api/wallet/topup",
      { amount: 9000, method: "card", card_id },
      { ...customer, key: randomUUID() },
    );
    const byWallet = await pay({ bill_number: await bill(), method: "wallet" });
    expect(byWallet.body.data.payment).toMatchObject({ method: "wallet", payment_status: "paid" });
    expect(await balance()).toBe(550);
    expect((await pay({ bill_number: await bill(), method: "wallet" })).body.code).toBe("wallet_short");
    expect((await pay({ bill_number: await bill(), method: "cod" })).body.code).toBe(
      "payment_method_unavailable",
    );
  });

  it("of an order with rounded cash takes the exact amount from the wallet", async () => {
    await test.db.insert(appSettings).values({ body: { cash_rounding: 50 }, updatedAt: test.panel.clock() });
    try {
      const card_id = await saveCard(CARDS.good);
      const topUp = { amount: 9000, method: "card", card_id };
      await test.post("/api/wallet/topup", topUp, { ...customer, key: randomUUID() });
      const placed = (await order({ payment_method: "cod" })).body.data;
      expect(placed).toMatchObject({ order_total: 1275, rounding: 25, amount_due: 1300 });
      const paid = await pay({ order_id: placed.id, method: "wallet" });
      expect(paid.body.data.payment).toMatchObject({ amount: 1275, payment_status: "paid" });
      expect(await balance()).toBe(9000 - 1275);
      const [row] = await test.db.select().from(orders).where(eq(orders.id, placed.id));
      expect(row).toMatchObject({ walletApplied: 1275, amountDue: 0, rounding: 0 });
      // All of it comes back; the invariants compare ledger and order.
      await test.post(`/api/orders/${placed.id}/cancel`, {}, customer);
      expect(await balance()).toBe(9000);
    } finally {
      await test.db.delete(appSettings);
    }
  });

  it("of another customer, and another customer's order, are not found", async () => {
    const other = await test.person();
    const number = await bill({ userId: customer.id });
    expect((await pay({ bill_number: number, method: "online" }, other)).status).toBe(404);
    expect((await pay({ bill_number: "KAH-0", method: "online" })).status).toBe(404);
    const { id, payment } = (await order({ payment_method: "online" })).body.data;
    expect((await pay({ order_id: id, method: "online" }, other)).status).toBe(404);
    const stolen = await test.post(
      `/api/payments/${payment.id}/confirm`,
      { result_token: "x" },
      { ...other, key: randomUUID() },
    );
    expect(stolen.status).toBe(404);
    const madeUp = await test.post(
      `/api/payments/${payment.id}/confirm`,
      { result_token: "x" },
      { ...customer, key: randomUUID() },
    );
    expect(madeUp.body.errors).toHaveProperty("result_token");
    expect((await test.app.request(`/api/payments/${randomUUID()}/return`)).status).toBe(404);
  });

  it("requires a key, and a gateway for cards", async () => {
    const bill_number = await bill();
    expect((await test.post("/api/pay-bill", { bill_number, method: "online" }, customer)).body.code).toBe(
      "idempotency_key_required",
    );
    const bare = await createTestPanel({ demo: false });
    const person = await bare.person();
    const methods = await bare.get("/api/payment-methods", person);
    expect(methods.body.data.items.filter(({ enabled }: { enabled: boolean }) => enabled)).toMatchObject([
      { code: "cod" },
    ]);
    const refused = await bare.post(
      "/api/wallet/topup",
      { amount: 5000, method: "online" },
      { ...person, key: randomUUID() },
    );
    expect(refused.body.code).toBe("payment_method_unavailable");
    expect((await bare.app.request("/sandbox-gateway/cards/new")).status).toBe(404);
    await bare.close();
  });
});
