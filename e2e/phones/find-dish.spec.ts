import { address, DISH, expect, readPanel, stored, test, messagesIn, chooseLanguage } from "../journey.js";

/** The dish with typing errors. */
const MISSPELT = { en: "chiken machbos", ar: "مجبوس دجاح" } as const;

test(
  "search finds a dish by a misspelled name",
  { tag: ["@REQ-CATALOG-03", "@REQ-CATALOG-04"] },
  async ({ page, language, consoleErrors: _ }) => {
    const { t } = messagesIn(language);
    const dish = await readPanel<{ name: string; vendor: { name: string } }>(
      `/api/products/${DISH}`,
      language,
    );
    await chooseLanguage(page, language);
    await page.goto(address("/"));
    const field = page.getByRole("combobox", { name: t("shell.searchHint") });

    await test.step("the search box of the home page takes input", async () => {
      await page.locator("a[data-slot=search-link]:visible").click();
      await expect(field).toBeFocused();
      await expect(page.locator("[data-slot=category-card]").first()).toBeVisible();
    });

    await test.step("what is popular is offered before typing, with picture, price and store", async () => {
      const popular = page.getByRole("group", { name: t("catalogue.popular") }).getByRole("option");
      await expect(popular).toHaveCount(6);
      await expect(popular.first().locator("[data-slot=price]")).toBeVisible();
      await expect(popular.first().locator("img")).toBeAttached();
    });

    await test.step("suggestions appear while typing, in the customer's language; Enter searches", async () => {
      await field.pressSequentially(MISSPELT[language], { delay: 20 });
      const suggested = page.getByRole("option").filter({ hasText: dish.name }).first();
      await expect(suggested).toBeVisible();
      await expect(suggested.locator("[data-slot=price]")).toBeVisible();
      await expect(suggested).toContainText(dish.vendor.name);
      if (language === "ar") {
        const texts = await page.getByRole("option").locator("[data-slot=highlighted]").allTextContents();
        expect(texts.filter((text) => !/[\u0621-\u064a]/.test(text))).toEqual([]);
      }
      await field.press("Enter");
      await expect(page).toHaveURL(new RegExp(`/search\\?q=`));
      await expect(
        page.getByRole("heading", { name: t("catalogue.resultsFor", { query: MISSPELT[language] }) }),
      ).toBeVisible();
    });

    await test.step("the dish is listed and opens", async () => {
      await page.getByRole("radio", { name: t("catalogue.productsTitle") }).check();
      await expect(page).toHaveURL(/type=product/);
      // Another store has a dish of the same name; which is first depends on who is open.
      await page
        .locator(`main a[href*="${DISH}"]`)
        .and(page.getByRole("link", { name: dish.name, exact: true }))
        .click();
      await expect(page.getByRole("dialog", { name: dish.name })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/product/${DISH}$`));
    });

    await test.step("recent searches are offered and can be cleared", async () => {
      await page.goto(address("/search"));
      await field.click();
      await expect(page.getByRole("option", { name: MISSPELT[language] })).toBeVisible();
      await page.getByRole("button", { name: t("catalogue.clearRecent") }).click();
      await expect(page.getByRole("option", { name: MISSPELT[language] })).toHaveCount(0);
      expect(await stored(page, "localStorage", "talabee_SEARCHES")).toBeNull();
    });
  },
);
