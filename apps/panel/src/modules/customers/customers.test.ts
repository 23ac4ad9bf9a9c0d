import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { auditLog, customerNotes, users } from "../../db/schema.js";
import { emptyTables } from "../../testing/empty-tables.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";
import { createRetentionJob } from "../personal-data/retention.js";

let test: TestPanel;
let support: Person;
let customer: Person;
beforeAll(async () => {
  test = await createTestPanel();
  support = await test.person({ role: "support" });
  customer = await test.person();
  await test.db.update(users).set({ mobile: "+97455123456" }).where(eq(users.id, customer.id));
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.forgetOrders();
  await emptyTables(test.db, "audit_log, customer_notes");
});

const find = (text: string, who = support) => test.post("/api/panel/customers/find", { text }, who);
const found = async (text: string) =>
  ((await find(text)).body.data.items as { id: string }[]).map(({ id }) => id);
const read = (id = customer.id, who = support) => test.get(`/api/panel/customers/${id}`, who);
const note = (text: string, id = customer.id, who = support) =>
  test.post(`/api/panel/customers/${id}/notes`, { text }, who);

it("are found by what they say of themselves, and by nothing less", { tags: ["REQ-API-49"] }, async () => {
  const order = await test.order(customer, [["spice.tea", 1]]);
  for (const said of [customer.email, ` ${customer.email.toUpperCase()} `, "5512 3456", "00974-55123456"])
    expect([said, await found(said)]).toEqual([said, [customer.id]]);
  expect(await found("\u0665\u0665\u0661\u0662\u0663\u0664\u0665\u0666")).toEqual([customer.id]);
  expect(await found(order.order_code.toLowerCase())).toEqual([customer.id]);
  for (const said of ["Aisha", "@example.com", "%", customer.email.slice(1), "123456", support.email])
    expect([said, await found(said)]).toEqual([said, []]);
  const [hit] = (await find(customer.email)).body.data.items;
  expect(hit).toMatchObject({ name: "Aisha Saad", mobile: "…456", orders_count: 1 });
  expect(JSON.stringify(hit)).not.toContain(customer.email);
  expect(await test.db.$count(auditLog)).toBe(0);
});

it("are read one at a time, with their orders, and the log knows by whom", async () => {
  const order = await test.order(customer, [["spice.tea", 2]], "delivery");
  const { data } = (await read()).body;
  expect(data).toMatchObject({
    email: customer.email,
    mobile: "+97455123456",
    verified: true,
    blocked: false,
    orders_count: 1,
    orders: [{ id: order.id, order_code: order.order_code, vendor_id: "spice", order_status: "pending" }],
    notes: [],
  });
  // Neither where they live nor what they have.
  expect(JSON.stringify(data)).not.toMatch(/address|zone|wallet|password/i);
  const entries = await test.db.select().from(auditLog);
  expect(entries).toMatchObject([{ action: "customer.read", actorId: support.id, subjectId: customer.id }]);
  expect((await read(support.id)).status).toBe(404);
  expect((await read("nobody")).status).toBe(404);
});

it("have notes of the office, which go with them, and which no log has", async () => {
  expect((await note("Asks for cutlery")).body.data.notes).toMatchObject([
    { text: "Asks for cutlery", author: { id: support.id, name: "Aisha Saad" } },
  ]);
  expect((await note("  ")).status).toBe(422);
  expect((await note("x", "nobody")).status).toBe(404);
  expect(JSON.stringify(await test.db.select().from(auditLog))).not.toContain("cutlery");
  const clock = () => new Date(test.panel.clock().getTime() + 731 * 86_400_000);
  await createRetentionJob({ ...test.panel, clock })("all");
  expect(await test.db.$count(customerNotes)).toBe(0);
});

it("are the business of support and admins alone", async () => {
  const others = [
    await test.person({ role: "content" }),
    await test.person({ role: "finance" }),
    await test.person({ storeId: "spice" }),
    customer,
  ];
  for (const who of others)
    for (const answer of [
      await find(customer.email, who),
      await read(customer.id, who),
      await note("x", customer.id, who),
    ])
      expect(answer.status).toBe(403);
});

it("are read by one colleague so often an hour, and no more", async () => {
  const strict = await createTestPanel({}, { PANEL_LIMITS_SCALE: "1", PANEL_LIMITS_CUSTOMERS: "3" });
  const [agent, someone] = [await strict.person({ role: "support" }), await strict.person()];
  const statuses = [];
  for (let at = 0; at < 4; at++)
    statuses.push((await strict.get(`/api/panel/customers/${someone.id}`, agent)).status);
  await strict.close();
  expect(statuses).toEqual([200, 200, 200, 429]);
});
