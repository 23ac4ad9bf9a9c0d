import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { vouchers, walletEntries } from "../../db/schema.js";
import { moveOrderTo } from "../../testing/move-order.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";
import { creditWallet, expireWallet, refundOrderHold, takeFromWallet } from "./ledger.js";

let test: TestPanel;
let customer: Person;
beforeAll(async () => void (test = await createTestPanel()));
beforeEach(async () => void (customer = await test.person()));
afterAll(() => test.close());

const DAY_S = 86_400;
const wallet = async (person = customer) => (await test.get("/api/wallet", person)).body.data;
const ledger = async () => (await test.get("/api/wallet/transactions", customer)).body.data.items;

/** Credits the wallet, with or without an expiry. */
const give = (amount: number, days: number | null = null, person = customer) =>
  test.db.transaction((tx) => {
    const at = test.panel.clock();
    const expiresAt = days === null ? null : new Date(at.getTime() + days * DAY_S * 1000);
    return creditWallet(tx, test.panel.jobs, person.id, { kind: "gift", amount, expiresAt, at });
  });

async function voucher(values: Partial<typeof vouchers.$inferInsert> = {}): Promise<string> {
  const code = `V-${randomUUID().slice(0, 8).toUpperCase()}`;
  await test.db
    .insert(vouchers)
    .values({ id: randomUUID(), code, amount: 2500, createdAt: test.panel.clock(), ...values });
  return code;
}
const redeem = (code: string, person = customer, key: string = randomUUID()) =>
  test.post("/api/wallet/redeem", { code }, { ...person, key });

/** Orders dishes for 1275 each with the wallet. */
async function order(quantity: number, payment_method: string, person = customer) {
  await test.post("/api/cart/add", { product_id: "spice.tea", quantity }, person);
  const quote = await test.post(
    "/api/cart/quote",
    { order_type: "pickup", use_wallet: true, payment_method },
    person,
  );
  const form = {
    order_type: "pickup",
    use_wallet: true,
    payment_method,
    quote_hash: quote.body.data.quote_hash,
  };
  return test.post("/api/orders", form, { ...person, key: randomUUID() });
}

describe("the wallet", () => {
  it("is empty at first", async () => {
    expect(await wallet()).toEqual({ balance: 0, currency: "QAR", expiring: [] });
    expect(await ledger()).toEqual([]);
  });

  it("pays part of an order and leaves the rest to cash: held, then spent when accepted", async () => {
    await give(1000);
    const placed = await order(1, "cod");
    expect(placed.body.data).toMatchObject({
      wallet_applied: 1000,
      amount_due: 275,
      payment_method: "cod",
      payment_status: "unpaid",
    });
    expect((await wallet()).balance).toBe(0);
    const staff = await test.person({ storeId: "spice" });
    const { id } = placed.body.data;
    await moveOrderTo(test, staff, id, "accepted");
    expect(
      (await ledger()).map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
    ).toEqual([
      ["spend", 0],
      ["hold", -1000],
      ["gift", 1000],
    ]);
  });

  it("pays a whole order, and is refunded once when it is canceled (REQ-REL-12)", async () => {
    await give(2000);
    const { id, ...placed } = (await order(1, "wallet")).body.data;
    expect(placed).toMatchObject({
      wallet_applied: 1275,
      amount_due: 0,
      payment_method: "wallet",
      payment_status: "paid",
    });
    const canceled = await Promise.all(
      Array.from({ length: 5 }, () => test.post(`/api/orders/${id}/cancel`, {}, customer)),
    );
    expect(canceled[0]!.body.data.payment_status).toBe("refunded");
    expect((await wallet()).balance).toBe(2000);
    expect((await ledger())[0]).toMatchObject({
      kind: "refund",
      amount: 1275,
      order_code: placed.order_code,
    });
  });

  it("is rejected if it cannot pay an order alone", async () => {
    await give(1000);
    expect((await order(1, "wallet")).body.code).toBe("payment_method_unavailable");
  });

  it("is never spent twice: 100 riyals, 20 orders of 61.25 at once (REQ-REL-12)", async () => {
    await give(10_000);
    const quotes = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const now = test.panel.clock();
        return test.db
          .transaction((tx) => takeFromWallet(tx, customer.id, { kind: "spend", amount: 6125, at: now }))
          .then(
            () => "paid",
            (error: unknown) => (error as Error).name,
          );
      }),
    );
    expect(quotes.filter((result) => result === "paid")).toHaveLength(1);
    expect(quotes.filter((result) => result === "RangeError")).toHaveLength(19);
    expect((await wallet()).balance).toBe(3875);
  });

  it("is spent once by 20 concurrent orders of one customer", async () => {
    await give(1500);
    await test.post("/api/cart/add", { product_id: "spice.tea" }, customer);
    const quote = await test.post(
      "/api/cart/quote",
      { order_type: "pickup", use_wallet: true, payment_method: "wallet" },
      customer,
    );
    const form = {
      order_type: "pickup",
      use_wallet: true,
      payment_method: "wallet",
      quote_hash: quote.body.data.quote_hash,
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => test.post("/api/orders", form, { ...customer, key: randomUUID() })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await wallet()).balance).toBe(225);
  });

  it("spends what expires first, and writes off what has expired", async () => {
    await give(1000);
    await give(1000, 30);
    await give(1000, 10);
    expect((await wallet()).expiring.map(({ amount }: { amount: number }) => amount)).toEqual([1000, 1000]);
    await order(1, "wallet");
    expect((await wallet()).expiring).toMatchObject([{ amount: 725 }]);
    const late = new Date(test.panel.clock().getTime() + 31 * DAY_S * 1000);
    await test.db.transaction((tx) => expireWallet(tx, customer.id, late));
    await test.db.transaction((tx) => expireWallet(tx, customer.id, late));
    expect(await wallet()).toMatchObject({ balance: 1000, expiring: [] });
    expect((await ledger())[0]).toMatchObject({ kind: "expire", amount: -725 });
  });

  it("returns what a store rejected for at least a week, whatever its expiry was", async () => {
    await give(1275, 1);
    const { id } = (await order(1, "wallet")).body.data;
    const at = new Date(test.panel.clock().getTime() + 2 * DAY_S * 1000);
    const usableUntil = new Date(at.getTime() + 7 * DAY_S * 1000);
    const staff = await test.person({ storeId: "spice" });
    await moveOrderTo(test, staff, id, "canceled");
    const [{ amount, expires_at }] = (await wallet()).expiring;
    expect([amount, Date.parse(expires_at) > at.getTime()]).toEqual([1275, true]);
    // One expiry job is enough.
    await test.db.transaction((tx) =>
      refundOrderHold(tx, test.panel.jobs, { id, userId: customer.id }, { at, usableUntil }),
    );
    expect((await wallet()).balance).toBe(1275);
  });

  it("has a ledger that cannot be altered (REQ-REL-12)", async () => {
    await give(100);
    await expect(
      test.db.update(walletEntries).set({ amount: 1 }).where(eq(walletEntries.userId, customer.id)),
    ).rejects.toThrow();
    await expect(
      test.db.execute(sql`update wallets set balance = -1 where user_id = ${customer.id}`),
    ).rejects.toThrow();
  });

  it("is listed in pages", async () => {
    for (let i = 0; i < 5; i++) await give(100 + i);
    const first = (await test.get("/api/wallet/transactions?per_page=2", customer)).body.data;
    const cursor = encodeURIComponent(first.next_cursor);
    const second = (await test.get(`/api/wallet/transactions?per_page=3&cursor=${cursor}`, customer)).body
      .data;
    expect([...first.items, ...second.items].map(({ amount }) => amount)).toEqual([104, 103, 102, 101, 100]);
    expect(second.next_cursor).toBeNull();
    // No id tells how many movements there were, and each stays what it is.
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
    expect(ids.filter((id) => !/^[\w-]{40,}$/.test(id))).toEqual([]);
    expect((await ledger()).map(({ id }: { id: string }) => id)).toEqual(ids);
  });
});

describe("a top-up", () => {
  it("is limited to 10 to 5000 riyals", async () => {
    for (const amount of [999, 500_001, 1000.5]) {
      const refused = await test.post(
        "/api/wallet/topup",
        { amount, method: "online" },
        { ...customer, key: randomUUID() },
      );
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["amount"]]);
    }
  });

  it("continues on the gateway's page, the same one for the same request", async () => {
    const key = randomUUID();
    const form = { amount: 1000, method: "online" };
    const begun = await test.post("/api/wallet/topup", form, { ...customer, key });
    expect(begun.body).toMatchObject({
      message: "",
      data: { balance: 0, payment: { purpose: "topup", payment_status: "pending" } },
    });
    const again = await test.post("/api/wallet/topup", form, { ...customer, key });
    expect(again.body).toEqual(begun.body);
    const other = await test.post("/api/wallet/topup", { ...form, amount: 2000 }, { ...customer, key });
    expect([other.status, other.body.code]).toEqual([422, "idempotency_mismatch"]);
    const url = begun.body.data.payment.action_url as string;
    const back = await test.app.request(url, {
      method: "POST",
      body: new URLSearchParams({ number: "4242424242424242", expiry: "12/40", cvc: "123" }),
    });
    const returned = await test.app.request(back.headers.get("Location")!);
    expect(returned.headers.get("Location")).toMatch(/^\/wallet\?payment=/);
    expect((await wallet()).balance).toBe(1000);
    const done = await test.post("/api/wallet/topup", form, { ...customer, key });
    expect(done.body).toMatchObject({ message: "Payment successful", data: { balance: 1000 } });
  });
});

describe("a voucher", () => {
  it("is redeemed once, by the first customer (REQ-REL-12)", async () => {
    const code = await voucher();
    const people = await Promise.all(Array.from({ length: 20 }, () => test.person()));
    const answers = await Promise.all(people.map((person) => redeem(code.toLowerCase(), person)));
    expect(answers.filter(({ status }) => status === 200).map(({ body }) => body.data)).toEqual([
      { balance: 2500 },
    ]);
    expect(answers.filter(({ body }) => body.code === "voucher_used")).toHaveLength(19);
  });

  it("is redeemed once per key", async () => {
    const code = await voucher({ creditDays: 30 });
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => redeem(code, customer, key)));
    const codes = answers.map(({ status, body }) => (status === 200 ? "ok" : body.code));
    expect(codes.filter((result) => result !== "ok" && result !== "in_progress")).toEqual([]);
    const replay = await redeem(code, customer, key);
    expect([replay.status, replay.headers.get("Idempotent-Replayed")]).toEqual([200, "true"]);
    expect(await wallet()).toMatchObject({ balance: 2500, expiring: [{ amount: 2500 }] });
  });

  it("is rejected if expired, another customer's or unknown", async () => {
    const other = await test.person();
    const ended = await voucher({ expiresAt: new Date(test.panel.clock().getTime() - 1000) });
    const codes = [ended, await voucher({ userId: other.id }), "V-NONE"];
    const refused = [];
    for (const code of codes) refused.push((await redeem(code)).body.code);
    expect(refused).toEqual(["voucher_expired", "voucher_not_found", "voucher_not_found"]);
    expect((await test.post("/api/wallet/redeem", { code: "X" }, customer)).body.code).toBe(
      "idempotency_key_required",
    );
  });
});
