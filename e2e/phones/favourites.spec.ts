import {
  address,
  DISH,
  enter,
  expect,
  postToPanel,
  readPanel,
  stored,
  test,
  toast,
  messagesIn,
  chooseLanguage,
} from "../journey.js";

const STORE = "bayt-al-machboos";

// Block the service worker: it would answer requests that this test intercepts.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker")),
);

test(
  "a favourite pressed signed out is added after sign-in, shown and removed",
  { tag: ["@REQ-ACCOUNT-01", "@REQ-AUTH-30", "@REQ-MESSAGE-34", "@REQ-MESSAGE-35"] },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    const { name } = await readPanel<{ name: string }>(`/api/stores/${STORE}`, language);
    const dish = await readPanel<{ name: string }>(`/api/products/${DISH}`, language);
    const save = (what: string) =>
      page.getByRole("button", { name: t("catalogue.saveFavourite", { name: what }) }).first();
    const drop = (what: string) =>
      page.getByRole("button", { name: t("catalogue.dropFavourite", { name: what }) }).first();
    await chooseLanguage(page, language);

    await test.step("asks to log in and remembers the favourite", async () => {
      await page.goto(address(`/store/${STORE}`));
      await save(name).click();
      await expect(toast(page, message("login_to_favorite"))).toBeVisible();
      await expect(page).toHaveURL(/\/auth$/);
      expect(await stored(page, "sessionStorage", "talabee_INTENT")).toContain(STORE);
    });

    await test.step("after sign-in it is a favourite, on the same page", async () => {
      await page.getByLabel(t("auth.email")).fill(customer.email);
      await page.getByLabel(t("auth.password"), { exact: true }).fill(customer.password);
      await page.getByRole("button", { name: t("auth.signIn"), exact: true }).click();
      await expect(toast(page, message("added_to_favourite"))).toBeVisible();
      await page.goto(address(`/store/${STORE}`));
      await expect(drop(name)).toBeVisible();
    });

    await test.step("a product becomes a favourite immediately", async () => {
      await page.goto(address(`/store/${STORE}/product/${DISH}`));
      const product = page.getByRole("main");
      await product.getByRole("button", { name: t("catalogue.saveFavourite", { name: dish.name }) }).click();
      await expect(
        product.getByRole("button", { name: t("catalogue.dropFavourite", { name: dish.name }) }),
      ).toBeVisible();
      await expect(toast(page, message("added_to_favourite"))).toBeVisible();
    });

    await test.step("both are listed", async () => {
      await page.goto(address("/favourite"));
      await expect(page.getByRole("article").filter({ hasText: name })).toHaveCount(1);
      await page.getByRole("radio", { name: t("catalogue.productsTitle") }).check();
      await expect(page).toHaveURL(/type=product/);
      await expect(page.getByRole("article").filter({ hasText: dish.name })).toHaveCount(1);
    });

    await test.step("a removed favourite can be restored until the page is left", async () => {
      await drop(dish.name).click();
      await expect(toast(page, message("removed_from_favourite"))).toBeVisible();
      await expect(save(dish.name)).toBeVisible();
      await page.reload();
      await expect(page.getByText(t("catalogue.noFavourites"))).toBeVisible();
    });
  },
);

test("the favourites open where there is something", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  const { t } = messagesIn(language);
  const dish = await readPanel<{ name: string }>(`/api/products/${DISH}`, language);
  await postToPanel("/api/favourites/toggle", { type: "product", id: DISH }, customer.token);
  await enter(page, language, customer, "/favourite");
  await expect(page.getByRole("article").filter({ hasText: dish.name })).toHaveCount(1);
  await expect(page.getByRole("radio", { name: t("catalogue.productsTitle") })).toBeChecked();
});

test(
  "a favourite is rolled back when the server does not answer",
  { tag: ["@nightly", "@REQ-MESSAGE-03", "@REQ-MESSAGE-07"] },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    const { name } = await readPanel<{ name: string }>(`/api/stores/${STORE}`, language);
    await page.route("**/api/favourites/toggle", (route) => route.abort());
    await enter(page, language, customer, `/store/${STORE}`);
    const save = page.getByRole("button", { name: t("catalogue.saveFavourite", { name }) });
    await save.click();
    await expect(toast(page, message("failed_to_add_data"))).toBeVisible();
    await expect(save).toBeVisible();
  },
);
