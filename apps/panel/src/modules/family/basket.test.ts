import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { products, stores } from "../../db/schema.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());

async function createFamily() {
  const [owner, member] = [await test.person(), await test.person()];
  const created = await test.post("/api/family/create", { name: "Al Kuwari" }, owner);
  await test.post("/api/family/join", { code: created.body.data.invite_code }, member);
  return { owner, member };
}

const add = (someone: Person, fields: object, language: "en" | "ar" = "en") =>
  test.post("/api/family/basket/add", fields, { ...someone, language });
const update = (someone: Person, fields: object) => test.post("/api/family/basket/update", fields, someone);
const remove = (someone: Person, item_id: string) =>
  test.post("/api/family/basket/remove", { item_id }, someone);
const basketOf = async (someone: Person) => (await test.get("/api/family", someone)).body.data.basket;
const statusAndCode = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];
const mild = [{ id: "spice.heat.mild" }];

describe("filling the basket", () => {
  it("keeps each member's lines apart, merges equal ones, and prices all by the catalogue", async () => {
    const { owner, member } = await createFamily();
    const first = await add(owner, { product_id: "spice.machboos", addons: mild, price: 1 });
    expect(first.body.message).toBe("Added to the family basket");
    expect(first.body.data).toMatchObject({
      version: 1,
      vendor: { id: "spice", name: "Store spice" },
      items: [{ member_id: owner.id, product_id: "spice.machboos", unit_price: 2550, quantity: 1 }],
    });
    await add(member, { product_id: "spice.machboos", addons: mild });
    const both = (await add(member, { product_id: "spice.machboos", addons: mild, quantity: 2 }, "ar")).body;
    expect(both.data.items.map((line: { member_id: string; quantity: number }) => line)).toMatchObject([
      { member_id: owner.id, quantity: 1 },
      { member_id: member.id, quantity: 3, name: "منتج machboos" },
    ]);
    expect(both.data.quote).toMatchObject({ subtotal: 4 * 2550, wallet_applied: 0 });
    expect((await basketOf(owner)).version).toBe(3);
  });

  it("holds products of one store", async () => {
    const { owner, member } = await createFamily();
    await add(owner, { product_id: "spice.tea", quantity: 2 });
    const refused = await add(member, { product_id: "bakery.bun" }, "ar");
    expect(statusAndCode(refused)).toEqual([409, "vendor_conflict"]);
    expect(refused.body.data).toMatchObject({
      current_vendor: { id: "spice", name: "متجر spice" },
      items_count: 2,
      items: [{ product_id: "spice.tea" }],
    });
  });

  it("enforces stock and the limit per order across all members", async () => {
    const { owner, member } = await createFamily();
    await add(owner, { product_id: "spice.few", quantity: 2 });
    const over = await add(member, { product_id: "spice.few", quantity: 2 });
    expect(statusAndCode(over)).toEqual([409, "stock_exceeded"]);
    expect(over.body.data).toEqual({ product_id: "spice.few", available: 3 });
    const capped = await add(member, { product_id: "spice.capped", quantity: 5 });
    expect(capped.body.data.available).toBe(4);
    const mine = (await add(member, { product_id: "spice.few" })).body.data;
    const more = { item_id: mine.items[1].id, quantity: 2, version: mine.version };
    const raised = await update(member, more);
    expect([...statusAndCode(raised), raised.body.data]).toEqual([
      409,
      "stock_exceeded",
      { product_id: "spice.few", available: 1 },
    ]);
  });

  it("rejects what cannot be ordered", async () => {
    const { owner } = await createFamily();
    expect(statusAndCode(await add(owner, { product_id: "spice.nothing" }))).toEqual([404, "not_found"]);
    expect(statusAndCode(await add(owner, { product_id: "majlis.feast" }))).toEqual([422, "dine_in_only"]);
    const without = await add(owner, { product_id: "spice.machboos" });
    expect([...statusAndCode(without), without.body.data]).toEqual([
      422,
      "addon_rule",
      { group_id: "spice.heat" },
    ]);
    for (const quantity of ["0", "-1", "1.5", "x"]) {
      expect((await add(owner, { product_id: "spice.tea", quantity })).status).toBe(422);
    }
    const evening = eq(stores.id, "evening");
    await test.db.update(stores).set({ active: false }).where(evening);
    try {
      expect(statusAndCode(await add(owner, { product_id: "evening.kebab" }))).toEqual([
        410,
        "store_inactive",
      ]);
    } finally {
      await test.db.update(stores).set({ active: true }).where(evening);
    }
    expect(statusAndCode(await add(await test.person(), { product_id: "spice.tea" }))).toEqual([
      409,
      "not_member",
    ]);
    expect((await basketOf(owner)).version).toBe(0);
  });

  it("enforces the maximum amount, but allows reducing a basket that exceeds it", async () => {
    const { owner, member } = await createFamily();
    const tea = eq(products.id, "spice.tea");
    const [before] = await test.db.select().from(products).where(tea);
    const price = (dirhams: number) => test.db.update(products).set({ price: dirhams }).where(tea);
    try {
      await price(40_000_000);
      await add(owner, { product_id: "spice.tea", quantity: 2 });
      expect(statusAndCode(await add(member, { product_id: "spice.tea" }))).toEqual([
        422,
        "amount_too_large",
      ]);
      const { items, version } = await basketOf(owner);
      const line = { item_id: items[0].id, version };
      expect(statusAndCode(await update(owner, { ...line, quantity: 3 }))).toEqual([422, "amount_too_large"]);
      await price(99_999_999);
      const smaller = await update(owner, { ...line, quantity: 1 });
      expect(smaller.body.data.quote.subtotal).toBe(99_999_999);
    } finally {
      await price(before!.price);
    }
  });

  it("keeps all concurrent additions of members", async () => {
    const { owner, member } = await createFamily();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => add(i % 2 === 0 ? owner : member, { product_id: "spice.tea" })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { items, version } = await basketOf(owner);
    expect(items.map((line: { quantity: number }) => line.quantity)).toEqual([5, 5]);
    expect(version).toBe(10);
  });

  it("is of one store when members begin it concurrently", async () => {
    const { owner, member } = await createFamily();
    const answers = await Promise.all([
      add(owner, { product_id: "spice.tea" }),
      add(member, { product_id: "bakery.bun" }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await basketOf(owner)).items).toHaveLength(1);
  });

  it("enforces stock when members add the last items concurrently", async () => {
    const { owner, member } = await createFamily();
    const answers = await Promise.all(
      [owner, member].map((someone) => add(someone, { product_id: "spice.few", quantity: 2 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe("changing the basket", () => {
  it("requires the current version, and responds to an older one with the present basket", async () => {
    const { owner, member } = await createFamily();
    const seen = (await add(owner, { product_id: "spice.tea" })).body.data;
    await add(member, { product_id: "spice.tea", quantity: 3 });
    const line = { item_id: seen.items[0].id, quantity: 2, version: seen.version };
    const stale = await update(owner, line);
    expect(statusAndCode(stale)).toEqual([409, "stale_basket"]);
    expect(stale.body.data).toMatchObject({ version: seen.version + 1, vendor: { id: "spice" } });
    expect(stale.body.data.items).toHaveLength(2);
    const changed = await update(owner, { ...line, version: stale.body.data.version });
    expect(changed.body.message).toBe("Product quantity updated successfully");
    expect(changed.body.data.items[0].quantity).toBe(2);
    const blind = await update(owner, { item_id: line.item_id, quantity: 1 });
    expect(Object.keys(blind.body.errors)).toEqual(["version"]);
    // Of two requests with the same version, one succeeds.
    const { version } = changed.body.data;
    const race = await Promise.all([1, 3].map((quantity) => update(owner, { ...line, quantity, version })));
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("is limited to the line's member and the owner; others' lines are not found", async () => {
    const { owner, member } = await createFamily();
    await add(owner, { product_id: "spice.tea" });
    const { items, version } = (await add(member, { product_id: "spice.tea" })).body.data;
    const [ofOwner, ofMember] = items;
    const owners = { item_id: ofOwner.id, quantity: 5, version };
    expect(statusAndCode(await update(member, owners))).toEqual([404, "not_found"]);
    expect(statusAndCode(await remove(member, ofOwner.id))).toEqual([404, "not_found"]);
    const stranger = (await createFamily()).owner;
    expect(statusAndCode(await update(stranger, { ...owners, version: 0 }))).toEqual([404, "not_found"]);
    expect(statusAndCode(await remove(stranger, ofMember.id))).toEqual([404, "not_found"]);
    expect((await basketOf(owner)).version).toBe(version);
    const raised = await update(owner, { item_id: ofMember.id, quantity: 2, version });
    expect(raised.body.data.items[1]).toMatchObject({ member_id: member.id, quantity: 2 });
    const afterUpdate = await update(owner, { item_id: ofOwner.id, quantity: 0, version: version + 1 });
    expect(afterUpdate.body.data.items).toHaveLength(1);
    const missing = await remove(member, ofMember.id);
    expect(missing.body).toMatchObject({
      message: "Deleted",
      data: { vendor: null, items: [], quote: null },
    });
    expect(statusAndCode(await remove(member, ofMember.id))).toEqual([404, "not_found"]);
  });

  it("allows reducing a line after stock went down", async () => {
    const { owner } = await createFamily();
    const { items, version } = (await add(owner, { product_id: "spice.capped", quantity: 4 })).body.data;
    const capped = eq(products.id, "spice.capped");
    await test.db.update(products).set({ maxPerOrder: 2 }).where(capped);
    try {
      const line = { item_id: items[0].id, version };
      expect(statusAndCode(await update(owner, { ...line, quantity: 4 }))).toEqual([409, "stock_exceeded"]);
      expect((await update(owner, { ...line, quantity: 3 })).status).toBe(200);
    } finally {
      await test.db.update(products).set({ maxPerOrder: 4 }).where(capped);
    }
  });
});
