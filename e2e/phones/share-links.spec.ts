import { address, DISH, expect, readPanel, test, toast, messagesIn, chooseLanguage } from "../journey.js";

const STORE = "bayt-al-machboos";

// Block the service worker: it would answer requests that this test intercepts.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker")),
);

test(
  "links to a store and to a product are copied",
  { tag: ["@REQ-MESSAGE-32", "@REQ-MESSAGE-33"] },
  async ({ page, context, language, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    const { name } = await readPanel<{ name: string }>(`/api/stores/${STORE}`, language);
    const dish = await readPanel<{ name: string }>(`/api/products/${DISH}`, language);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await chooseLanguage(page, language);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());

    await page.goto(address(`/store/${STORE}`));
    await page.getByRole("button", { name: t("catalogue.share", { name }) }).click();
    await expect(toast(page, message("vendor_link_copied"))).toBeVisible();
    expect(await copied()).toMatch(new RegExp(`^https?://.+/store/${STORE}$`));

    await page.getByRole("link", { name: dish.name, exact: true }).first().click();
    const sheet = page.getByRole("dialog", { name: dish.name });
    await sheet.getByRole("button", { name: t("catalogue.share", { name: dish.name }) }).click();
    await expect(toast(page, message("product_link_copied"))).toBeVisible();
    expect(await copied()).toContain(`/product/${DISH}`);
  },
);

test(
  "a store shows its legal name, hours and location, or that it has none",
  { tag: ["@REQ-MESSAGE-19"] },
  async ({ page, language, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    const { name, legal_name } = await readPanel<{ name: string; legal_name: string }>(
      `/api/stores/${STORE}`,
      language,
    );
    await chooseLanguage(page, language);
    const info = page.getByRole("dialog", { name: t("catalogue.infoOf", { name }) });

    await page.goto(address(`/store/${STORE}`));
    await page.getByRole("button", { name: t("catalogue.infoOf", { name }) }).click();
    await expect(info.getByText(legal_name)).toBeVisible();
    await expect(info.getByRole("link", { name: t("catalogue.directionsTo", { name }) })).toBeVisible();
    await info.locator("[data-slot=store-info-reviews]").click();
    await expect(page).toHaveURL(new RegExp(`/store/${STORE}/reviews$`));
    await expect(page.getByRole("article").first()).toBeVisible();

    // A food truck that moves.
    const truck = await readPanel<{ name: string; location: null }>(
      "/api/stores/aspire-burger-truck",
      language,
    );
    expect(truck.location).toBeNull();
    await page.goto(address("/store/aspire-burger-truck"));
    await page.getByRole("button", { name: t("catalogue.infoOf", { name: truck.name }) }).click();
    const truckInfo = page.getByRole("dialog", { name: t("catalogue.infoOf", { name: truck.name }) });
    await expect(truckInfo.getByText(message("no_location"))).toBeVisible();
  },
);
