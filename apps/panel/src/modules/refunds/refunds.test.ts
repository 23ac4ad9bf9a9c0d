import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  auditLog,
  orderRefundLines,
  orderRefunds,
  products,
  refunds,
  stockAdjustments,
  storeStaff,
} from "../../db/schema.js";
import { sqlState } from "../../db/sql-state.js";
import { brokenInvariants } from "../../testing/invariants.js";
import {
  balance,
  CARDS,
  customer,
  order,
  paymentOf,
  read,
  runJobs,
  saveCard,
  takenBySandbox,
  test,
} from "../../testing/payment-fixture.js";
import {
  code,
  counter,
  delivered,
  manager,
  one,
  refund,
  setUpRefundTests,
  topUp,
} from "../../testing/refund-fixture.js";

setUpRefundTests();

describe("a refund of a delivered order", () => {
  it("is not for the one who makes it", async () => {
    const { id, line } = await delivered({ payment_method: "cod" });
    const as = { userId: customer.id, storeId: "spice", role: "manager" } as const;
    await test.db.insert(storeStaff).values(as);
    expect(code(await refund(id, one(line), { who: customer }))).toEqual(["forbidden", undefined]);
    await test.db.delete(storeStaff).where(eq(storeStaff.userId, customer.id));
    expect((await refund(id, one(line))).status).toBe(201);
  });

  it("by card goes back through the gateway, unit by unit, until nothing is left", async () => {
    const card_id = await saveCard(CARDS.good);
    const { id, line, due } = await delivered({ payment_method: "card", card_id });
    const unit = due / 3;
    const preview = await test.post(
      `/api/panel/orders/${id}/refunds/preview`,
      { reason: "missing", ...one(line) },
      manager,
    );
    expect(preview.body.data).toMatchObject({ amount: unit, to_card: unit, to_wallet: 0, to_cash: 0 });
    expect(await takenBySandbox(id)).toBe(due);

    const first = await refund(id, { ...one(line), words: "No tea in the bag" });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      message: "Refunded",
      data: {
        amount: unit,
        to_card: unit,
        reason: "missing",
        words: "No tea in the bag",
        state: "pending",
        restocked: false,
      },
    });
    await runJobs();
    expect(await takenBySandbox(id)).toBe(due - unit);
    expect(await paymentOf(id)).toMatchObject({ status: "paid", refunded: unit });
    expect((await read(id)).payment_status).toBe("paid");
    expect(code(await refund(id, one(line, 3)))).toEqual(["refund_refused", "refunded_before"]);

    await refund(id, one(line, 2));
    await runJobs();
    expect(await takenBySandbox(id)).toBe(0);
    expect(await paymentOf(id)).toMatchObject({ status: "refunded", refunded: due });
    expect((await read(id)).payment_status).toBe("refunded");
    expect(code(await refund(id, { fees: true }))).toEqual(["refund_refused", "nothing_left"]);
    const list = await test.get(`/api/panel/orders/${id}/refunds`, manager);
    expect(list.body.data.items).toMatchObject([
      { amount: unit, state: "done" },
      { amount: 2 * unit, state: "done", lines: [{ id: line, quantity: 2, amount: 2 * unit }] },
    ]);
    const log = await test.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(log.filter(({ action }) => action === "order.refund")).toHaveLength(2);
    const told = (await test.get("/api/notifications", customer)).body.data.items as { title: string }[];
    expect(told.filter(({ title }) => title === "You get money back")).toHaveLength(2);
  });

  it("by card can go to the wallet instead", async () => {
    const card_id = await saveCard(CARDS.good);
    const { id, line, due } = await delivered({ payment_method: "card", card_id });
    expect((await refund(id, { ...one(line, 3), to: "wallet" })).body.data).toMatchObject({
      to_wallet: due,
      to_card: 0,
      state: "done",
    });
    await runJobs();
    expect(await takenBySandbox(id)).toBe(due);
    expect(await balance()).toBe(due);
    expect((await read(id)).payment_status).toBe("refunded");
    expect(await brokenInvariants(test.db)).toEqual([]);
  });

  it("takes from the card before the wallet, whose credits come back", async () => {
    await topUp(1000);
    const card_id = await saveCard(CARDS.good);
    const { id, line, due, total } = await delivered({ payment_method: "card", card_id, use_wallet: true });
    expect(total - due).toBe(1000);
    expect(await balance()).toBe(0);
    const unit = total / 3;
    expect((await refund(id, one(line))).body.data).toMatchObject({ to_card: unit, to_wallet: 0 });
    expect((await refund(id, one(line, 2))).body.data).toMatchObject({
      to_card: due - unit,
      to_wallet: 1000,
    });
    expect(await balance()).toBe(1000);
    await runJobs();
    expect(await takenBySandbox(id)).toBe(0);
    expect((await read(id)).payment_status).toBe("refunded");
    expect(await brokenInvariants(test.db)).toEqual([]);
  });

  it("in cash is handed back, or becomes money of the wallet", async () => {
    const { id, line, due } = await delivered({ payment_method: "cod" });
    const unit = due / 3;
    expect((await refund(id, { ...one(line), to: "cash" })).body.data).toMatchObject({
      to_cash: unit,
      to_wallet: 0,
      state: "done",
    });
    expect((await refund(id, one(line))).body.data).toMatchObject({ to_cash: 0, to_wallet: unit });
    expect(await balance()).toBe(unit);
    expect(await paymentOf(id)).toMatchObject({ status: "paid", refunded: 2 * unit });
    await refund(id, { ...one(line), to: "cash" });
    expect((await read(id)).payment_status).toBe("refunded");
    const card = await delivered({ payment_method: "card", card_id: await saveCard(CARDS.good) }, 1);
    expect(code(await refund(card.id, { ...one(card.line), to: "cash" }))).toEqual([
      "refund_refused",
      "not_paid_in_cash",
    ]);
  });

  it("by wallet returns to the wallet", async () => {
    await topUp(100_000);
    const { id, line, total } = await delivered({ payment_method: "wallet", use_wallet: true });
    expect((await refund(id, one(line, 2))).body.data).toMatchObject({ to_wallet: (total / 3) * 2 });
    expect(await balance()).toBe(100_000 - total / 3);
    expect(await paymentOf(id)).toMatchObject({ status: "paid", refunded: (total / 3) * 2 });
    await refund(id, one(line));
    expect(await balance()).toBe(100_000);
    expect(await paymentOf(id)).toMatchObject({ status: "refunded" });
    expect(await brokenInvariants(test.db)).toEqual([]);
  });

  it("puts goods that came back into the stock, once, and not others", async () => {
    const stock = async () =>
      (await test.db.select().from(products).where(eq(products.id, "spice.tea")))[0]!.stock;
    const before = await stock();
    const { id, line } = await delivered({ payment_method: "cod" });
    expect(await stock()).toBe(before - 3);
    await refund(id, one(line));
    expect(await stock()).toBe(before - 3);
    await refund(id, { ...one(line, 2), restock: true });
    expect(await stock()).toBe(before - 1);
    const [adjusted] = await test.db
      .select()
      .from(stockAdjustments)
      .where(eq(stockAdjustments.actorId, manager.id));
    expect(adjusted).toMatchObject({ productId: "spice.tea", delta: 2 });
    expect(await brokenInvariants(test.db)).toEqual([]);
  });

  it("is done once a key, and by those who may give money back", async () => {
    const { id, line, due } = await delivered({ payment_method: "cod" });
    const key = randomUUID();
    const first = await refund(id, { ...one(line), to: "cash" }, { key });
    const again = await refund(id, { ...one(line), to: "cash" }, { key });
    expect([again.status, again.headers.get("Idempotent-Replayed"), again.body]).toEqual([
      201,
      "true",
      first.body,
    ]);
    expect(code(await refund(id, { ...one(line, 2), to: "cash" }, { key }))[0]).toBe("idempotency_mismatch");
    expect((await paymentOf(id)).refunded).toBe(due / 3);
    expect(code(await refund(id, one(line), { who: counter }))[0]).toBe("forbidden");
    const elsewhere = await test.person({ storeId: "bakery", storeRole: "owner" });
    expect(code(await refund(id, one(line), { who: elsewhere }))[0]).toBe("not_found");
    const finance = await test.person({ role: "finance" });
    expect((await refund(id, one(line), { who: finance })).status).toBe(201);
  });

  it("is refused before the order is delivered, and for what is not its own", async () => {
    const placed = await order({ payment_method: "cod" });
    const { id, items } = placed.body.data;
    expect(code(await refund(id, one(items[0].id)))).toEqual(["refund_refused", "not_delivered"]);
    const { id: other, line } = await delivered({ payment_method: "cod" }, 1);
    expect(code(await refund(other, one(items[0].id)))).toEqual(["refund_refused", "unknown_line"]);
    expect(code(await refund(other, {}))).toEqual(["refund_refused", "nothing"]);
    expect((await refund(other, one(line, 0))).body.code).toBe("validation_failed");
    expect((await refund(other, { ...one(line), reason: "because" })).body.code).toBe("validation_failed");
  });

  it("counts what went back in the gateway's dashboard", async () => {
    const card_id = await saveCard(CARDS.good);
    const { id, line, due } = await delivered({ payment_method: "card", card_id });
    const payment = await paymentOf(id);
    await test.db.insert(refunds).values({
      id: randomUUID(),
      paymentId: payment.id,
      attempt: 1,
      amount: due - 100,
      status: "done",
      reason: "refunded at the gateway",
      provider: "sandbox",
      createdAt: test.panel.clock(),
      endedAt: test.panel.clock(),
    });
    expect((await refund(id, one(line, 3))).body.data).toMatchObject({ amount: 100, to_card: 100 });
    expect(await paymentOf(id)).toMatchObject({ status: "refunded", refunded: due });
  });

  it("of many at once never gives more than was paid", async () => {
    const { id, line, due } = await delivered({ payment_method: "cod" });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => refund(id, { ...one(line), to: "cash" })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    for (const answer of answers.filter(({ status }) => status !== 201))
      expect(code(answer)[0]).toBe("refund_refused");
    const rows = await test.db.select().from(orderRefunds).where(eq(orderRefunds.orderId, id));
    expect(rows.reduce((sum, { cash }) => sum + cash, 0)).toBe(due);
  });

  it("that breaks off leaves nothing behind", async () => {
    const { id, line, due } = await delivered({ payment_method: "cod" });
    test.atStep((step) => {
      if (step === "refund: written") throw new Error("killed");
    });
    const key = randomUUID();
    expect((await refund(id, one(line), { key })).status).toBe(500);
    test.atStep(() => undefined);
    expect(await test.db.select().from(orderRefunds).where(eq(orderRefunds.orderId, id))).toEqual([]);
    expect((await refund(id, one(line), { key })).status).toBe(201);
    expect(await balance()).toBe(due / 3);
  });

  it("is refused by the database itself above what was paid or ordered, and never altered", async () => {
    const { id, line, due } = await delivered({ payment_method: "cod" });
    const { body } = await refund(id, { ...one(line, 2), to: "cash" });
    const row = {
      orderId: id,
      wallet: 0,
      card: 0,
      credit: 0,
      fees: 0,
      rest: 0,
      hasFees: false,
      reason: "other",
      restocked: false,
      actorId: manager.id,
      at: test.panel.clock(),
    } as const;
    await expect(
      test.db.insert(orderRefunds).values({ ...row, id: randomUUID(), cash: due }),
    ).rejects.toThrow();
    const refundId = randomUUID();
    await test.db.insert(orderRefunds).values({ ...row, id: refundId, cash: 0 });
    await expect(
      test.db.insert(orderRefundLines).values({ refundId, lineId: line, quantity: 2, amount: 0 }),
    ).rejects.toThrow();
    await expect(
      test.db.update(orderRefunds).set({ cash: 1 }).where(eq(orderRefunds.id, body.data.id)),
    ).rejects.toThrow();
    for (const statement of [
      "delete from order_refund_lines",
      "delete from order_refunds",
      "delete from hand_overs",
      "update hand_overs set cash_taken = 0",
      "update hand_overs set actor_id = null",
      "truncate order_refund_lines",
      "truncate order_refunds cascade",
      "truncate hand_overs",
      "truncate orders cascade",
    ]) {
      const error = await test.db.execute(sql.raw(statement)).catch((refused: unknown) => refused);
      expect([statement, sqlState(error)]).toEqual([statement, "23001"]);
    }
  });
});
