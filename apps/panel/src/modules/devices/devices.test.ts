import { type Call, registry } from "@talabee/contract";
import { mayOnDevice, PAIRING_CODE_MS, PERSON_MS } from "@talabee/domain";
import { and, eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog, devicePairings, statusHistory, storeDevices, storeStaff } from "../../db/schema.js";
import { cookieOf, pairDevice, type TestDevice } from "../../testing/device-fixture.js";
import { emptyTables } from "../../testing/empty-tables.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";
import { VALID_FORMS } from "../../testing/valid-forms.js";

let test: TestPanel;
let manager: Person;
let cook: Person;
let customer: Person;
let elsewhere: Person;
beforeAll(async () => {
  test = await createTestPanel();
  manager = await test.person({ storeId: "spice", storeRole: "manager" });
  cook = await test.person({ storeId: "spice", storeRole: "kitchen" });
  elsewhere = await test.person({ storeId: "bakery" });
  customer = await test.person();
});
afterAll(() => test.close());
beforeEach(() => test.forgetOrders());
afterEach(() => emptyTables(test.db, "store_devices, device_pairings, audit_log"));

const code = async (name = "Counter 1", role = "counter", who = manager) =>
  test.post("/api/panel/stores/spice/devices", { name, role }, who);
const setPin = (who: Person, pin: string) => test.post("/api/panel/stores/spice/pin", { pin }, who);
const nameAt = (device: TestDevice, who: Person, pin: string) =>
  device.post("/api/panel/device/person", { user_id: who.id, pin });

describe("pairing", () => {
  it("is by a code that a manager shows, once", { tags: ["REQ-SEC-30"] }, async () => {
    const made = await code();
    expect([made.status, made.body.data.code]).toEqual([201, expect.stringMatching(/^\d{6}$/)]);
    const paired = await test.post("/api/devices/pair", { code: made.body.data.code });
    expect(paired.body.data).toMatchObject({
      name: "Counter 1",
      role: "counter",
      vendor_id: "spice",
      person: null,
    });
    const cookie = paired.headers.get("Set-Cookie")!;
    expect(cookie).toMatch(
      /^talabee_device=[\w-]{43}; Max-Age=34560000; Path=\/api\/panel; HttpOnly; SameSite=Strict$/,
    );
    const again = await test.post("/api/devices/pair", { code: made.body.data.code });
    expect([again.status, again.body.code, cookieOf(again)]).toEqual([422, "pairing_code_wrong", null]);
    // No code can be read out of the database.
    expect(JSON.stringify(await test.db.select().from(devicePairings))).not.toContain(made.body.data.code);
  });

  it("ends after five minutes, and digits of any keyboard are read", async () => {
    const late = (await code()).body.data.code;
    test.passTime(PAIRING_CODE_MS / 1000);
    expect((await test.post("/api/devices/pair", { code: late })).body.code).toBe("pairing_code_wrong");
    const next = String((await code()).body.data.code);
    const arabic = next
      .split("")
      .map((digit) => String.fromCodePoint(0x660 + Number(digit)))
      .join("");
    expect(
      (await test.post("/api/devices/pair", { code: `${arabic.slice(0, 3)} ${arabic.slice(3)}` })).status,
    ).toBe(200);
  });

  it("is for managers of the store and the office", async () => {
    for (const who of [cook, elsewhere, customer]) {
      expect((await code("x", "counter", who)).status).toBeOneOf([403, 404]);
    }
    expect((await code("x", "owner")).body.errors).toEqual({ role: expect.any(Array) });
    expect((await test.post("/api/devices/pair", { code: "12345" })).status).toBe(422);
  });

  it("is limited by address", async () => {
    const strict = await createTestPanel({}, { PANEL_LIMITS_SCALE: "1" });
    const tries = [];
    for (let at = 0; at < 21; at++)
      tries.push((await strict.post("/api/devices/pair", { code: "000000" })).status);
    await strict.close();
    expect([tries.slice(0, 20), tries[20]]).toEqual([Array.from({ length: 20 }, () => 422), 429]);
  });
});

describe("the session of a device", () => {
  it("is bound to its store and to the rights of the board", { tags: ["REQ-SEC-30"] }, async () => {
    const device = await pairDevice(test, manager, "spice");
    expect((await device.get("/api/panel/device")).body.data).toMatchObject({
      id: device.id,
      vendor_id: "spice",
    });
    expect((await test.get("/api/panel/device", manager)).body.data).toBeNull();
    expect((await device.get("/api/panel/stores/spice/board")).status).toBe(200);
    expect((await device.get("/api/panel/stores/bakery/board")).status).toBe(404);
    for (const path of ["stores/spice/members", "stores/spice/devices", "audit-log", "stores/spice/report"])
      expect([path, (await device.get(`/api/panel/${path}`)).body.code]).toEqual([path, "forbidden"]);
    // A customer's calls are none of its business, and neither is a page that asks with another session.
    expect((await device.get("/api/user")).status).toBe(401);
    const both = { headers: { Cookie: device.cookie }, token: elsewhere.token };
    expect((await test.get("/api/panel/stores/spice/board", both)).status).toBe(404);
    const wrong = { headers: { Cookie: device.cookie, Authorization: "Bearer nonsense" } };
    expect((await test.get("/api/panel/stores/spice/board", wrong)).status).toBe(401);
  });

  it("may do of all calls what its role may, alone or with a person, and no more", async () => {
    const kitchen = await pairDevice(test, manager, "spice", "kitchen");
    const counter = await pairDevice(test, manager, "spice");
    for (const [name, call] of Object.entries(registry) as [string, Call][]) {
      if (call.access === "public" || call.access === "gateway" || call.stream) continue;
      const path = call.path.replace(/\{\w+\}/g, randomUUID());
      for (const [role, device] of [
        ["kitchen", kitchen],
        ["counter", counter],
      ] as const) {
        const sent = { key: randomUUID() };
        const answer =
          call.method === "GET"
            ? await device.get(path)
            : await device.post(path, VALID_FORMS[name] ?? {}, sent);
        const isOpen = call.right !== undefined && mayOnDevice(call.right, { role, person: null });
        const refused = call.right === undefined || !call.path.startsWith("/api/panel/") ? [401, 403] : [403];
        if (isOpen)
          expect([name, role, answer.status]).toEqual([
            name,
            role,
            expect.toBeOneOf([200, 201, 404, 409, 422]),
          ]);
        else expect([name, role, answer.status]).toEqual([name, role, expect.toBeOneOf(refused)]);
      }
    }
  });

  it("ends when it is revoked, and never by itself", { tags: ["REQ-SEC-30"] }, async () => {
    const device = await pairDevice(test, manager, "spice");
    test.passTime(60 * 86_400);
    expect((await device.get("/api/panel/stores/spice/board")).status).toBe(200);
    // Sessions of people have ended meanwhile.
    elsewhere = await test.person({ storeId: "bakery" });
    manager = await test.person({ storeId: "spice", storeRole: "manager" });
    cook = await test.person({ storeId: "spice", storeRole: "kitchen" });
    customer = await test.person();
    const admin = await test.person({ role: "admin" });
    const listed = await test.get("/api/panel/stores/spice/devices", admin);
    expect(listed.body.data.items).toMatchObject([{ id: device.id, hearing: null }]);
    expect((await test.post(`/api/panel/devices/${device.id}/revoke`, {}, elsewhere)).status).toBe(404);
    expect((await test.post(`/api/panel/devices/${device.id}/revoke`, {}, admin)).status).toBe(200);
    expect((await device.get("/api/panel/stores/spice/board")).status).toBe(401);
    expect((await test.get("/api/panel/stores/spice/devices", admin)).body.data.items).toEqual([]);
    expect((await test.post(`/api/panel/devices/${device.id}/revoke`, {}, admin)).status).toBe(404);
  });

  it(
    "gets another token each day, and survives an answer that was lost",
    { tags: ["REQ-SEC-30"] },
    async () => {
      const device = await pairDevice(test, manager, "spice");
      const first = device.cookie;
      const report = { sound: true, visible: true, awake: true };
      const beat = async () => cookieOf(await device.post("/api/panel/device/heartbeat", report));
      expect(await beat()).toBeNull();
      test.passTime(86_400);
      const lost = await beat();
      expect(lost).toMatch(/^talabee_device=/);
      // The answer never came; the old one still counts.
      expect(await beat()).toBeNull();
      test.passTime(60);
      const second = (await beat())!;
      expect([second === lost, second === first]).toEqual([false, false]);
      device.cookie = lost!;
      expect((await device.get("/api/panel/device")).status).toBe(401);
      device.cookie = second;
      expect((await device.get("/api/panel/device")).status).toBe(200);
      // Requests under way may still come with the one before, for a minute.
      device.cookie = first;
      expect((await device.get("/api/panel/device")).status).toBe(200);
      test.passTime(61);
      expect((await device.get("/api/panel/device")).status).toBe(401);
      device.cookie = second;
      expect(await beat()).toBeNull();
      expect((await device.get("/api/panel/device")).status).toBe(200);
    },
  );
});

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
});
