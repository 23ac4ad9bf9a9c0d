import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applicants, contactMessages, orders } from "../../db/schema.js";
import { createTestPanel, type TestPanel } from "../../testing/test-panel.js";
import { createRetentionJob } from "./retention.js";

const NOTE = "The bell is broken, please knock";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());

describe("REQ-SEC-18: personal data that is no longer needed", () => {
  it("is deleted by the daily job, and newer data stays", async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const message = (createdAt: Date) => ({
      id: randomUUID(),
      name: "Noor",
      email: "noor@example.com",
      phone: "+97455123456",
      message: "Hello",
      createdAt,
    });
    const application = (createdAt: Date, status: "rejected" | "in_review") => ({
      id: randomUUID(),
      reference: randomUUID(),
      type: "rider" as const,
      status,
      firstName: "Noor",
      lastName: "Saad",
      email: `${randomUUID()}@example.com`,
      mobile: "+97455123456",
      createdAt,
    });
    await test.db.delete(contactMessages);
    await test.db.insert(contactMessages).values([message(daysAgo(366)), message(daysAgo(364))]);
    const old = [application(daysAgo(366), "rejected"), application(daysAgo(366), "in_review")];
    await test.db.insert(applicants).values([...old, application(daysAgo(364), "rejected")]);
    const customer = await test.person();
    const { id } = await test.order(customer, [["spice.tea", 1]], "delivery");
    await test.post(`/api/orders/${id}/cancel`, {}, customer);
    await test.db.update(orders).set({ note: NOTE }).where(eq(orders.id, id));
    const detail = async () => (await test.db.select().from(orders).where(eq(orders.id, id)))[0]!;
    const run = createRetentionJob(test.panel);

    await run("all");
    expect((await detail()).note).toBe(NOTE);
    expect(await test.db.select().from(contactMessages)).toHaveLength(1);
    const left = await test.db.select().from(applicants);
    expect(left.map(({ id }) => id)).not.toContain(old[0]!.id);
    expect(left.map(({ id }) => id)).toContain(old[1]!.id);

    await test.db
      .update(orders)
      .set({ createdAt: daysAgo(731) })
      .where(eq(orders.id, id));
    const next = await run("all");
    expect(await detail()).toMatchObject({ note: null, address: null, orderStatus: "canceled" });
    expect(next!.getTime()).toBeGreaterThan(Date.now() + 86_000_000);
  });
});
