import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { setUpAdminTests, staff, stranger, test } from "../../testing/admin-fixture.js";
import { pictureFile } from "../../testing/empty-shop.js";
import { createTestPanel, type Person } from "../../testing/test-panel.js";
import { STORE_LIMITS } from "./store-limits.js";

setUpAdminTests();

const both = { en: "One more", ar: "واحد آخر" };
const post = (path: string, body: object, who: Person = stranger) =>
  test.post(`/api/panel/${path}`, body, who);
const atLimit = (limit: number) => [409, "limit_reached", { limit }];
const outcome = async (answer: ReturnType<typeof post>) => {
  const { status, body } = await answer;
  return [status, body.code, body.data];
};

it("ends what a store can have of sections, groups of options and closures", async () => {
  const { sections, addon_groups: groups, closures } = STORE_LIMITS;
  const section = { name: both };
  const group = { name: both, min: 0, max: 1, options: [{ name: both, price: 0 }] };
  const closure = { starts_at: "2099-01-01T00:00:00Z", ends_at: "2099-01-02T00:00:00Z" };
  await test.db.execute(sql`
    insert into sections (id, store_id, name, position)
    select 'full-' || n, 'bakery', '{"en":"x","ar":"x"}', n + 10 from generate_series(4, ${sections}::int) n`);
  await test.db.execute(sql`
    insert into addon_groups (id, store_id, name, min, max, options)
    select 'full-' || n, 'bakery', '{"en":"x","ar":"x"}', 0, 1, '[]' from generate_series(2, ${groups}::int) n
    where (select count(*) from addon_groups where store_id = 'bakery') + n - 1 <= ${groups - 1}::int`);
  // Closures that are over do not count.
  await test.db.execute(sql`
    insert into store_closures (id, store_id, starts_at, ends_at)
    select 'full-' || n, 'bakery', now() + interval '2 hours', now() + n * interval '1 day'
    from generate_series(1, ${closures - 1}::int) n`);
  await test.db.execute(sql`
    insert into store_closures (id, store_id, starts_at, ends_at)
    values ('over', 'bakery', now() - interval '2 hours', now() - interval '1 hour')`);
  for (const [path, body, limit] of [
    ["stores/bakery/sections", section, sections],
    ["stores/bakery/addon-groups", group, groups],
    ["stores/bakery/closures", closure, closures],
  ] as const) {
    expect([path, (await post(path, body)).body.code]).toEqual([path, undefined]);
    expect([path, ...(await outcome(post(path, body)))]).toEqual([path, ...atLimit(limit)]);
    // Another store has room.
    const elsewhere = await post(path.replace("bakery", "spice"), body, staff);
    expect([path, elsewhere.body.code]).toEqual([path, undefined]);
  }
});

it("ends the products of a store, and of a section, also of what is moved into it", async () => {
  const fill = (of: { section: string; from: number; to: number }) =>
    test.db.execute(sql`
      insert into products select (jsonb_populate_record(p, jsonb_build_object(
        'id', 'full-' || n, 'section_id', ${of.section}::text, 'position', n + 100, 'stock', 0, 'active', false))).*
      from products p, generate_series(${of.from}::int, ${of.to}::int) n where p.id = 'bakery.bun'`);
  const { section_products: inSection, products } = STORE_LIMITS;
  const add = (section_id: string) =>
    outcome(post("stores/bakery/products", { section_id, name: both, price: 100 }));
  await fill({ section: "bakery.more", from: 1, to: inSection });
  expect(await add("bakery.more")).toEqual(atLimit(inSection));
  const moved = post("products/bakery.cake/change", { section_id: "bakery.more" });
  expect(await outcome(moved)).toEqual(atLimit(inSection));
  expect((await post("products/full-1/change", { section_id: "bakery.more", price: 2 })).status).toBe(200);
  await fill({ section: "full-4", from: inSection + 1, to: products });
  expect(await add("bakery.main")).toEqual(atLimit(products));
  await test.db.execute(sql`delete from products where id like 'full-%'`);
  await test.db.execute(sql`delete from sections where id like 'full-%'`);
});

it("ends the pictures that a store uploads in an hour", async () => {
  const strict = await createTestPanel({}, { PANEL_LIMITS_SCALE: "1", PANEL_LIMITS_PICTURES: "2" });
  const upload = async (id: string) => {
    const who = await strict.person({ storeId: id });
    const form = { kind: "logo", picture: await pictureFile(64, 64) };
    return (await strict.post(`/api/panel/stores/${id}/pictures`, form, who)).status;
  };
  expect([await upload("spice"), await upload("spice"), await upload("spice")]).toEqual([201, 201, 429]);
  expect(await upload("bakery")).toBe(201);
  await strict.close();
});

it("leaves customers their turn while stores upload a whole menu", async () => {
  const picture = await pictureFile(1200, 900);
  const dishes = Array.from({ length: 15 }, () =>
    post("stores/spice/pictures", { kind: "product", picture }, staff),
  );
  const someone = await test.person();
  const profile = { first_name: "Noor", last_name: "Saad", mobile: "55123456", birthday: "1994-02-28" };
  const form = { ...profile, gender: "female", avatar: await pictureFile(64, 64) };
  const avatar = await test.post("/api/user_info", form, someone);
  expect([avatar.status, avatar.body.code]).toEqual([200, undefined]);
  expect((await Promise.all(dishes)).map(({ status }) => status)).toEqual(Array(15).fill(201));
});
