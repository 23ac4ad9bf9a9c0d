import { desc, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { notifications, orderEscalations, storeEvents, userEvents, users } from "../../db/schema.js";
import {
  act,
  counter,
  cook,
  customer,
  manager,
  setUpBoardTests,
  test,
  trackOf,
} from "../../testing/board-fixture.js";
import type { JobHandler } from "../../jobs/job-queue.js";
import type { Answer, Person } from "../../testing/test-panel.js";
import { createEscalationJob } from "./escalation-job.js";

setUpBoardTests();
let run: JobHandler;
let support: Person;
const called: string[] = [];
beforeAll(async () => {
  support = await test.person({ role: "support" });
  run = createEscalationJob(test.panel, {
    call: async ({ id }, code) => {
      called.push(`${id} ${code}`);
      return "answered";
    },
  });
});

const rungs = async (id: string) =>
  (
    await test.db
      .select()
      .from(orderEscalations)
      .where(eq(orderEscalations.orderId, id))
      .orderBy(orderEscalations.at)
  ).map(({ rung, outcome }) => [rung, outcome]);
const told = async (who: Person, id: string) =>
  (await test.db.select().from(notifications).where(eq(notifications.userId, who.id)))
    .filter(({ data, title }) => data["order_id"] === id && /store/.test(title.en))
    .map(({ title }) => title.en);
/** Passes time to the next rung, and returns its second since the order was placed; null at the end. */
async function climb({ id, created_at }: { id: string; created_at: string }): Promise<number | null> {
  const next = await run(id);
  if (next === null) return null;
  test.passTime((next.getTime() - test.panel.clock().getTime()) / 1000 + 0.01);
  return (next.getTime() - Date.parse(created_at)) / 1000;
}

describe("an order that its store does not answer", () => {
  it("climbs the ladder at its times, each rung once", async () => {
    const order = await test.order(customer, [["spice.tea", 1]]);
    const { id, order_code } = order;
    const times: number[] = [];
    for (let at = await climb(order); at !== null; at = await climb(order)) {
      times.push(at);
      if (times.length === 4) expect((await trackOf(id)).store_unanswered).toBe(false);
    }
    expect(times).toEqual([45, 120, 240, 420, 600]);
    for (const change of [
      "delete from order_escalations",
      "update order_escalations set outcome = 'calling'",
    ])
      await expect(test.db.execute(sql.raw(change))).rejects.toThrow();
    expect(await rungs(id)).toEqual([
      ["bell", "told by the board"],
      ["loud", "told by the board"],
      // The counter and the manager; a cook cannot answer an order.
      ["push", "2 told"],
      ["call", "answered"],
      ["office", expect.stringMatching(/^[12] told$/)],
      ["choice", "1 told"],
    ]);
    expect(called).toEqual([`spice ${order_code}`]);
    for (const who of [counter, manager])
      expect(await told(who, id)).toEqual(["An order waits for your store"]);
    expect(await told(cook, id)).toEqual([]);
    expect(await told(support, id)).toEqual(["A store does not answer an order"]);
    expect(await told(customer, id)).toEqual([expect.stringMatching(/cancel and get your money back/)]);
    expect((await trackOf(id)).store_unanswered).toBe(true);
    expect(await run(id)).toBeNull();
    expect(await rungs(id)).toHaveLength(6);
    const canceled = await test.post(`/api/orders/${id}/cancel`, {}, customer);
    expect(canceled.body.data.order_status).toBe("canceled");
  });

  it("climbs no further once it is answered", async () => {
    const order = await test.order(customer, [["spice.tea", 1]]);
    const { id } = order;
    await climb(order);
    await act(counter, id, "accept", { version: 1 });
    test.passTime(3600);
    expect(await run(id)).toBeNull();
    expect(await rungs(id)).toEqual([["bell", "told by the board"]]);
    expect((await trackOf(id)).store_unanswered).toBe(false);
  });

  it("does what is due at once after the server was down", async () => {
    const { id } = await test.order(customer, [["spice.tea", 1]]);
    test.passTime(430);
    await run(id);
    expect((await rungs(id)).map(([rung]) => rung).toSorted()).toEqual([
      "bell",
      "call",
      "loud",
      "office",
      "push",
    ]);
  });

  it("does a rung once, also when two servers climb at the same time", async () => {
    const { id } = await test.order(customer, [["spice.tea", 1]]);
    test.passTime(130);
    await Promise.all([run(id), run(id), run(id)]);
    expect(await told(counter, id)).toHaveLength(1);
    expect(await rungs(id)).toHaveLength(3);
  });

  it("calls the store once its rung is committed: a provider that takes its time holds up nothing", async () => {
    const { id } = await test.order(customer, [["spice.tea", 1]]);
    test.passTime(250);
    let answerWhileItRings: Answer | null = null;
    const slow = createEscalationJob(test.panel, {
      call: async () => {
        expect((await rungs(id)).find(([rung]) => rung === "call")).toEqual(["call", "calling"]);
        answerWhileItRings = await Promise.race([
          act(counter, id, "accept", { version: 1 }),
          new Promise<null>((resolve) => setTimeout(resolve, 10_000, null)),
        ]);
        return "answered";
      },
    });
    await slow(id);
    expect(answerWhileItRings).toMatchObject({ status: 200 });
    expect((await rungs(id)).find(([rung]) => rung === "call")).toEqual(["call", "answered"]);
  });

  it("climbs on when the call fails, and tells nobody twice", async () => {
    const { id } = await test.order(customer, [["spice.tea", 1]]);
    test.passTime(250);
    const broken = createEscalationJob(test.panel, {
      call: async () => Promise.reject(new Error("the line is dead")),
    });
    expect(await broken(id)).not.toBeNull();
    expect(await rungs(id)).toHaveLength(4);
    expect((await rungs(id)).at(-1)).toEqual(["call", "failed"]);
    test.passTime(180);
    await run(id);
    expect(await told(counter, id)).toHaveLength(1);
    expect((await rungs(id)).map(([rung]) => rung)).toContain("office");
  });

  it("that breaks off in the middle does the rung again, and tells nobody twice", async () => {
    const { id } = await test.order(customer, [["spice.tea", 1]]);
    test.passTime(130);
    test.atStep((step) => {
      if (step === "escalation: climbed") throw new Error("the power is out");
    });
    await expect(run(id)).rejects.toThrow("the power is out");
    test.atStep(() => undefined);
    expect(await rungs(id)).toEqual([]);
    await run(id);
    expect(await told(counter, id)).toHaveLength(1);
    expect(await rungs(id)).toHaveLength(3);
  });

  it(
    "tells the customer's open page at the choice, until when the order waits",
    { tags: ["REQ-ORDER-56"] },
    async () => {
      const { id, created_at } = await test.order(customer, [["spice.tea", 1]]);
      const response = await test.app.request(`/api/orders/${id}/events`, {
        headers: { Authorization: `Bearer ${customer.token}` },
      });
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
      let sent = "";
      const until = async (text: string) => {
        while (!sent.includes(text)) sent += (await reader.read()).value ?? "";
      };
      await until(`"order_id":"${id}"`);
      expect(sent).toContain('"store_unanswered":false,"cancels_at":null');
      test.passTime(600);
      await run(id);
      await until('"store_unanswered":true');
      await reader.cancel();
      const cancels_at = new Date(Date.parse(created_at) + 900_000).toISOString();
      expect(await trackOf(id)).toMatchObject({ store_unanswered: true, cancels_at });
      const [last] = await test.db
        .select()
        .from(userEvents)
        .where(eq(userEvents.userId, customer.id))
        .orderBy(desc(userEvents.id));
      expect(last).toMatchObject({ kind: "order", subjectId: id });
    },
  );

  it("wakes the board at each rung", async () => {
    const { id } = await test.order(customer, [["spice.tea", 1]]);
    const count = async () =>
      (await test.db.select().from(storeEvents).where(eq(storeEvents.orderId, id))).length;
    expect(await count()).toBe(1);
    await run(id);
    expect(await count()).toBe(2);
    await run(id);
    expect(await count()).toBe(2);
  });

  it("tells no one who is blocked", async () => {
    const blocked = await test.person({ storeId: "spice", storeRole: "owner" });
    await test.db.update(users).set({ blockedAt: test.panel.clock() }).where(eq(users.id, blocked.id));
    const { id } = await test.order(customer, [["spice.tea", 1]]);
    test.passTime(130);
    await run(id);
    expect(await told(blocked, id)).toEqual([]);
  });
});
