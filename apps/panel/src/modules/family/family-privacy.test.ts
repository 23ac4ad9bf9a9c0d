import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "../../db/schema.js";
import {
  addTea,
  createFamily,
  leave,
  statusAndCode,
  setUpFamilyTests,
  stateOf,
  test,
} from "../../testing/family-fixture.js";
import { createTestPanel, type Person } from "../../testing/test-panel.js";

setUpFamilyTests();

describe("REQ-SEC-10 family", () => {
  it("shows members nobody's address, wallet, e-mail or code", async () => {
    const { owner, member } = await createFamily();
    await test.db.update(users).set({ mobile: "+97455500000" }).where(eq(users.id, owner.id));
    const addressId = await test.addressOf(owner);
    await addTea(owner);
    const quote = await test.post(
      "/api/family/basket/quote",
      { order_type: "delivery", address_id: addressId },
      member,
    );
    expect(statusAndCode(quote)).toEqual([404, "not_found"]);
    const reported = JSON.stringify(await stateOf(member));
    for (const secret of [owner.email, "+974", `"850"`, `balance"`, "Leave at the door"]) {
      expect([secret, reported.includes(secret)]).toEqual([secret, false]);
    }
    expect((await stateOf(member)).invite_code).toBeNull();
  });

  it("denies everything to former members at once", async () => {
    const { owner, members } = await createFamily(2);
    const [left, removed] = members as [Person, Person];
    await addTea(owner);
    await leave(left);
    await test.post(`/api/family/members/${removed.id}/remove`, {}, owner);
    const { basket } = await stateOf(owner);
    const line = { item_id: basket.items[0].id, quantity: 2, version: basket.version };
    for (const someone of [left, removed]) {
      expect((await stateOf(someone)).basket).toBeNull();
      for (const [path, fields] of [
        ["basket/add", { product_id: "spice.tea" }],
        ["basket/update", line],
        ["basket/remove", line],
        ["basket/quote", {}],
        ["leave", {}],
        [`members/${owner.id}/remove`, {}],
        [`members/${owner.id}/allowance`, { amount: 0 }],
      ] as const) {
        expect([path, ...statusAndCode(await test.post(`/api/family/${path}`, fields, someone))]).toEqual([
          path,
          409,
          "not_member",
        ]);
      }
    }
  });

  it("removes the lines of a former member", async () => {
    const { owner, member } = await createFamily();
    const before = (await addTea(member)).body.data;
    expect(before.vendor.id).toBe("spice");
    await leave(member);
    const { basket } = await stateOf(owner);
    expect(basket).toMatchObject({ vendor: null, items: [], quote: null });
    expect(basket.version).toBeGreaterThan(before.version);
    const again = await test.post("/api/family/basket/add", { product_id: "bakery.bun" }, owner);
    expect(again.body.data.vendor.id).toBe("bakery");
  });

  it("limits attempts at codes, sequential or concurrent", async () => {
    const strict = await createTestPanel({}, { PANEL_LIMITS_SCALE: "1", PANEL_LIMITS_JOIN: "4" });
    try {
      const guesser = await strict.person();
      const tries = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          i % 2 === 0
            ? strict.post("/api/family/join", { code: "ZZZZZZ" }, guesser)
            : strict.get("/api/family/invites/ZZZZZZ", guesser),
        ),
      );
      expect(tries.filter(({ status }) => status === 404)).toHaveLength(4);
      const refused = tries.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(16);
      expect(Number(refused[0]!.headers.get("Retry-After"))).toBeGreaterThan(3600);
      const owner = await strict.person();
      const created = await strict.post("/api/family/create", { name: "Al Kuwari" }, owner);
      const right = { code: created.body.data.invite_code };
      // A guest may preview a code; all guests of one address share the limit of one customer.
      const looks = await Promise.all(
        Array.from({ length: 10 }, () => strict.get("/api/family/invites/ZZZZZZ")),
      );
      expect(looks.filter(({ status }) => status === 404)).toHaveLength(4);
      expect(looks.filter(({ status }) => status === 429)).toHaveLength(6);
      // After too many attempts the right code is rejected, too; other customers can still join.
      expect(statusAndCode(await strict.post("/api/family/join", right, guesser))).toEqual([
        429,
        "too_many_requests",
      ]);
      expect((await strict.post("/api/family/join", right, await strict.person())).status).toBe(200);
    } finally {
      await strict.close();
    }
  });

  it("asks guests to sign in", async () => {
    for (const path of ["create", "join", "leave", "basket/add", "basket/order"]) {
      expect((await test.post(`/api/family/${path}`)).status).toBe(401);
    }
    expect((await test.get("/api/family")).status).toBe(401);
  });
});
