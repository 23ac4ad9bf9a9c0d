import { PERSON_MS } from "@talabee/domain";
import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog, statusHistory, storeDevices, storeStaff } from "../../db/schema.js";
import { pairDevice, type TestDevice } from "../../testing/device-fixture.js";
import { emptyTables } from "../../testing/empty-tables.js";
import { moveOrderTo } from "../../testing/move-order.js";
import { type Answer, createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
let manager: Person;
let cook: Person;
let customer: Person;
let elsewhere: Person;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());
beforeEach(async () => {
  await test.forgetOrders();
  manager = await test.person({ storeId: "spice", storeRole: "manager" });
  cook = await test.person({ storeId: "spice", storeRole: "kitchen" });
  elsewhere = await test.person({ storeId: "bakery" });
  customer = await test.person();
});
afterEach(() => emptyTables(test.db, "store_devices, store_staff, audit_log"));

const setPin = (who: Person, pin: string) => test.post("/api/panel/stores/spice/pin", { pin }, who);
const nameAt = (device: TestDevice, who: Person, pin: string) =>
  device.post("/api/panel/device/person", { user_id: who.id, pin });

describe("a person at a device", () => {
  it("is named by a PIN, for a minute, for what must have a name", { tags: ["REQ-SEC-30"] }, async () => {
    const device = await pairDevice(test, manager, "spice");
    expect((await nameAt(device, manager, "4821")).body.code).toBe("pin_missing");
    expect((await setPin(manager, "4821")).status).toBe(200);
    expect((await device.get("/api/panel/device")).body.data.people).toEqual([
      { user_id: manager.id, name: "Aisha Saad", role: "manager" },
    ]);
    const order = await test.order(customer, [["spice.tea", 1]]);
    const refuse = () =>
      device.post(`/api/panel/orders/${order.id}/refuse`, { version: 1, reason: "closing" });
    expect([(await refuse()).status, (await refuse()).body.code]).toEqual([403, "person_missing"]);
    const wrong = await nameAt(device, manager, "0000");
    expect([wrong.body.code, wrong.body.data]).toEqual(["pin_wrong", { tries_left: 4 }]);
    const named = await nameAt(device, manager, "4821");
    expect(named.body.data).toMatchObject({ user_id: manager.id, role: "manager" });
    test.passTime(PERSON_MS / 1000);
    expect((await refuse()).body.code).toBe("person_missing");
    await nameAt(device, manager, "4821");
    expect((await refuse()).status).toBe(200);
    const [entry] = await test.db.select().from(auditLog).where(eq(auditLog.action, "order.refuse"));
    expect(entry).toMatchObject({ actorId: manager.id, deviceId: device.id });
  });

  it("is locked after five wrong PINs, until another one is set", async () => {
    const device = await pairDevice(test, manager, "spice");
    await setPin(manager, "4821");
    const tries = [];
    for (let at = 0; at < 5; at++) tries.push((await nameAt(device, manager, "1111")).body.data.tries_left);
    expect(tries).toEqual([4, 3, 2, 1, 0]);
    expect((await nameAt(device, manager, "4821")).body.code).toBe("pin_locked");
    await setPin(manager, "775533");
    expect((await nameAt(device, manager, "775533")).status).toBe(200);
    const [stored] = await test.db.select().from(storeStaff).where(eq(storeStaff.userId, manager.id));
    expect(stored!.pinHash).toMatch(/^\$(argon2id|scrypt)\$/);
  });

  it("counts wrong PINs on when its owner comes between, and tells of each", async () => {
    const device = await pairDevice(test, manager, "spice");
    await setPin(manager, "4821");
    const tries: (number | string)[] = [];
    for (let at = 0; at < 5; at++) {
      const { data, code } = (await nameAt(device, manager, `111${at}`)).body;
      tries.push(data?.tries_left ?? code);
      if (at < 4) expect((await nameAt(device, manager, "4821")).status).toBe(200);
    }
    expect(tries).toEqual([4, 3, 2, 1, 0]);
    expect((await nameAt(device, manager, "4821")).body.code).toBe("pin_locked");
    const wrong = await test.db.select().from(auditLog).where(eq(auditLog.action, "member.pin_wrong"));
    expect(wrong.map(({ after }) => (after as { tries_left: number }).tries_left)).toEqual(tries);
    expect(wrong[0]).toMatchObject({ actorId: null, deviceId: device.id, subjectId: manager.id });
    // Locked, it stays so.
    test.passTime(3 * 86_400);
    expect((await nameAt(device, manager, "4821")).body.code).toBe("pin_locked");
  });

  it("forgets after a day what did not lock it", async () => {
    const device = await pairDevice(test, manager, "spice");
    await setPin(manager, "4821");
    const slip = async () => (await nameAt(device, manager, "1111")).body.data.tries_left as number;
    for (let day = 0; day < 6; day++) {
      expect(await slip()).toBe(4);
      test.passTime(86_400);
    }
  });

  it("cannot be tried more often by asking at once", async () => {
    const device = await pairDevice(test, manager, "spice");
    await setPin(manager, "4821");
    const answers = await Promise.all(Array.from({ length: 12 }, () => nameAt(device, manager, "1111")));
    const codes = answers.map(({ body }) => body.code as string);
    expect(codes.filter((one) => one === "pin_wrong")).toHaveLength(5);
    expect(codes.filter((one) => one === "pin_locked")).toHaveLength(7);
  });

  it("counts no more once they leave the device or the store", async () => {
    const device = await pairDevice(test, manager, "spice");
    await setPin(cook, "2468");
    const person = async () => (await device.get("/api/panel/device")).body.data.person?.user_id ?? null;
    await nameAt(device, cook, "2468");
    expect(await person()).toBe(cook.id);
    await device.post("/api/panel/device/leave");
    expect(await person()).toBeNull();
    expect((await nameAt(device, elsewhere, "2468")).status).toBe(404);
    await nameAt(device, cook, "2468");
    // A cook refuses nothing, at whichever device.
    const order = await test.order(customer, [["spice.tea", 1]]);
    const refused = await device.post(`/api/panel/orders/${order.id}/refuse`, {
      version: 1,
      reason: "closing",
    });
    expect(refused.body.code).toBe("forbidden");
  });

  it("has to be named where cash is taken, on either way", async () => {
    const device = await pairDevice(test, manager, "spice");
    await setPin(manager, "4821");
    const order = await test.order(customer, [["spice.tea", 1]]);
    const accept = await device.post(`/api/panel/orders/${order.id}/accept`, { version: 1, minutes: 10 });
    expect(accept.status).toBe(200);
    await device.post(`/api/panel/orders/${order.id}/milestone`, { version: 2, milestone: "ready" });
    const { hand_over_code: said } = (await test.get(`/api/orders/${order.id}/track`, customer)).body.data;
    const body = { version: 3, code: said };
    expect((await device.post(`/api/panel/orders/${order.id}/hand-over`, body)).body.code).toBe(
      "person_missing",
    );
    const older = { version: 3, to: "canceled", reason: "x" };
    expect((await device.post(`/api/panel/orders/${order.id}/transition`, older)).body.code).toBe(
      "person_missing",
    );
    await nameAt(device, manager, "4821");
    expect((await device.post(`/api/panel/orders/${order.id}/hand-over`, body)).status).toBe(200);
    const history = await test.db
      .select()
      .from(statusHistory)
      .where(and(eq(statusHistory.orderId, order.id), eq(statusHistory.deviceId, device.id)))
      .orderBy(statusHistory.version);
    expect(history.map(({ actorId, toStatus }) => [toStatus, actorId])).toEqual([
      ["accepted", null],
      ["accepted", null],
      ["delivered", manager.id],
    ]);
  });

  it("repeats its own acts, and not those of another device", async () => {
    const [one, two] = [await pairDevice(test, manager, "spice"), await pairDevice(test, manager, "spice")];
    const order = await test.order(customer, [["spice.tea", 1]]);
    const accept = (device: TestDevice) =>
      device.post(`/api/panel/orders/${order.id}/accept`, { version: 1, minutes: 10 });
    expect([(await accept(one)).status, (await accept(one)).status]).toEqual([200, 200]);
    expect((await accept(two)).status).toBe(409);
    const seen = await test.db.select().from(storeDevices);
    expect(seen).toHaveLength(2);
  });

  it("sends an act again when its minute is over, under its own key", async () => {
    const device = await pairDevice(test, manager, "spice");
    await setPin(manager, "4821");
    await setPin(cook, "2468");
    const order = await test.order(customer, [["spice.tea", 1]]);
    const send = (path: string, body: object, key: string) =>
      device.post(`/api/panel/orders/${order.id}/${path}`, body, { key });
    const replayed = ({ status, headers }: Answer) => [status, headers.get("Idempotent-Replayed")];
    await nameAt(device, cook, "2468");
    expect((await send("accept", { version: 1, minutes: 10 }, "accept")).status).toBe(200);
    expect((await send("delay", { version: 2, minutes: 5 }, "delay")).status).toBe(200);
    test.passTime(PERSON_MS / 1000);
    expect(replayed(await send("delay", { version: 2, minutes: 5 }, "delay"))).toEqual([200, "true"]);
    await nameAt(device, manager, "4821");
    expect(replayed(await send("delay", { version: 2, minutes: 5 }, "delay"))).toEqual([200, "true"]);
    const other = await pairDevice(test, manager, "spice");
    const again = await other.post(
      `/api/panel/orders/${order.id}/delay`,
      { version: 2, minutes: 5 },
      { key: "delay" },
    );
    expect(again.body.code).toBe("stale_version");
  });

  it("gives money back once under its key, whoever names themselves for it", async () => {
    const device = await pairDevice(test, manager, "spice");
    await setPin(manager, "4821");
    const owner = await test.person({ storeId: "spice" });
    await setPin(owner, "9753");
    const order = await test.order(customer, [["spice.tea", 2]]);
    await moveOrderTo(test, manager, order.id, "delivered");
    const lines = [{ id: order.items[0].id, quantity: 1 }];
    const refund = () =>
      device.post(`/api/panel/orders/${order.id}/refunds`, { lines, reason: "damaged" }, { key: "refund" });
    await nameAt(device, manager, "4821");
    const first = await refund();
    expect([first.status, first.headers.get("Idempotent-Replayed")]).toEqual([201, null]);
    test.passTime(PERSON_MS / 1000);
    expect((await refund()).body.code).toBe("person_missing");
    await nameAt(device, owner, "9753");
    const second = await refund();
    expect([second.status, second.headers.get("Idempotent-Replayed")]).toEqual([201, "true"]);
    expect(second.body.data.id).toBe(first.body.data.id);
  });
});
