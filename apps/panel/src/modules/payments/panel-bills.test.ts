import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { auditLog, notifications } from "../../db/schema.js";
import { emptyTables } from "../../testing/empty-tables.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";
import { creditWallet } from "../wallet/ledger.js";

let test: TestPanel;
let finance: Person;
let customer: Person;
beforeAll(async () => {
  test = await createTestPanel();
  finance = await test.person({ role: "finance" });
  customer = await test.person();
  await test.db.transaction((tx) =>
    creditWallet(tx, test.panel.jobs, customer.id, {
      kind: "gift",
      amount: 50_000,
      expiresAt: null,
      at: test.panel.clock(),
    }),
  );
});
afterAll(() => test.close());
beforeEach(() => emptyTables(test.db, "notifications, audit_log"));

const title = { en: "Catering of Friday", ar: "ضيافة الجمعة" };
const issue = (fields: object = {}, who = finance) =>
  test.post("/api/panel/bills", { title, amount: 1250, ...fields }, who);
const cancel = (id: string, who = finance) => test.post(`/api/panel/bills/${id}/cancel`, {}, who);
const pay = (bill_number: string, who = customer) =>
  test.post("/api/pay-bill", { bill_number, method: "wallet" }, { ...who, key: randomUUID() });
const list = async (query = "") =>
  (await test.get(`/api/panel/bills?per_page=50${query}`, finance)).body.data;

it("are issued with a number, and paid by it however it is typed", { tags: ["REQ-API-50"] }, async () => {
  const made = await issue({ number: "INV-2026 0017", due_on: "2099-01-31" });
  expect([made.status, made.body.data]).toMatchObject([
    201,
    { number: "INV-2026 0017", amount: 1250, state: "unpaid", user_id: null, due_on: "2099-01-31" },
  ]);
  expect((await issue({ number: "inv20260017" })).body.code).toBe("bill_number_taken");
  expect((await pay("inv 2026-0017")).status).toBe(200);
  const [paid] = (await list("&state=paid")).items;
  expect(paid).toMatchObject({ id: made.body.data.id, state: "paid", paid_at: expect.any(String) });
  expect((await cancel(paid.id)).body.code).toBe("already_paid");
});

it("get a number that nobody guesses, and are told to their customer, who alone pays them", async () => {
  const { data } = (await issue({ user_id: customer.id })).body;
  expect(data.number).toMatch(/^[2-9A-Z]{10}$/);
  const told = await test.db.select().from(notifications).where(eq(notifications.userId, customer.id));
  expect(told).toMatchObject([{ link: "/pay-bill", data: { kind: "bill", bill_id: data.id } }]);
  expect((await pay(data.number, await test.person())).status).toBe(404);
  expect((await issue({ user_id: "nobody" })).status).toBe(404);
  for (const wrong of [
    { amount: 0 },
    { amount: 1.5 },
    { title: { en: "x" } },
    { number: " - " },
    { due_on: "x" },
  ])
    expect([wrong, (await issue(wrong)).status]).toEqual([wrong, 422]);
});

it("are canceled once, and not paid afterwards", async () => {
  const { id, number } = (await issue()).body.data;
  expect((await cancel(id)).body.data.state).toBe("canceled");
  expect((await cancel(id)).status).toBe(200);
  expect((await pay(number)).status).toBe(404);
  expect((await cancel("nobody")).status).toBe(404);
  const entries = await test.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .orderBy(auditLog.id);
  expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
    ["bill.create", finance.id],
    ["bill.cancel", finance.id],
  ]);
});

it("are either paid or canceled, whoever comes first", async () => {
  for (let round = 0; round < 4; round++) {
    const { id, number } = (await issue()).body.data;
    const [paid, canceled] = await Promise.all([pay(number), cancel(id)]);
    const state = (await list()).items.find((bill: { id: string }) => bill.id === id).state;
    expect([paid.status, canceled.status, state]).toBeOneOf([
      [200, 409, "paid"],
      [404, 200, "canceled"],
    ]);
  }
});

it("are listed on pages, newest first, and are the business of those who handle money", async () => {
  test.passTime(1);
  const first = (await issue()).body.data.id;
  test.passTime(1);
  const second = (await issue()).body.data.id;
  const page = (await test.get("/api/panel/bills?per_page=1&state=unpaid", finance)).body.data;
  expect(page.items[0].id).toBe(second);
  const next = await test.get(`/api/panel/bills?per_page=1&state=unpaid&cursor=${page.next_cursor}`, finance);
  expect(next.body.data.items[0].id).toBe(first);
  for (const who of [
    await test.person({ role: "support" }),
    await test.person({ storeId: "spice" }),
    customer,
  ])
    expect([(await issue({}, who)).status, (await cancel(first, who)).status]).toEqual([403, 403]);
});
