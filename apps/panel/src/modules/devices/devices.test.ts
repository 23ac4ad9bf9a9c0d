import { type Call, registry } from "@talabee/contract";
import { mayOnDevice, PAIRING_CODE_MS } from "@talabee/domain";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApp } from "../../app.js";
import { devicePairings, users } from "../../db/schema.js";
import { createCounterApp } from "../../http/counter-app.js";
import { cookieOf, pairDevice } from "../../testing/device-fixture.js";
import { emptyTables } from "../../testing/empty-tables.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";
import { STORE_LIMITS } from "../stores/store-limits.js";
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

  it("counts no more once whoever showed it may not pair devices", async () => {
    const owner = await test.person({ storeId: "spice" });
    const change = (who: Person, role: string) =>
      test.post("/api/panel/stores/spice/members/role", { user_id: who.id, role }, owner);
    const pair = async (shown: string) =>
      (await test.post("/api/devices/pair", { code: shown })).body.code as string | undefined;
    const show = async (who: Person) => (await code("x", "counter", who)).body.data.code as string;
    const left = await test.person({ storeId: "spice", storeRole: "manager" });
    const byLeft = await show(left);
    await test.post("/api/panel/stores/spice/members/remove", { user_id: left.id }, owner);
    const lowered = await test.person({ storeId: "spice", storeRole: "manager" });
    const byLowered = await show(lowered);
    expect((await change(lowered, "counter")).status).toBe(200);
    // Raised again, they show another one.
    await change(lowered, "manager");
    const blocked = await test.person({ role: "admin" });
    const byBlocked = await show(blocked);
    await test.db.update(users).set({ blockedAt: test.panel.clock() }).where(eq(users.id, blocked.id));
    const formerAdmin = await test.person({ role: "admin" });
    const byFormer = await show(formerAdmin);
    await test.db.update(users).set({ role: "user" }).where(eq(users.id, formerAdmin.id));
    for (const shown of [byLeft, byLowered, byBlocked, byFormer])
      expect(await pair(shown)).toBe("pairing_code_wrong");
    expect(await pair(await show(lowered))).toBeUndefined();
    const [listed] = (await test.get("/api/panel/stores/spice/devices", owner)).body.data.items;
    expect(listed.paired_by).toEqual({ id: lowered.id, name: "Aisha Saad" });
  });

  it("pairs no more devices than a store can have, whenever their codes were shown", async () => {
    const { devices } = STORE_LIMITS;
    STORE_LIMITS.devices = 1;
    try {
      const codes = [(await code()).body.data.code, (await code()).body.data.code];
      const all = await Promise.all(codes.map((one) => test.post("/api/devices/pair", { code: one })));
      expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    } finally {
      STORE_LIMITS.devices = devices;
    }
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

  it("counts at the counter's address alone, where there is one", { tags: ["REQ-SEC-30"] }, async () => {
    const config = { ...test.panel.config, counterPort: 4100 };
    const options = { checkAnswers: true, streams: test.streams, mediaDir: "/nowhere" };
    const storefront = await createApp({ ...test.panel, config }, options);
    const counter = createCounterApp(storefront, "/nowhere");
    const ask = (app: typeof counter, path: string, headers: Record<string, string>, body?: object) =>
      app.request(path, {
        headers: { "Content-Type": "application/json", Host: "shop.example", ...headers },
        ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
      });
    const pair = async (app: typeof counter, scheme: string) =>
      ask(
        app,
        "/api/devices/pair",
        { Origin: `${scheme}://shop.example` },
        {
          code: (await code()).body.data.code,
        },
      );
    const refused = await pair(storefront, "https");
    expect([refused.status, refused.headers.get("Set-Cookie")]).toEqual([403, null]);
    const paired = await pair(counter, "https");
    expect(paired.headers.get("Set-Cookie")).toContain("; Secure");
    expect((await pair(counter, "http")).headers.get("Set-Cookie")).not.toContain("; Secure");
    const Cookie = paired.headers.get("Set-Cookie")!.split(";")[0]!;
    for (const path of ["/api/panel/device", "/api/panel/stores/spice/board"])
      expect([
        (await ask(counter, path, { Cookie })).status,
        (await ask(storefront, path, { Cookie })).status,
      ]).toEqual([200, 401]);
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
