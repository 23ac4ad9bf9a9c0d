import { desc } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createOrderSimulator } from "../../demo/order-simulator.js";
import { auditLog, notifications, storeClosures } from "../../db/schema.js";
import { pairDevice, type TestDevice } from "../../testing/device-fixture.js";
import { emptyTables } from "../../testing/empty-tables.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";
import { createHearingJob } from "./hearing-job.js";

let test: TestPanel;
let manager: Person;
let admin: Person;
let watch: () => Promise<Date | null>;
beforeAll(async () => {
  test = await createTestPanel();
  manager = await test.person({ storeId: "spice", storeRole: "manager" });
  admin = await test.person({ role: "admin" });
  const job = createHearingJob(test.panel);
  watch = () => job("all");
});
afterAll(() => test.close());
beforeEach(() => test.forgetOrders());
afterEach(() => emptyTables(test.db, "store_devices, store_closures, notifications, audit_log"));

const report = { sound: true, visible: true, awake: true, charging: true, printer: null };
const beat = (device: TestDevice, more: object = {}) =>
  device.post("/api/panel/device/heartbeat", { ...report, ...more });
const isOpen = async (id = "spice") => (await test.get(`/api/stores/${id}`)).body.data.is_open as boolean;
const actions = async () =>
  (await test.db.select().from(auditLog).orderBy(auditLog.id)).map(({ action }) => action);

describe("a store whose devices hear nothing", () => {
  it("is paused after ninety seconds, and open again as soon as one hears", async () => {
    const device = await pairDevice(test, manager, "spice");
    expect((await beat(device)).body.data).toMatchObject({ hears: true, paused: null });
    test.passTime(89);
    await watch();
    expect(await isOpen()).toBe(true);
    test.passTime(1);
    await watch();
    expect([await isOpen(), await isOpen("bakery")]).toEqual([false, true]);
    const [told] = await test.db.select().from(notifications).orderBy(desc(notifications.id)).limit(1);
    expect(told!.data).toEqual({ kind: "store_unheard", store_id: "spice" });
    const people = (await test.db.select().from(notifications)).map(({ userId }) => userId);
    expect(people).toEqual(expect.arrayContaining([manager.id, admin.id]));
    const { closures } = (await test.get("/api/panel/stores/spice", manager)).body.data;
    expect(closures).toMatchObject([{ is_pause: true, is_unheard: true }]);
    // A device whose sound is off says so, and changes nothing.
    expect((await beat(device, { sound: false })).body.data).toMatchObject({
      hears: false,
      paused: { unheard: true },
    });
    expect((await beat(device)).body.data).toMatchObject({ hears: true, paused: null });
    expect(await isOpen()).toBe(true);
    expect(await actions()).toEqual(["device.pair", "store.unheard", "store.heard"]);
  });

  it("stays paused for as long as it lasts, by one pause", async () => {
    await pairDevice(test, manager, "spice");
    test.passTime(90);
    await watch();
    for (let minutes = 0; minutes < 180; minutes += 5) {
      test.passTime(300);
      await watch();
      expect([minutes, await isOpen()]).toEqual([minutes, false]);
    }
    expect(await test.db.select().from(storeClosures)).toHaveLength(1);
  });

  it("is left alone while the office answers for it, and once a device was heard no longer", async () => {
    const device = await pairDevice(test, manager, "spice");
    test.passTime(90);
    await watch();
    // Its own people cannot: it would be deaf.
    await test.post("/api/panel/stores/spice/resume", {}, manager);
    await watch();
    expect(await isOpen()).toBe(false);
    await test.post("/api/panel/stores/spice/resume", {}, admin);
    test.passTime(3600);
    await watch();
    expect(await isOpen()).toBe(true);
    await beat(device);
    test.passTime(90);
    await watch();
    expect(await isOpen()).toBe(false);
  });

  it("is left alone without a device that answers orders", async () => {
    await pairDevice(test, manager, "spice", "kitchen");
    test.passTime(600);
    expect(await watch()).toBeNull();
    expect(await isOpen()).toBe(true);
    const counter = await pairDevice(test, manager, "spice");
    await test.post(`/api/panel/devices/${counter.id}/revoke`, {}, manager);
    test.passTime(600);
    await watch();
    expect(await isOpen()).toBe(true);
  });

  it("hears by any one of its devices", async () => {
    const [one] = [await pairDevice(test, manager, "spice"), await pairDevice(test, manager, "spice")];
    for (let at = 0; at < 5; at++) {
      test.passTime(60);
      await beat(one);
      await watch();
      expect(await isOpen()).toBe(true);
    }
  });

  it("keeps the pause that its people made", async () => {
    const device = await pairDevice(test, manager, "spice");
    const until = new Date(test.panel.clock().getTime() + 600_000).toISOString();
    await test.post("/api/panel/stores/spice/pause", { until }, manager);
    test.passTime(120);
    await watch();
    expect((await beat(device)).body.data.paused).toEqual({ until, unheard: false });
    expect(await isOpen()).toBe(false);
  });
});

it("is no place for the simulator of the demo", async () => {
  const customer = await test.person();
  const simulate = createOrderSimulator({ ...test.panel, config: { ...test.panel.config, demoSpeed: 600 } });
  await pairDevice(test, manager, "spice", "kitchen");
  const [theirs, other] = [
    await test.order(customer, [["spice.tea", 1]]),
    await test.order(await test.person(), [["bakery.bread", 1]]),
  ];
  test.passTime(600);
  for (const { id } of [theirs, other]) await simulate(id);
  const statusOf = async (id: string, who: Person) =>
    (await test.get(`/api/orders/${id}`, who)).body.data?.order_status;
  expect(await statusOf(theirs.id, customer)).toBe("pending");
});
