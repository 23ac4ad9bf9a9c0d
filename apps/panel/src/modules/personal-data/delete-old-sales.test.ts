import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { executeRows } from "../../db/execute-rows.js";
import {
  bills,
  coupons,
  couponUses,
  idempotencyKeys,
  orderLines,
  orderRefundLines,
  orderRefunds,
  orders,
  payments,
  refunds,
  reviews,
  walletEntries,
  wallets,
} from "../../db/schema.js";
import { moveOrderTo } from "../../testing/move-order.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";
import { creditWallet } from "../wallet/ledger.js";
import { createRetentionJob } from "./retention.js";

let test: TestPanel;
let customer: Person;
let staff: Person;
beforeAll(async () => {
  test = await createTestPanel();
  customer = await test.person();
  staff = await test.person({ storeId: "spice" });
});
afterAll(() => test.close());

const DAY_MS = 86_400_000;
const tenYearsAgo = (days: number) => {
  const date = new Date(test.panel.clock());
  date.setUTCFullYear(date.getUTCFullYear() - 10);
  return new Date(date.getTime() - days * DAY_MS);
};
const run = () => createRetentionJob(test.panel)("all");

/** An order, partly paid from the wallet, that was placed at a date and has reached a status. */
async function oldOrder(createdAt: Date, status: "delivered" | "accepted" = "delivered") {
  await test.db.transaction((tx) =>
    creditWallet(tx, test.panel.jobs, customer.id, {
      kind: "gift",
      amount: 1000,
      expiresAt: null,
      at: new Date(),
    }),
  );
  await test.post("/api/cart/add", { product_id: "spice.tea", quantity: 1 }, customer);
  const how = { order_type: "pickup", use_wallet: true, payment_method: "cod" };
  const quote = await test.post("/api/cart/quote", how, customer);
  const placed = await test.post(
    "/api/orders",
    { ...how, quote_hash: quote.body.data.quote_hash },
    { ...customer, key: randomUUID() },
  );
  expect(placed.status).toBe(201);
  const { id } = placed.body.data as { id: string };
  await moveOrderTo(test, staff, id, status);
  await test.db.update(orders).set({ createdAt }).where(eq(orders.id, id));
  return id;
}

/** A refund of a line of an order, of which a gateway moved a part. */
async function refundThroughGateway(orderId: string, paymentId: string): Promise<void> {
  const at = tenYearsAgo(1);
  const [id, gatewayRefundId] = [randomUUID(), randomUUID()];
  await test.db.insert(refunds).values({
    id: gatewayRefundId,
    paymentId,
    attempt: 1,
    provider: "sandbox",
    status: "done",
    amount: 100,
    reason: "order refund: late",
    createdAt: at,
  });
  const amounts = { wallet: 0, card: 100, credit: 0, cash: 0, fees: 0, rest: 0 };
  const how = { hasFees: false, reason: "late", restocked: false, actorId: staff.id, at } as const;
  await test.db.insert(orderRefunds).values({ id, orderId, ...amounts, ...how, gatewayRefundId });
  const [line] = await test.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  await test.db.insert(orderRefundLines).values({ refundId: id, lineId: line!.id, quantity: 1, amount: 100 });
}

/** How many rows of each table refer to an order. */
async function rowsOf(orderId: string): Promise<Record<string, number>> {
  const tables = await executeRows<{ table: string }>(
    test.db,
    sql`select distinct conrelid::regclass::text as table from pg_constraint
        where contype = 'f' and confrelid = 'orders'::regclass order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { table } of tables) {
    const [row] = await executeRows<{ n: number }>(
      test.db,
      sql`select count(*)::int as n from ${sql.identifier(table)} where order_id = ${orderId}`,
    );
    if (row!.n > 0) counts[table] = row!.n;
  }
  return counts;
}

const payment = (more: Partial<typeof payments.$inferInsert> = {}): typeof payments.$inferInsert => ({
  id: randomUUID(),
  userId: customer.id,
  purpose: "topup",
  method: "card",
  status: "paid",
  amount: 500,
  createdAt: tenYearsAgo(1),
  paidAt: tenYearsAgo(1),
  ...more,
});

describe("REQ-SEC-18: sales that the law no longer asks to keep", () => {
  it("are deleted ten years after the order, with all that belongs to it", async () => {
    const old = await oldOrder(tenYearsAgo(1));
    const newer = await oldOrder(tenYearsAgo(-1));
    const open = await oldOrder(tenYearsAgo(1), "accepted");
    const couponId = randomUUID();
    await test.db.insert(coupons).values({
      id: couponId,
      code: "OLD",
      title: { en: "Old", ar: "قديم" },
      kind: "fixed",
      value: 100,
      orderTypes: ["pickup"],
      usesLimit: 2,
      usesCount: 1,
      createdAt: tenYearsAgo(2),
    });
    const use = { couponId, userId: customer.id, discount: 100, usedAt: tenYearsAgo(1) };
    await test.db.insert(couponUses).values({ id: randomUUID(), orderId: old, ...use });
    const review = { id: randomUUID(), storeId: "spice", author: "Noor S.", rating: 5 };
    await test.db
      .insert(reviews)
      .values({ ...review, userId: customer.id, orderId: old, createdAt: tenYearsAgo(1) });
    const [paid] = await test.db.select().from(payments).where(eq(payments.orderId, old));
    await refundThroughGateway(old, paid!.id);
    expect(Object.keys(await rowsOf(old)).toSorted()).toEqual([
      "coupon_uses",
      "hand_overs",
      "order_lines",
      "order_refunds",
      "order_trail",
      "payments",
      "reviews",
      "store_events",
      "wallet_entries",
    ]);
    const ledger = () =>
      test.db
        .select({ kind: walletEntries.kind, amount: walletEntries.amount })
        .from(walletEntries)
        .where(eq(walletEntries.userId, customer.id))
        .orderBy(walletEntries.id);
    const before = await ledger();

    await run();

    const left = await test.db
      .select({ id: orders.id })
      .from(orders)
      .where(inArray(orders.id, [old, newer, open]));
    expect(left.map(({ id }) => id).toSorted()).toEqual([newer, open].toSorted());
    expect(await rowsOf(old)).toEqual({});
    expect(await test.db.select().from(payments).where(eq(payments.id, paid!.id))).toEqual([]);
    // The ledger still adds up to the balance, and no longer says what was bought.
    expect(await ledger()).toEqual(before);
    const [wallet] = await test.db.select().from(wallets).where(eq(wallets.userId, customer.id));
    expect(wallet!.balance).toBe(before.reduce((sum, { amount }) => sum + amount, 0));
    expect((await test.get("/api/wallet/transactions", customer)).status).toBe(200);
    const [kept] = await test.db.select().from(reviews).where(eq(reviews.id, review.id));
    expect(kept).toMatchObject({ orderId: null, rating: 5 });
    const [coupon] = await test.db.select().from(coupons).where(eq(coupons.id, couponId));
    expect(coupon!.usesCount).toBe(0);
    // What it leaves behind: its answer, kept for a day, and sold stock that no line explains.
    await test.db.delete(idempotencyKeys).where(sql`${idempotencyKeys.body} -> 'data' ->> 'id' = ${old}`);
    await test.db.execute(sql`update products set stock = stock + 1 where id = 'spice.tea'`);
    // Once more: nothing is left to do.
    await run();
    expect(Object.keys(await rowsOf(newer))).toContain("order_lines");
  });

  it("are payments and bills too, but not while money is moving or owed", async () => {
    const bill = (number: string, status: "paid" | "unpaid") => ({
      id: randomUUID(),
      number,
      title: { en: "Bill", ar: "فاتورة" },
      amount: 500,
      status,
      createdAt: tenYearsAgo(2),
      paidAt: status === "paid" ? tenYearsAgo(1) : null,
    });
    const [settled, owed] = [bill("B-OLD", "paid"), bill("B-OWED", "unpaid")];
    await test.db.insert(bills).values([settled, owed]);
    const rows = {
      topup: payment(),
      bill: payment({ purpose: "bill", billId: settled.id }),
      newer: payment({ createdAt: tenYearsAgo(-1) }),
      pending: payment({ status: "pending", paidAt: null }),
      refunding: payment(),
    };
    await test.db.insert(payments).values(Object.values(rows));
    const refund = { amount: 500, provider: "sandbox", createdAt: tenYearsAgo(1) };
    await test.db.insert(refunds).values([
      { id: randomUUID(), paymentId: rows.refunding.id, status: "pending", ...refund },
      { id: randomUUID(), paymentId: rows.topup.id, status: "done", ...refund },
    ]);

    await run();

    const left = await test.db
      .select({ id: payments.id })
      .from(payments)
      .where(
        inArray(
          payments.id,
          Object.values(rows).map(({ id }) => id),
        ),
      );
    const kept = Object.entries(rows).filter(([, { id }]) => left.some((row) => row.id === id));
    expect(kept.map(([name]) => name)).toEqual(["newer", "pending", "refunding"]);
    const billsLeft = await test.db
      .select({ number: bills.number })
      .from(bills)
      .where(inArray(bills.id, [settled.id, owed.id]));
    expect(billsLeft).toEqual([{ number: "B-OWED" }]);
  });

  it("the ledger forgets an order only when it is gone", async () => {
    const id = await oldOrder(new Date());
    await expect(
      test.db.update(walletEntries).set({ orderId: null }).where(eq(walletEntries.orderId, id)),
    ).rejects.toThrow();
    await expect(test.db.delete(walletEntries).where(eq(walletEntries.orderId, id))).rejects.toThrow();
    expect(await rowsOf(id)).toHaveProperty("wallet_entries");
  });
});
