import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { familySpendings } from "../../db/schema.js";
import {
  add,
  formOf,
  createFamily,
  PATH,
  place,
  quote,
  statusAndCode,
  setUpBasketTests,
  test,
} from "../../testing/basket-fixture.js";
import type { Person } from "../../testing/test-panel.js";
import { creditWallet, spendable } from "../wallet/ledger.js";

setUpBasketTests();

const fill = (someone: Person, amount: number) =>
  test.db.transaction((tx) =>
    creditWallet(tx, test.panel.jobs, someone.id, {
      kind: "gift",
      amount,
      expiresAt: null,
      at: test.panel.clock(),
    }),
  );

const balanceOf = (someone: Person) => spendable(test.db, someone.id, test.panel.clock());

const allow = (owner: Person, member: Person, amount: number | null) =>
  test.post(`/api/family/members/${member.id}/allowance`, { amount }, owner);

const spentBy = async (owner: Person, member: Person) =>
  (await test.get("/api/family", owner)).body.data.members.find((one: { id: string }) => one.id === member.id)
    .spent as number;

describe("the owner's wallet", () => {
  it("pays for members within their monthly allowance, and the rest is due", async () => {
    const { owner, member } = await createFamily();
    await fill(owner, 10_000);
    await allow(owner, member, 1000);
    await add(owner, "spice.tea"); // 12.75 of the owner's
    await add(member, "spice.scarce", 4); // 20.00, of which the month allows 10.00
    const seen = await quote(owner, { use_wallet: true });
    expect(seen).toMatchObject({ order_total: 3275, wallet_applied: 2275, amount_due: 1000 });
    const byWallet = await place(owner, { use_wallet: true, payment_method: "wallet" });
    expect(statusAndCode(byWallet)).toEqual([422, "payment_method_unavailable"]);
    const placed = await place(owner, { use_wallet: true });
    expect(placed.body.data).toMatchObject({ wallet_applied: 2275, amount_due: 1000 });
    expect([await balanceOf(owner), await spentBy(owner, member)]).toEqual([7725, 1000]);

    // Nothing of the month's allowance is left.
    await add(member, "spice.tea");
    expect((await quote(owner, { use_wallet: true })).wallet_applied).toBe(0);
    await test.db
      .update(familySpendings)
      .set({ month: "2020-01", at: new Date("2020-01-31T12:00:00Z") })
      .where(eq(familySpendings.userId, member.id));
    expect((await quote(owner, { use_wallet: true })).wallet_applied).toBe(1000);
    await allow(owner, member, null);
    const free = await place(owner, { use_wallet: true, payment_method: "wallet" });
    expect(free.body.data).toMatchObject({ wallet_applied: 1275, payment_status: "paid" });
    expect(await spentBy(owner, member)).toBe(1275);
  });

  it("counts what it paid for each member, the owner's lines first, and nothing that was paid otherwise", async () => {
    const { owner, members } = await createFamily(2);
    const [one, two] = members as [Person, Person];
    await fill(owner, 2500);
    await add(two, "spice.tea"); // 12.75
    await add(one, "spice.few", 1); // 7.00
    await add(owner, "spice.scarce", 3); // 15.00
    const placed = await place(owner, { use_wallet: true });
    expect(placed.body.data).toMatchObject({ order_total: 3475, wallet_applied: 2500 });
    const rows = await test.db
      .select()
      .from(familySpendings)
      .where(eq(familySpendings.orderId, placed.body.data.id));
    expect(new Map(rows.map(({ userId, amount }) => [userId, amount]))).toEqual(
      new Map([
        [one.id, 700],
        [two.id, 300],
      ]),
    );
    await add(one, "spice.tea");
    await place(owner);
    expect(await spentBy(owner, one)).toBe(700);
  });

  it("releases members' allowances when an order is canceled", async () => {
    const { owner, member } = await createFamily();
    await fill(owner, 5000);
    await allow(owner, member, 2000);
    await add(member, "spice.tea");
    const placed = await place(owner, { use_wallet: true });
    expect(await spentBy(owner, member)).toBe(1275);
    const canceled = await test.post(`/api/orders/${placed.body.data.id}/cancel`, {}, owner);
    expect(canceled.status).toBe(200);
    expect([await balanceOf(owner), await spentBy(owner, member)]).toEqual([5000, 0]);
    await test.post(`/api/orders/${placed.body.data.id}/cancel`, {}, owner);
    expect(await spentBy(owner, member)).toBe(0);
  });

  it("counts no allowance twice with concurrent orders", async () => {
    const { owner, member } = await createFamily();
    await fill(owner, 10_000);
    await allow(owner, member, 1500);
    await add(member, "spice.tea");
    const form = await formOf(owner, { use_wallet: true });
    await Promise.all([1, 2].map(() => test.post(PATH, form, { ...owner, key: randomUUID() })));
    expect(await spentBy(owner, member)).toBe(1275);
    await add(member, "spice.tea");
    expect((await quote(owner, { use_wallet: true })).wallet_applied).toBe(225);
  });

  it("REQ-SEC-10: is hidden from members: neither its balance nor what it pays", async () => {
    const { owner, member } = await createFamily();
    await fill(owner, 10_000);
    await fill(member, 300);
    await add(member, "spice.tea");
    expect(await quote(member, { use_wallet: true })).toMatchObject({
      wallet_applied: 0,
      amount_due: 1275,
    });
    expect((await quote(owner, { use_wallet: true })).wallet_applied).toBe(1275);
    const { basket } = (await test.get("/api/family", member)).body.data;
    expect(basket.quote.wallet_applied).toBe(0);
    expect((await test.get("/api/wallet", member)).body.data.balance).toBe(300);
  });
});
