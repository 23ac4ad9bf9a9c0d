import { address, expect, renderInBrowser, test, messagesIn, chooseLanguage } from "../journey.js";

test("filters are in the URL and survive a reload", async ({ page, language, consoleErrors: _ }) => {
  const { t } = messagesIn(language);
  /** The stores in this page's response: opening hours and reviews can reorder the next one. */
  const found = async (act: () => Promise<unknown>) => {
    const answered = page.waitForResponse((answer) => {
      const { pathname, searchParams } = new URL(answer.url());
      const isFiltered =
        searchParams.get("order_type") === "dine_in" && searchParams.get("sort") === "rating";
      return pathname === "/api/vendors" && isFiltered;
    });
    await act();
    const { data } = (await (await answered).json()) as { data: { items: { name: string }[] } };
    return data.items.map(({ name }) => name);
  };
  await chooseLanguage(page, language);
  await page.goto(address("/search/all"));
  await expect(page.getByRole("heading", { level: 1, name: t("catalogue.everyPlace") })).toBeVisible();

  await page.getByRole("button", { name: t("catalogue.filter") }).click();
  const sheet = page.getByRole("dialog", { name: t("catalogue.filter") });
  await sheet.getByRole("radio", { name: t("catalogue.dineIn") }).check();
  await sheet.getByRole("radio", { name: t("catalogue.sortRating") }).check();
  const names = page.locator("[data-slot=store-card] h2");
  await renderInBrowser(page);
  for (const act of [
    () => sheet.getByRole("button", { name: t("catalogue.showResults") }).click(),
    () => page.reload(),
  ]) {
    const stores = await found(act);
    expect(stores).not.toEqual([]);
    await expect(page).toHaveURL(/order_type=dine_in/);
    await expect(page).toHaveURL(/sort=rating/);
    await expect(names).toHaveText(stores);
  }

  await page.getByRole("searchbox", { name: t("catalogue.findPlace") }).fill("zzzqqq");
  await expect(page.getByText(t("catalogue.nothingMatches"))).toBeVisible();
  await expect(page).toHaveURL(/q=zzzqqq/);
  await page.getByRole("button", { name: t("catalogue.resetFilters") }).click();
  await expect(page).toHaveURL(/\/search\/all\?sort=rating$/);
  await expect(names.first()).toBeVisible();
});

test("an unknown category is not found", async ({ page, language, consoleErrors: _ }) => {
  await chooseLanguage(page, language);
  await page.goto(address("/search/nothing-of-the-kind"));
  await expect(
    page.getByRole("heading", { name: messagesIn(language).t("shell.notFoundTitle") }),
  ).toBeVisible();
});
