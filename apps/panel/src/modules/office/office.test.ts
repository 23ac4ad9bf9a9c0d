import { MAX_AMOUNT } from "@talabee/domain";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { orders, payments, refunds, storeClosures } from "../../db/schema.js";
import { customer, idsOf, setUpAdminTests, staff, stranger, test } from "../../testing/admin-fixture.js";

setUpAdminTests();

const now = async (who: typeof staff) => (await test.get("/api/panel/now", who)).body.data;
const search = async (query: string, who: typeof staff) =>
  idsOf(await test.get(`/api/panel/orders?${query}`, who));

describe("the office", () => {
  it("says what somebody may do, so that screens show nothing else", async () => {
    const finance = await test.person({ role: "finance" });
    const { data } = (await test.get("/api/panel/access", finance)).body;
    expect(data.office_role).toBe("finance");
    expect(data.rights).toContain("order.refund_any");
    expect(data.rights).not.toContain("menu.change");
    const store = (await test.get("/api/panel/access", staff)).body.data;
    expect(store.office_role).toBeNull();
    expect(store.rights).toContain("order.accept");
    expect((await test.get("/api/panel/access", customer)).body.code).toBe("forbidden");
  });

  it("sees what needs a person, of its own stores alone", async () => {
    const support = await test.person({ role: "support" });
    const before = await now(support);
    const waiting = await test.order(customer, [["spice.tea", 1]]);
    const late = await test.order(customer, [["spice.tea", 1]]);
    const hourAgo = new Date(test.panel.clock().getTime() - 3_600_000);
    await test.db.update(orders).set({ latestBy: hourAgo }).where(eq(orders.id, late.id));
    await test.db.insert(storeClosures).values({
      id: "deaf",
      storeId: "spice",
      startsAt: hourAgo,
      endsAt: new Date(hourAgo.getTime() + 7_200_000),
      isPause: true,
      isUnheard: true,
    });
    const after = await now(support);
    expect(after.open - before.open).toBe(2);
    expect(after.unanswered.count - before.unanswered.count).toBe(2);
    expect(after.late.count - before.late.count).toBe(1);
    expect(after.late.items).toContainEqual(
      expect.objectContaining({ id: late.id, since: hourAgo.toISOString() }),
    );
    expect(after.unanswered.items.map(({ id }: { id: string }) => id)).toContain(waiting.id);
    expect(after.unheard).toMatchObject([{ store: { id: "spice" }, since: hourAgo.toISOString() }]);
    expect(await now(stranger)).toMatchObject({ open: 0, unheard: [], late: { count: 0, items: [] } });
    expect((await now(staff)).unheard).toHaveLength(1);
    await test.db.delete(storeClosures).where(eq(storeClosures.id, "deaf"));
  });

  it("is not troubled by what no store can answer yet", async () => {
    const support = await test.person({ role: "support" });
    const order = await test.order(customer, [["spice.tea", 1]]);
    const unanswered = async () => {
      const { count, items } = (await now(support)).unanswered;
      const entry = items.find(({ id }: { id: string }) => id === order.id);
      expect(await search("view=unanswered", support)).toEqual(entry === undefined ? [] : [order.id]);
      return { count, since: entry?.since };
    };
    const wantedIn = async (minutes: number) => {
      const scheduledAt = new Date(test.panel.clock().getTime() + minutes * 60_000);
      await test.db.update(orders).set({ scheduledAt }).where(eq(orders.id, order.id));
    };
    expect(await unanswered()).toEqual({ count: 1, since: expect.any(String) });
    await wantedIn(2 * 24 * 60);
    expect(await unanswered()).toEqual({ count: 0, since: undefined });
    test.passTime(2 * 24 * 3600 - 60);
    // As its store's board says.
    const board = (await test.get("/api/panel/stores/spice/board", staff)).body.data;
    const { released_at } = board.items.find(({ id }: { id: string }) => id === order.id);
    expect(await unanswered()).toEqual({ count: 1, since: released_at });
  });

  it("adds up refunds that failed, however many there are", async () => {
    const support = await test.person({ role: "support" });
    const order = await test.order(customer, [["spice.tea", 1]]);
    const [payment] = await test.db.select().from(payments).where(eq(payments.orderId, order.id));
    const failed = Array.from({ length: 22 }, (_, at) => ({
      id: `failed ${at}`,
      paymentId: payment!.id,
      amount: MAX_AMOUNT,
      status: "failed" as const,
      provider: "sandbox",
      createdAt: test.panel.clock(),
    }));
    await test.db.insert(refunds).values(failed);
    const { count, amount, items } = (await now(support)).failed_refunds;
    await test.db.delete(refunds).where(eq(refunds.paymentId, payment!.id));
    expect([count, amount, items.length]).toEqual([22, 22 * MAX_AMOUNT, 10]);
  });

  it("finds orders by code, name, number, day, method and state", async () => {
    const support = await test.person({ role: "support" });
    const first = await test.order(customer, [["spice.tea", 1]], "delivery");
    const second = await test.order(customer, [["bakery.cake", 1]]);
    const code = (await test.get(`/api/panel/orders/${first.id}`, support)).body.data.order_code as string;
    expect(await search(`q=${code.slice(-4).toLowerCase()}`, support)).toEqual([first.id]);
    expect((await search("q=aisha saad", support)).slice(0, 2)).toEqual([second.id, first.id]);
    expect(await search("q=5512 3456&vendor_id=spice", support)).toContain(first.id);
    expect(await search("q=5512 3456&vendor_id=bakery", support)).not.toContain(first.id);
    expect(await search("q=%25", support)).toEqual([]);
    // Whose orders they are is nobody's business who does not see it.
    const finance = await test.person({ role: "finance" });
    expect(await search("q=aisha", finance)).toEqual([]);
    expect(await search(`q=${code}`, finance)).toEqual([first.id]);
    expect(await search(`q=${code}`, stranger)).toEqual([]);
    expect(await search("view=unanswered", staff)).toContain(first.id);
    expect(await search("view=refunded", support)).toEqual([]);
    expect(await search("date=2020-01-01", support)).toEqual([]);
    expect(await search("payment_method=card&view=open", support)).toEqual([]);
    const page = await test.get("/api/panel/orders?view=open&per_page=1", support);
    expect(idsOf(page)).toEqual([second.id]);
    const rest = await search(`view=open&per_page=1&cursor=${page.body.data.next_cursor}`, support);
    expect(rest).toEqual([first.id]);
  });
});
