import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { orders } from "../../db/schema.js";
import { CARDS, customer, order, saveCard, test } from "../../testing/payment-fixture.js";
import { counter, delivered, manager, one, refund, setUpRefundTests } from "../../testing/refund-fixture.js";

setUpRefundTests();

const report = async (who = manager, query = "") =>
  (await test.get(`/api/panel/stores/spice/report${query}`, who)).body;

it("is what was taken and went back that day, to the dirham", async () => {
  const cash = await delivered({ payment_method: "cod" });
  const card = await delivered({ payment_method: "card", card_id: await saveCard(CARDS.good) }, 1);
  await refund(cash.id, { ...one(cash.line), to: "cash" });
  await refund(card.id, { ...one(card.line), to: "wallet" });
  const refused = await order({ payment_method: "cod" });
  await test.post(`/api/orders/${refused.body.data.id}/cancel`, {}, customer);
  const { data } = await report();
  expect(data).toMatchObject({
    completed: 2,
    canceled: 1,
    takings: { cod: cash.due, card: card.due, wallet: 0, online: 0 },
    gross: cash.due + card.due,
    refunds: { cash: cash.due / 3, wallet: card.due, card: 0 },
    net: cash.due - cash.due / 3,
    cash: [{ name: "Aisha Saad", orders: 1, due: cash.due, taken: cash.due }],
    cash_difference: 0,
    late: 0,
  });
  // Another day, and another store, have none of it.
  const before = (await report(manager, "?date=2020-01-01")).data;
  expect(before).toMatchObject({ date: "2020-01-01", completed: 0, gross: 0, net: 0, cash: [] });
  const baker = await test.person({ storeId: "bakery", storeRole: "owner" });
  expect((await test.get("/api/panel/stores/bakery/report", baker)).body.data.gross).toBe(0);
});

it("counts what was short in the till, and what came late", async () => {
  const before = (await report()).data;
  const placed = await order({ payment_method: "cod" });
  const { id, amount_due } = placed.body.data;
  await test.post(`/api/panel/orders/${id}/accept`, { version: 1 }, counter);
  await test.db
    .update(orders)
    .set({ latestBy: new Date(test.panel.clock().getTime() - 60_000) })
    .where(eq(orders.id, id));
  await test.post(`/api/panel/orders/${id}/hand-over`, { version: 2, cash_taken: amount_due - 100 }, counter);
  const { data } = await report();
  expect(data.cash_difference - before.cash_difference).toBe(-100);
  expect(data.late - before.late).toBe(1);
});

it("is for managers of the store and the office's finance", async () => {
  expect((await report(counter)).code).toBe("forbidden");
  const elsewhere = await test.person({ storeId: "bakery", storeRole: "owner" });
  expect((await report(elsewhere)).code).toBe("not_found");
  expect((await report(await test.person({ role: "finance" }))).data.completed).toBeGreaterThanOrEqual(0);
  expect((await report(manager, "?date=2025-02-30")).code).toBe("validation_failed");
});
