import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { users } from "../db/schema.js";
import { openSession } from "../modules/auth/sessions.js";
import { createTestPanel } from "../testing/test-panel.js";
import { DEMO_ACCOUNTS, ensureDemoAccounts } from "./demo-accounts.js";
import { ensureDemoPayments } from "./payments.js";

it("creates wallet credits, a working card, bills and vouchers for the demo's customer, once", async () => {
  const test = await createTestPanel();
  await ensureDemoAccounts(test.panel);
  for (let start = 0; start < 2; start++) await ensureDemoPayments(test.panel);
  const [user] = await test.db.select().from(users).where(eq(users.email, DEMO_ACCOUNTS[0].email));
  const token = await openSession(test.db, user!.id, new Date());
  const cards = (await test.get("/api/cards", { token })).body.data.items;
  expect(cards).toMatchObject([{ last4: "4242", is_default: true }]);
  const wallet = await test.get("/api/wallet", { token });
  expect(wallet.body.data).toMatchObject({ balance: 5500, expiring: [{ amount: 1500 }] });
  const key = () => randomUUID();
  const bill = { bill_number: "NET-77120", method: "card", card_id: cards[0].id };
  expect((await test.post("/api/pay-bill", bill, { token, key: key() })).body.message).toBe(
    "Payment successful",
  );
  const redeemed = await test.post("/api/wallet/redeem", { code: "ahlan25" }, { token, key: key() });
  expect(redeemed.body.data).toEqual({ balance: 8000 });
  await test.close();
});

it("creates nothing outside the demo", async () => {
  const test = await createTestPanel({ demo: false });
  await ensureDemoPayments(test.panel);
  const redeemed = await test.post(
    "/api/wallet/redeem",
    { code: "AHLAN25" },
    { ...(await test.person()), key: randomUUID() },
  );
  expect(redeemed.body.code).toBe("voucher_not_found");
  await test.close();
});
