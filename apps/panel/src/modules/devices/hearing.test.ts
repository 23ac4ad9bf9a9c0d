import { desc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createOrderSimulator } from "../../demo/order-simulator.js";
import { createApp } from "../../app.js";
import { auditLog, jobs, notifications, storeClosures } from "../../db/schema.js";
import { pairDevice, type TestDevice } from "../../testing/device-fixture.js";
import { emptyTables } from "../../testing/empty-tables.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";
import { createHearingJob, WATCH_HEARING } from "./hearing-job.js";

let test: TestPanel;
let manager: Person;
let admin: Person;
/** Looks at the stores as the job does: `late` by so many seconds, or for the so manieth time. */
let watch: (run?: { late?: number; attempts?: number }) => Promise<Date | null>;
beforeAll(async () => {
  test = await createTestPanel();
  manager = await test.person({ storeId: "spice", storeRole: "manager" });
  admin = await test.person({ role: "admin" });
  const job = createHearingJob(test.panel);
  watch = ({ late = 0, attempts = 1 } = {}) =>
    job("all", { dueAt: new Date(test.panel.clock().getTime() - late * 1000), attempts });
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

describe("the silence of all stores", () => {
  const nextDue = async () =>
    (await test.db.select().from(jobs).where(eq(jobs.kind, WATCH_HEARING)))[0]!.dueAt;
  const pauses = () => test.db.$count(storeClosures);
  const seconds = (date: Date | null) => Math.round((date!.getTime() - test.panel.clock().getTime()) / 1000);

  it("counts from the end of an outage, from which devices take a while to come back", async () => {
    const device = await pairDevice(test, manager, "spice");
    await beat(device);
    // No server ran: nothing was watched, and nothing was heard.
    test.passTime(600);
    expect(seconds(await watch({ late: 585 }))).toBe(90);
    test.passTime(80);
    await beat(device);
    test.passTime(10);
    await watch();
    expect(await pauses()).toBe(0);
    test.passTime(80);
    await watch();
    expect(await isOpen()).toBe(false);
  });

  it("counts from the end of an outage in which some silences were still short", async () => {
    const device = await pairDevice(test, manager, "spice");
    await beat(device);
    test.passTime(85);
    expect(seconds(await watch({ late: 60 }))).toBe(90);
  });

  it("counts from the first run that succeeds", async () => {
    await pairDevice(test, manager, "spice");
    test.passTime(120);
    expect(seconds(await watch({ attempts: 2 }))).toBe(90);
    expect(await pauses()).toBe(0);
  });

  it("does not count while servers refuse its reports, however it ends", async () => {
    let isBusy = false;
    const busy = await createApp(
      { ...test.panel, isBusy: () => isBusy },
      { checkAnswers: true, streams: test.streams, mediaDir: "/nowhere" },
    );
    const device = await pairDevice(test, manager, "spice");
    const beatBusy = () =>
      busy.request("/api/panel/device/heartbeat", {
        method: "POST",
        headers: { Cookie: device.cookie, "Content-Type": "application/json" },
        body: JSON.stringify(report),
      });
    isBusy = true;
    test.passTime(60);
    expect((await beatBusy()).status).toBe(503);
    await expect.poll(async () => seconds(await nextDue())).toBe(90);
    // Another device that is paired meanwhile does not hasten it.
    await pairDevice(test, manager, "spice");
    expect(seconds(await nextDue())).toBe(90);
    // A request that is refused for its own faults is no sign of that.
    test.passTime(60);
    isBusy = false;
    expect((await busy.request("/api/panel/device/heartbeat", { method: "POST" })).status).toBe(401);
    await test.post("/api/panel/device/heartbeat", report);
    expect(seconds(await nextDue())).toBe(30);
  });

  it("of one is over when it is heard while it is being paused", async () => {
    const device = await pairDevice(test, manager, "spice");
    test.passTime(90);
    test.atStep(async (step) => {
      if (step === "hearing: silence found") await beat(device);
    });
    await watch();
    test.atStep(() => undefined);
    expect([await pauses(), await isOpen()]).toEqual([0, true]);
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
