import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "../../db/schema.js";
import { emptyTables } from "../../testing/empty-tables.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
let finance: Person;
let customer: Person;
beforeAll(async () => {
  test = await createTestPanel();
  finance = await test.person({ role: "finance" });
});
afterAll(() => test.close());
beforeEach(async () => {
  customer = await test.person();
  await emptyTables(test.db, "vouchers, audit_log, wallets");
});

const issue = (form: object, who: Person = finance) => {
  test.passTime(1);
  return test.post("/api/panel/vouchers", form, who);
};
const redeem = (code: string, who: Person = customer) =>
  test.post("/api/wallet/redeem", { code }, { ...who, key: randomUUID() });
const codes = async (query = "") =>
  ((await test.get(`/api/panel/vouchers${query}`, finance)).body.data.items as { code: string }[]).map(
    ({ code }) => code,
  );

describe("vouchers that are issued", () => {
  it(
    "have a code that nobody guesses, are redeemed once, and say by whom",
    { tags: ["REQ-MONEY-36"] },
    async () => {
      const made = await issue({ amount: 2500, credit_days: 30 });
      expect(made.status).toBe(201);
      const { id, code } = made.body.data;
      expect(code).toMatch(/^[2-9A-Z]{12}$/);
      expect((await redeem(code.toLowerCase())).body.data.balance).toBe(2500);
      const listed = (await test.get("/api/panel/vouchers?state=redeemed", finance)).body.data.items;
      expect(listed).toMatchObject([{ id, redeemed_by: customer.id, redeemed_at: expect.any(String) }]);
      // What is in a wallet stays there.
      expect((await test.post(`/api/panel/vouchers/${id}/delete`, {}, finance)).body.code).toBe(
        "voucher_used",
      );
      const logged = JSON.stringify(await test.db.select().from(auditLog));
      expect(logged).toContain("voucher.create");
      expect(logged).not.toContain(code);
    },
  );

  it("are taken back before, and then unknown", async () => {
    const { id, code } = (await issue({ amount: 100, code: "eid 2027" })).body.data;
    expect((await issue({ amount: 100, code: "EID2027" })).body.code).toBe("voucher_code_taken");
    const gone = await test.post(`/api/panel/vouchers/${id}/delete`, {}, finance);
    expect(gone.status).toBe(200);
    expect((await redeem(code)).body.code).toBe("voucher_not_found");
    expect((await test.post(`/api/panel/vouchers/${id}/delete`, {}, finance)).status).toBe(404);
  });

  it("are either redeemed or taken back, when both are tried at once", async () => {
    const { id, code } = (await issue({ amount: 700 })).body.data;
    const [redeemed, gone] = await Promise.all([
      redeem(code),
      test.post(`/api/panel/vouchers/${id}/delete`, {}, finance),
    ]);
    expect([redeemed.status, gone.status].filter((status) => status === 200)).toHaveLength(1);
    const { balance } = (await test.get("/api/wallet", customer)).body.data;
    expect(balance).toBe(redeemed.status === 200 ? 700 : 0);
  });

  it("are a customer's own where they name one", async () => {
    const { code } = (await issue({ amount: 100, user_id: customer.id })).body.data;
    expect((await redeem(code, await test.person())).body.code).toBe("voucher_not_found");
    expect((await redeem(code)).status).toBe(200);
    expect((await issue({ amount: 100, user_id: "nobody" })).status).toBe(404);
  });

  it("are listed newest first, on pages", async () => {
    for (const code of ["ONE1", "TWO2", "THREE3"]) await issue({ amount: 100, code });
    const first = (await test.get("/api/panel/vouchers?per_page=2", finance)).body.data;
    expect(first.items.map(({ code }: { code: string }) => code)).toEqual(["THREE3", "TWO2"]);
    expect(await codes(`?per_page=2&cursor=${first.next_cursor}`)).toEqual(["ONE1"]);
    expect(await codes("?state=redeemed")).toEqual([]);
  });

  it("are refused without an amount, when they are over, and to those who may not", async () => {
    for (const form of [{ amount: 0 }, { amount: 1e9 }, { amount: 100, expires_at: "2020-01-01T00:00:00Z" }])
      expect((await issue(form)).status).toBe(422);
    const content = await test.person({ role: "content" });
    expect((await issue({ amount: 100 }, content)).status).toBe(403);
  });
});
