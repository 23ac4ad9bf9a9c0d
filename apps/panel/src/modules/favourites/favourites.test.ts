import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { products, stores } from "../../db/schema.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
let someone: Person;
beforeAll(async () => {
  test = await createTestPanel();
  someone = await test.person();
});
afterAll(() => test.close());

const toggle = (type: string, id: string, sending: { token?: string; language?: "ar" } = someone) =>
  test.post("/api/favourites/toggle", { type, id }, sending);
const list = async (query = "", person: Person = someone) =>
  (await test.get(`/api/favourites?${query}`, person)).body.data;
/** `store bakery` and the like. */
const named = (items: { type: "store" | "product"; store?: { id: string }; product?: { id: string } }[]) =>
  items.map((item) => `${item.type} ${(item.store ?? item.product)!.id}`);

describe("toggling a favourite", () => {
  it("adds or removes a store or product", async () => {
    const added = await toggle("store", "bakery");
    expect([added.status, added.body.message, added.body.data]).toEqual([
      200,
      "Added to favourite",
      { active: true },
    ]);
    expect((await toggle("product", "spice.tea", { ...someone, language: "ar" })).body.message).toMatch(
      /\p{Script=Arabic}/u,
    );
    expect(named((await list()).items)).toEqual(["product spice.tea", "store bakery"]);
    const removed = await toggle("store", "bakery");
    expect([removed.body.message, removed.body.data]).toEqual(["Removed from favourite", { active: false }]);
    expect(named((await list()).items)).toEqual(["product spice.tea"]);
    await toggle("product", "spice.tea");
  });

  it("requires an existing item and a signed-in user", async () => {
    expect((await toggle("store", "nothing")).status).toBe(404);
    expect((await toggle("product", "nothing")).status).toBe(404);
    expect((await toggle("product", "bakery")).status).toBe(404);
    expect((await toggle("drink", "spice.tea")).status).toBe(422);
    expect((await toggle("store", "bakery", {})).status).toBe(401);
    expect((await test.get("/api/favourites")).status).toBe(401);
  });

  it("counts each of two concurrent toggles", async () => {
    const answers = await Promise.all([toggle("store", "majlis"), toggle("store", "majlis")]);
    expect(answers.map(({ body }) => body.data.active).toSorted()).toEqual([false, true]);
    expect((await list()).items).toEqual([]);
  });
});

describe("the list of favourites", () => {
  it("is the customer's own, newest first, by type and page by page", async () => {
    const other = await test.person();
    const things = [
      ["store", "spice"],
      ["product", "spice.few"],
      ["store", "evening"],
      ["product", "bakery.bun"],
    ] as const;
    for (const [type, id] of things) await toggle(type, id);
    const all = ["product bakery.bun", "store evening", "product spice.few", "store spice"];
    expect(named((await list()).items)).toEqual(all);
    // Of stores the open ones come first (orders/preorder.test.ts).
    expect(named((await list("type=store")).items).toSorted()).toEqual(["store evening", "store spice"]);
    const first = await list("per_page=3");
    const second = await list(`per_page=3&cursor=${first.next_cursor}`);
    expect(named([...first.items, ...second.items])).toEqual(all);
    expect(second.next_cursor).toBeNull();
    expect((await test.get("/api/favourites?cursor=zzz", someone)).status).toBe(422);
    expect((await list("", other)).items).toEqual([]);
  });

  it("hides inactive items until they are active again, and still removes them", async () => {
    await test.db.update(products).set({ active: false }).where(eq(products.id, "bakery.bun"));
    await test.db.update(stores).set({ active: false }).where(eq(stores.id, "evening"));
    expect(named((await list()).items)).toEqual(["product spice.few", "store spice"]);
    expect((await toggle("store", "evening")).body.data.active).toBe(false);
    expect((await toggle("store", "evening")).status).toBe(404);
    await test.db.update(products).set({ active: true }).where(eq(products.id, "bakery.bun"));
    await test.db.update(stores).set({ active: true }).where(eq(stores.id, "evening"));
    expect(named((await list()).items)).toContain("product bakery.bun");
  });
});
