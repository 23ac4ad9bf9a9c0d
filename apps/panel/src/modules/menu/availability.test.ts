import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog, products, stores } from "../../db/schema.js";
import { pairDevice } from "../../testing/device-fixture.js";
import { emptyTables } from "../../testing/empty-tables.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";
import { createBusyService } from "../stores/busy.js";
import { createAvailabilityService } from "./availability.js";

let test: TestPanel;
let counter: Person;
let customer: Person;
let service: ReturnType<typeof createAvailabilityService>;
beforeAll(async () => {
  test = await createTestPanel();
  counter = await test.person({ storeId: "spice", storeRole: "counter" });
  service = createAvailabilityService(test.panel);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.forgetOrders();
  customer = await test.person();
});
afterEach(async () => {
  await test.db.update(products).set({ offSince: null, offUntil: null });
  await test.db.update(stores).set({ busyMinutes: 0, busyUntil: null });
  await emptyTables(test.db, "store_devices, audit_log");
});

const setTea = (body: object, who: Person = counter) =>
  test.post("/api/panel/products/spice.tea/availability", body, who);
const shown = async (id = "spice.tea") => {
  const { in_stock, max_quantity, stock_left } = (await test.get(`/api/products/${id}`)).body.data;
  return { in_stock, max_quantity, stock_left };
};
const soon = (minutes: number) => new Date(test.panel.clock().getTime() + minutes * 60_000).toISOString();

describe("a product that its store says is sold out", () => {
  it("is shown so at once, cannot be ordered, and keeps its stock", async () => {
    const before = await shown();
    expect(before.in_stock).toBe(true);
    await test.post("/api/cart/add", { product_id: "spice.tea", quantity: 1 }, customer);
    const form = await test.orderForm(customer);
    const set = await setTea({ available: false });
    expect(set.body.data).toMatchObject({ off_since: expect.any(String), off_until: null });
    expect(await shown()).toEqual({ in_stock: false, max_quantity: 0, stock_left: 0 });
    const late = await test.post("/api/orders", form, { ...customer, key: "late-order" });
    expect([late.status, late.body.data.items[0].available]).toEqual([409, 0]);
    const add = await test.post(
      "/api/cart/add",
      { product_id: "spice.tea", quantity: 1 },
      await test.person(),
    );
    expect(add.status).toBe(409);
    const listed = (await test.get("/api/stores/spice/products")).body.data.items as {
      id: string;
      in_stock: boolean;
    }[];
    expect(listed.find(({ id }) => id === "spice.tea")!.in_stock).toBe(false);
    await setTea({ available: true });
    expect(await shown()).toEqual(before);
    const now = await test.post("/api/orders", form, { ...customer, key: "now-order" });
    expect(now.status).toBe(201);
  });

  it("is there again at its time, by itself, and not before", async () => {
    await setTea({ available: false, until: soon(60) });
    expect((await service.putBack("product spice.tea"))!.getTime()).toBeGreaterThan(
      test.panel.clock().getTime(),
    );
    expect((await shown()).in_stock).toBe(false);
    test.passTime(3600);
    expect(await service.putBack("product spice.tea")).toBeNull();
    expect((await shown()).in_stock).toBe(true);
    const entries = await test.db.select().from(auditLog).where(eq(auditLog.subjectId, "spice.tea"));
    expect(entries.map(({ actorId, after }) => [actorId, (after as { off: boolean }).off])).toEqual([
      [counter.id, true],
      [null, false],
    ]);
  });

  it("stays so when the time is taken away, and goes on from the first moment", async () => {
    const first = (await setTea({ available: false, until: soon(10) })).body.data.off_since;
    test.passTime(60);
    const second = (await setTea({ available: false })).body.data;
    expect(second).toMatchObject({ off_since: first, off_until: null });
    test.passTime(3600);
    await service.putBack("product spice.tea");
    expect((await shown()).in_stock).toBe(false);
  });

  it("is meant until closing, which is later than now", async () => {
    const { off_until } = (await setTea({ available: false, until: "closing" })).body.data;
    expect(Date.parse(off_until)).toBeGreaterThan(test.panel.clock().getTime());
    expect((await setTea({ available: false, until: soon(-1) })).body.errors).toHaveProperty("until");
    expect((await setTea({ available: false, until: "tomorrow" })).body.errors).toHaveProperty("until");
  });

  it("can be said at a device of the counter, and not in the kitchen or elsewhere", async () => {
    const owner = await test.person({ storeId: "spice" });
    const device = await pairDevice(test, owner, "spice");
    const kitchen = await pairDevice(test, owner, "spice", "kitchen");
    const path = "/api/panel/products/spice.tea/availability";
    expect((await kitchen.post(path, { available: false })).status).toBe(403);
    expect((await device.post(path, { available: false })).status).toBe(200);
    expect(
      (await device.post("/api/panel/products/bakery.bun/availability", { available: false })).status,
    ).toBe(404);
    const [entry] = await test.db.select().from(auditLog).where(eq(auditLog.action, "product.availability"));
    expect(entry).toMatchObject({ actorId: null, deviceId: device.id });
    const cook = await test.person({ storeId: "spice", storeRole: "kitchen" });
    expect((await setTea({ available: false }, cook)).status).toBe(403);
  });
});

describe("an option that is sold out", () => {
  const groupOf = async () => {
    const groups = (await test.get("/api/panel/stores/spice/addon-groups", counter)).body.data.items;
    return groups[0] as {
      id: string;
      options: { id: string; in_stock: boolean; back_at: string | null }[];
      product_ids: string[];
    };
  };

  it("is shown so at once, until its time", async () => {
    const group = await groupOf();
    const [option] = group.options;
    const path = `/api/panel/addon-groups/${group.id}/availability`;
    const set = await test.post(path, { option_id: option!.id, available: false, until: soon(30) }, counter);
    expect(set.body.data.options[0]).toMatchObject({
      id: option!.id,
      in_stock: false,
      back_at: expect.any(String),
    });
    const page = async () => {
      const { addon_groups } = (await test.get(`/api/products/${group.product_ids[0]}`)).body.data;
      const shown = (addon_groups as { id: string; options: { id: string }[] }[]).find(
        ({ id }) => id === group.id,
      );
      return shown!.options.find(({ id }) => id === option!.id);
    };
    expect(await page()).toMatchObject({ id: option!.id, in_stock: false });
    expect(await page()).not.toHaveProperty("back_at");
    test.passTime(1800);
    expect(await service.putBack(`option ${group.id} ${option!.id}`)).toBeNull();
    expect(await page()).toMatchObject({ in_stock: true });
    expect((await test.post(path, { option_id: "nothing", available: false }, counter)).status).toBe(404);
  });
});

describe("a busy store", () => {
  const times = async () => (await test.get("/api/stores/spice")).body.data.delivery_time;
  const busy = (body: object) => test.post("/api/panel/stores/spice/busy", body, counter);

  it("promises longer times, on pages, in carts and of new orders, until its time", async () => {
    const usual = await times();
    const set = await busy({ minutes: 20, until: soon(60) });
    expect(set.body.data.busy).toEqual({ minutes: 20, until: expect.any(String) });
    const longer = { min: usual.min + 20, max: usual.max + 20 };
    expect(await times()).toEqual(longer);
    await test.post("/api/cart/add", { product_id: "spice.tea", quantity: 1 }, customer);
    expect((await test.get("/api/cart", customer)).body.data.vendor.delivery_time).toEqual(longer);
    const order = await test.order(await test.person(), [["spice.tea", 1]], "delivery");
    const placed = Date.parse(order.eta.to) - test.panel.clock().getTime();
    expect(Math.round(placed / 60_000)).toBe(longer.max);
    test.passTime(3600);
    expect(await createBusyService(test.panel).endInTime("spice")).toBeNull();
    expect(await times()).toEqual(usual);
  });

  it("is calm again when it says so, and takes no senseless times", async () => {
    const usual = await times();
    await busy({ minutes: 10, until: soon(60) });
    const calm = await test.post("/api/panel/stores/spice/busy/end", {}, counter);
    expect(calm.body.data.busy).toBeNull();
    expect(await times()).toEqual(usual);
    for (const body of [
      { minutes: 0, until: soon(60) },
      { minutes: 61, until: soon(60) },
      { minutes: 10, until: soon(-1) },
      { minutes: 10, until: soon(24 * 60) },
    ])
      expect((await busy(body)).status).toBe(422);
    expect(await createBusyService(test.panel).endInTime("spice")).toBeNull();
  });
});
