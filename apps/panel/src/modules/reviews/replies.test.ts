import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { auditLog, notifications } from "../../db/schema.js";
import { emptyTables } from "../../testing/empty-tables.js";
import { moveOrderTo } from "../../testing/move-order.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
let manager: Person;
let elsewhere: Person;
let office: Person;
let customer: Person;
beforeAll(async () => {
  test = await createTestPanel();
  manager = await test.person({ storeId: "spice", storeRole: "manager" });
  elsewhere = await test.person({ storeId: "bakery" });
  office = await test.person({ role: "support" });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.forgetOrders();
  await emptyTables(test.db, "audit_log, notifications");
  customer = await test.person();
});

async function reviewed(product = "spice.tea", comment = "Cold"): Promise<string> {
  const order = await test.order(customer, [[product, 1]]);
  await moveOrderTo(test, office, order.id, "delivered");
  test.passTime(1);
  const form = { order_id: order.id, rating: 2, comment };
  const { body } = await test.post("/api/reviews", form, customer);
  return body.data.id;
}
const list = async (who: Person, query = "") =>
  (await test.get(`/api/panel/reviews?per_page=50${query}`, who)).body.data;
const ids = async (who: Person, query = "") =>
  ((await list(who, query)).items as { id: string }[]).map(({ id }) => id);
const reply = (id: string, text: string | null, who = manager) =>
  test.post(`/api/panel/reviews/${id}/reply`, text === null ? {} : { text }, who);
const shown = async (id: string) => {
  const { items } = (await test.get("/api/stores/spice/reviews?per_page=50")).body.data;
  return items.find((item: { id: string }) => item.id === id).reply;
};

it("are listed for those who answer them, newest first, until they are answered", async () => {
  const [first, other, second] = [await reviewed(), await reviewed("bakery.bread"), await reviewed()];
  const own = await ids(manager);
  expect([own.indexOf(second) < own.indexOf(first), own.includes(other)]).toEqual([true, false]);
  expect(await ids(office)).toEqual(expect.arrayContaining([first, other, second]));
  expect(await ids(office, "&vendor_id=bakery")).toContain(other);
  expect(await ids(manager, "&vendor_id=bakery")).toEqual([]);
  const page = (await test.get("/api/panel/reviews?per_page=1", manager)).body.data;
  expect(page.items[0]).toMatchObject({
    id: second,
    vendor_id: "spice",
    rating: 2,
    comment: "Cold",
    reply: null,
  });
  const next = await test.get(`/api/panel/reviews?per_page=1&cursor=${page.next_cursor}`, manager);
  expect(next.body.data.items[0].id).toBe(first);
  await reply(second, "Sorry!");
  expect(await ids(manager)).not.toContain(second);
  expect(await ids(manager, "&state=all")).toContain(second);
});

it("have a reply of their store, which everybody reads at once", { tags: ["REQ-API-48"] }, async () => {
  const id = await reviewed();
  expect(await shown(id)).toBeNull();
  const made = await reply(id, "  We are sorry.  ");
  expect(made.body.data.reply).toMatchObject({ text: "We are sorry." });
  expect((await shown(id)).text).toBe("We are sorry.");
  await reply(id, "We are very sorry.");
  expect((await shown(id)).text).toBe("We are very sorry.");
  // Told once, and logged with what it was before.
  const told = await test.db.select().from(notifications).where(eq(notifications.userId, customer.id));
  const replies = told.filter(({ data }) => (data as { kind: string }).kind === "review_reply");
  expect(replies).toMatchObject([{ link: "/store/spice/reviews" }]);
  expect((await reply(id, null)).body.data.reply).toBeNull();
  expect(await shown(id)).toBeNull();
  await reply(id, null);
  const entries = await test.db.select().from(auditLog).where(eq(auditLog.action, "review.reply"));
  expect(entries.map(({ before, after }) => [before, after])).toEqual([
    [{ reply: null }, { reply: "We are sorry." }],
    [{ reply: "We are sorry." }, { reply: "We are very sorry." }],
    [{ reply: "We are very sorry." }, { reply: null }],
  ]);
});

it("are answered by their store and the office alone", async () => {
  const id = await reviewed();
  const counter = await test.person({ storeId: "spice", storeRole: "counter" });
  const statuses = [];
  for (const who of [elsewhere, counter, customer, office]) statuses.push((await reply(id, "x", who)).status);
  expect(statuses).toEqual([404, 403, 403, 200]);
  expect((await reply(id, "x".repeat(1001))).status).toBe(422);
});
