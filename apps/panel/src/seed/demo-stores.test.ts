import { MARKETS } from "@talabee/domain";
import { count, sql } from "drizzle-orm";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { coupons, riders, storeStaff } from "../db/schema.js";
import { createTestPanel, type TestPanel } from "../testing/test-panel.js";
import { DEMO_ACCOUNTS, ensureDemoAccounts } from "./demo-accounts.js";
import { ensureDemoStores } from "./demo-stores.js";
import { seed } from "./seed.js";
import { DEMO_CONTENT } from "./seed-demo.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel({ demo: true })));
afterAll(() => test.close());

it("creates coupons of every kind, listed only for eligible customers, once", async () => {
  await ensureDemoAccounts(test.panel);
  await ensureDemoStores(test.panel);
  const [created] = await test.db.select({ count: count() }).from(coupons);
  await ensureDemoStores(test.panel);
  expect(await test.db.select({ count: count() }).from(coupons)).toEqual([created]);

  const { token } = (await test.post("/api/login", DEMO_ACCOUNTS[0])).body.data;
  await test.post("/api/cart/add", { product_id: "bakery.cake" }, { token });
  const listed = (await test.get("/api/coupons", { token, language: "ar" })).body.data.items;
  const state = Object.fromEntries(
    listed.map((coupon: { code: string; state: string }) => [coupon.code, coupon.state]),
  ) as Record<string, string>;
  expect(state).toEqual({ AHLAN20: "usable", TAWSEEL: "usable", JUMUA15: "locked", NOOR30: "usable" });
  expect(listed[0].title).toBe("خصم 20% على طلبك الأول");
  const other = await test.person();
  const theirs = (await test.get("/api/coupons", other)).body.data.items;
  expect(theirs.map(({ code }: { code: string }) => code)).not.toContain("NOOR30");
});

describe("home of the demo", () => {
  let demo: TestPanel;
  let folder: string;
  afterEach(async () => {
    await demo.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(["qa", "kw"] as const)(
    "has items in every rail of guests, and the banner of a first order until the customer has one, in %s",
    async (market) => {
      demo = await createTestPanel({ demo: true, market: MARKETS[market] });
      folder = await mkdtemp(join(tmpdir(), "talabee-banners-"));
      // Pictures of the banners only, and stores that are ordered from or linked to, to be quick.
      await symlink(fileURLToPath(new URL("pictures/banners", import.meta.url)), join(folder, "banners"));
      const { banners, stores } = DEMO_CONTENT[market];
      const content = {
        ...DEMO_CONTENT[market],
        stores: stores.filter(
          ({ id }) => id === "saqr-roasters" || banners.some(({ link }) => link === `/store/${id}`),
        ),
      };
      await demo.db.execute(
        sql`truncate stores, categories, collections, banners, search_documents, search_words, search_aliases cascade`,
      );
      await seed(demo.db, content, { picturesDir: folder, mediaDir: join(folder, "media"), now: new Date() });
      await ensureDemoAccounts(demo.panel);
      await ensureDemoStores(demo.panel);

      // A rail without items is left out: the demo has to fill each one. What is open now depends on the hour.
      const { rails } = (await demo.get("/api/home")).body.data;
      expect(
        rails.map(({ id }: { id: string }) => id).filter((id: string) => id !== "open-near-you"),
      ).toEqual(["categories", "banners", "coupons", "collections", "popular"]);

      const shown = async (person?: { token: string }) =>
        (await demo.get("/api/home", person)).body.data.rails
          .find(({ kind }: { kind: string }) => kind === "banners")
          .items.map(({ title }: { title: string }) => title);
      const all = banners.map(({ title }) => title.en);
      const promise = "20% off your first order";
      expect(all).toContain(promise);
      const someone = await demo.person();
      expect(await shown()).toEqual(all);
      expect(await shown(someone)).toEqual(all);
      const drink = content.stores
        .find(({ id }) => id === "saqr-roasters")!
        .sections.flatMap(({ products }) => products)
        .find(({ addons, stock }) => addons === undefined && stock === undefined)!;
      await demo.order(someone, [[`saqr-roasters.${drink.id}`, 5]]);
      await expect.poll(() => shown(someone)).toEqual(all.filter((title) => title !== promise));
      expect(await shown(await demo.person())).toEqual(all);
      expect(await shown()).toEqual(all);
    },
  );
});

it("has a rider who can sign in and see orders", async () => {
  const account = DEMO_ACCOUNTS.find(({ email }) => email.startsWith("rider"))!;
  const { token } = (await test.post("/api/login", account)).body.data;
  expect((await test.get("/api/panel/riders", { token })).body.data.items).toHaveLength(1);
  expect(await test.db.select().from(riders)).toHaveLength(1);
  // The fixture does not contain the store of the demo's staff account.
  expect(await test.db.select().from(storeStaff)).toEqual([]);
});
