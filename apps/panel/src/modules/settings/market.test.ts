import { AppSettings, LANGUAGES } from "@talabee/contract";
import { MARKETS } from "@talabee/domain";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appSettings, stores, users } from "../../db/schema.js";
import { ensureMarket } from "../../seed/ensure-market.js";
import { kuwaitContent, stores as storesOfQatar } from "../../seed/content/index.js";
import { createTestPanel, type TestPanel } from "../../testing/test-panel.js";
import { sharePictureTexts } from "../seo/share-picture-texts.js";
import { fillWebManifest, readWebManifest } from "../seo/web-manifest.js";
import { packageRoot } from "../../package-root.js";

let test: TestPanel;
beforeAll(async () => {
  test = await createTestPanel({}, { PANEL_MARKET: "kw" });
});
afterAll(() => test.close());

const address = {
  label: "home",
  phone: "+965 5123 4567",
  city: "Salmiya",
  zone_number: "١٠",
  line_one: "Salem Al Mubarak",
  avenue: "2",
  building_number: "14",
  floor: "3",
  apartment: "12",
  note: "Ring twice",
};

describe("a shop in Kuwait", () => {
  it("sends its market with the settings", async () => {
    const settings = (await test.get("/api/app-settings")).body.data;
    expect(AppSettings.parse(settings).market).toEqual(MARKETS.kw);
    expect(settings).toMatchObject({
      currency: "KWD",
      currency_label: { en: "KWD", ar: "د.ك" },
      support: { phone: "+96522000000" },
    });
  });

  it("keeps an address of block, avenue, floor and apartment, and places no zone of Qatar on the map", async () => {
    const someone = await test.person();
    const saved = (await test.post("/api/addresses", address, someone)).body.data;
    expect(saved).toMatchObject({ ...address, zone_number: "10", phone: "+96551234567", line_two: null });
    await test.post("/api/cart/add", { product_id: "spice.tea", quantity: 3 }, someone);
    const choice = { order_type: "delivery", address_id: saved.id, payment_method: "cod" };
    const { quote_hash } = (await test.post("/api/cart/quote", choice, someone)).body.data;
    const order = await test.post(
      "/api/orders",
      { ...choice, quote_hash },
      { ...someone, key: randomUUID() },
    );
    expect(order.status).toBe(201);
    expect(order.body.data).toMatchObject({ currency: "KWD", address: { avenue: "2", floor: "3" } });
    const track = (await test.get(`/api/orders/${order.body.data.id}/track`, someone)).body.data;
    expect(track.destination).toBeNull();
    const [mail] = await test.mailsTo(someone.email);
    expect(mail!.html).toMatch(/KWD \d+\.\d{3}\b/);
    expect(`${mail!.html} ${mail!.text}`).not.toMatch(/QAR|Qatar/);
    expect((await test.get("/api/wallet", someone)).body.data.currency).toBe("KWD");
  });

  it("says amounts with three decimals in the language of the request", async () => {
    await test.db.update(stores).set({ minOrder: 5250 });
    const someone = await test.person();
    await test.post("/api/cart/add", { product_id: "spice.tea" }, someone);
    for (const [language, amount] of [
      ["en", /KWD \d\.\d{3}/],
      ["ar", /\d\.\d{3} د\.ك/],
    ] as const) {
      const { problems } = (
        await test.post("/api/cart/quote", { order_type: "delivery" }, { ...someone, language })
      ).body.data;
      expect(problems.map(({ message }: { message: string }) => message).join()).toMatch(amount);
    }
  });
});

describe("pages and lists in Kuwait", () => {
  const QATAR =
    /.{0,20}(Doha|Qatar|QAR|Souq Waqif|Lusail|الدوحة|القطري|دولة قطر|في قطر|سوق واقف|لوسيل).{0,20}/;

  it.each(["about", "privacy", "terms", "contact"])("say nothing of Qatar: %s", async (slug) => {
    for (const [language, country] of [
      ["en", "Kuwait"],
      ["ar", "الكويت"],
    ] as const) {
      const page = JSON.stringify((await test.get(`/api/pages/${slug}`, { language })).body.data);
      expect(page.match(QATAR)).toBeNull();
      expect(page).toContain(country);
      expect(page).not.toMatch(/\{\w+\}/);
    }
  });

  it("list the shop's own country first, and each once", async () => {
    const { countries } = (await test.get("/api/startup", { language: "ar" })).body.data;
    expect(countries[0]).toEqual({ code: "KW", name: "الكويت" });
    expect(new Set(countries.map(({ code }: { code: string }) => code)).size).toBe(countries.length);
    expect(countries).toContainEqual({ code: "QA", name: "قطر" });
  });

  it("name the country and the shop in the web manifest", async () => {
    const source = await readWebManifest(join(packageRoot, "../storefront/public"));
    expect(source).not.toMatch(QATAR);
    const filled = fillWebManifest(source!, { name: "Souq Azur", market: MARKETS.kw });
    expect(filled).not.toMatch(QATAR);
    expect(filled).not.toMatch(/Talabee|طلبي"/);
    expect(JSON.parse(filled)).toMatchObject({
      name: "Souq Azur",
      short_name: "Souq Azur",
      name_localized: { ar: { value: "Souq Azur" } },
      description: expect.stringMatching(/in Kuwait.*في الكويت/),
      start_url: "/",
    });
    const own = JSON.parse(fillWebManifest(source!, { name: "Talabee", market: MARKETS.qa }));
    expect(own).toMatchObject({
      name: "Talabee · طلبي",
      short_name: "Talabee",
      short_name_localized: { ar: { value: "طلبي" } },
    });
  });

  it("draw the country on pictures of links", () => {
    const inKuwait = [...LANGUAGES].map((language) => sharePictureTexts(MARKETS.kw, language));
    expect(JSON.stringify(inKuwait.map(({ home, text, category }) => [home("A"), text, category("B")]))).toBe(
      JSON.stringify([
        [
          "A: delivery in Kuwait",
          "Restaurants, groceries, pharmacies and flowers in Kuwait, delivered. Order in English or Arabic and watch it come.",
          "B in Kuwait",
        ],
        [
          "A: توصيل الطلبات في الكويت",
          "مطاعم وبقالات وصيدليات وزهور في الكويت تصلك إلى بابك. اطلب بالعربية أو الإنجليزية وتابع طلبك حتى يصل.",
          "B في الكويت",
        ],
      ]),
    );
  });
});

describe("the market of a database", () => {
  it("stays what it was when the database was created", async () => {
    await expect(ensureMarket(test.db, { market: MARKETS.kw })).resolves.toBeUndefined();
    await expect(ensureMarket(test.db, { market: MARKETS.qa })).rejects.toThrow(
      /holds amounts in KWD; PANEL_MARKET=qa/,
    );
  });

  it("survives a change of the settings", async () => {
    const admin = await test.person();
    await test.db.update(users).set({ role: "super_admin" }).where(eq(users.id, admin.id));
    expect((await test.post("/api/panel/settings", { name: "Souq Azur" }, admin)).status).toBe(200);
    const [row] = await test.db.select().from(appSettings);
    expect(row!.body).toMatchObject({ market_id: "kw", name: "Souq Azur" });
    expect((await test.get("/api/app-settings")).body.data).toMatchObject({
      name: "Souq Azur",
      currency: "KWD",
    });
  });
});

describe("the demo in Kuwait", () => {
  const products = kuwaitContent.stores.flatMap(({ sections }) => sections.flatMap((part) => part.products));
  it("has prices in fils, in steps of 50", () => {
    expect(products.length).toBeGreaterThan(80);
    expect(products.filter(({ price }) => price % 50 !== 0 || price < 50)).toEqual([]);
    expect(products.filter(({ price, salePrice }) => salePrice !== undefined && salePrice >= price)).toEqual(
      [],
    );
  });
  it("does not speak of Qatar", () => {
    const text = JSON.stringify([kuwaitContent.stores, kuwaitContent.banners]);
    expect(
      text.match(/.{20}(Doha|Qatar|QAR|Msheireb|Corniche|الدوحة|قطري|مشيرب|ريال|دولة قطر).{20}/),
    ).toBeNull();
    expect(storesOfQatar.length).toBeGreaterThan(kuwaitContent.stores.length);
  });
});
