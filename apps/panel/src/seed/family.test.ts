import { expect, it } from "vitest";
import { createTestPanel } from "../testing/test-panel.js";
import { stores } from "./content/index.js";
import { DEMO_ACCOUNTS, ensureDemoAccounts } from "./demo-accounts.js";
import { DEMO_BASKET, ensureDemoFamily } from "./family.js";

it("creates a family for the demo's customer, with a member, an allowance and a basket, once", async () => {
  const test = await createTestPanel({ demo: true });
  await ensureDemoAccounts(test.panel);
  const lunch = [
    { by: "owner", product_id: "spice.tea", quantity: 2 },
    { by: "member", product_id: "spice.scarce", quantity: 1 },
    { by: "member", product_id: "elsewhere.dish", quantity: 1 },
  ] as const;
  for (let start = 0; start < 2; start++) await ensureDemoFamily(test.panel, lunch);
  const signIn = async (email: string) => {
    const account = DEMO_ACCOUNTS.find((one) => one.email === email)!;
    return (await test.post("/api/login", account)).body.data as { token: string };
  };
  const owner = await signIn("demo@talabee.qa");
  const seen = (await test.get("/api/family", owner)).body.data;
  expect(seen).toMatchObject({
    family: { name: "Al Demo", role: "owner" },
    members: [{ name: "Noor Al Demo" }, { name: "Maryam Al Demo", allowance: 30_000, spent: 0 }],
    basket: { items: [{ quantity: 2 }, { quantity: 1 }] },
  });
  expect(new Set(seen.basket.items.map((line: { member_id: string }) => line.member_id)).size).toBe(2);
  const theirs = (await test.get("/api/family", await signIn("family@talabee.qa"))).body.data;
  expect(theirs).toMatchObject({ family: { role: "member" }, invite_code: null });
  await test.close();
});

it("creates no family outside the demo", async () => {
  const test = await createTestPanel({ demo: false });
  await ensureDemoFamily(test.panel);
  expect((await test.get("/api/family", await test.person())).body.data.family).toBeNull();
  await test.close();
});

it("uses products of the seed in the demo's basket, with valid options", () => {
  for (const { product_id, quantity, addons = [] } of DEMO_BASKET) {
    const store = stores.find(({ id }) => product_id.startsWith(`${id}.`))!;
    const dish = store.sections
      .flatMap((section) => section.products)
      .find(({ id }) => `${store.id}.${id}` === product_id);
    expect([product_id, dish?.id]).toEqual([product_id, product_id.slice(store.id.length + 1)]);
    expect(quantity).toBeLessThanOrEqual(dish!.maxPerOrder ?? 20);
    const offered = (dish!.addons ?? []).map((key) => ({ key, ...store.addonGroups![key]! }));
    const chosen = offered.map(({ key, min, max, options }) => {
      const ids = options.map(({ id }) => `${store.id}.${key}.${id}`);
      const sum = addons.filter(({ id }) => ids.includes(id)).reduce((all, one) => all + one.quantity, 0);
      return sum >= min && sum <= max;
    });
    expect([product_id, ...chosen]).toEqual([product_id, ...offered.map(() => true)]);
  }
});
