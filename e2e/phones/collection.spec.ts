import { address, expect, readPanel, test, messagesIn, chooseLanguage } from "../journey.js";

interface CollectionData {
  collection: { name: string };
  sub_collections: { id: string; name: string }[];
  products: { items: { id: string; name: string }[] };
}

const COLLECTION = "family-feast";

test(
  "a product opens over its collection; back returns to the same position",
  { tag: ["@REQ-CATALOG-02"] },
  async ({ page, language, consoleErrors: _ }) => {
    const data = await readPanel<CollectionData>(`/api/collections/${COLLECTION}`, language);
    await chooseLanguage(page, language);
    await page.goto(address("/"));
    await page.getByRole("link", { name: data.collection.name }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: data.collection.name })).toBeVisible();
    await page.waitForFunction(() => !("takeEarlyPresses" in window));

    const wanted = data.products.items.at(-1)!;
    const card = page.getByRole("article").filter({ hasText: wanted.name }).getByRole("link").first();
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(0);
    await card.click();
    await expect(page).toHaveURL(new RegExp(`/collection/${COLLECTION}/product/`));
    const sheet = page.getByRole("dialog", { name: wanted.name });
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/collection/${COLLECTION}$`));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  },
);

test(
  "the sub-collection is in the URL and survives a reload",
  { tag: ["@REQ-STORAGE-11"] },
  async ({ page, language, consoleErrors: _ }) => {
    const { t } = messagesIn(language);
    const { sub_collections } = await readPanel<CollectionData>(`/api/collections/${COLLECTION}`, language);
    const part = sub_collections[0]!;
    const { products } = await readPanel<CollectionData>(
      `/api/collections/${COLLECTION}?sub_collection_id=${part.id}`,
      language,
    );
    await chooseLanguage(page, language);
    await page.goto(address(`/collection/${COLLECTION}`));
    await page.getByRole("link", { name: part.name }).click();
    const shown = page.locator("[data-slot=product-grid] article");
    for (const reload of [false, true]) {
      if (reload) {
        const served = await page.reload();
        expect(await served!.text(), "the server renders the chosen part").toContain(`>${part.name}</bdi>`);
      }
      await expect(page).toHaveURL(new RegExp(`\\?sub=${part.id}`));
      await expect(page.getByRole("heading", { level: 2, name: part.name })).toBeVisible();
      await expect(shown).toHaveCount(products.items.length);
    }
    await page.getByRole("link", { name: t("catalogue.all"), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/collection/${COLLECTION}$`));
  },
);
