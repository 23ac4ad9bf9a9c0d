import { address, expect, test, messagesIn, chooseLanguage } from "../journey.js";

test("filters are in the URL and survive a reload", async ({ page, language, consoleErrors: _ }) => {
  const { t } = messagesIn(language);
  // In this page's response: opening hours and reviews can reorder the next one.
  const answered = page.waitForResponse((answer) => {
    const { pathname, searchParams } = new URL(answer.url());
    const isFiltered = searchParams.get("order_type") === "dine_in" && searchParams.get("sort") === "rating";
    return pathname === "/api/vendors" && isFiltered;
  });
  await chooseLanguage(page, language);
  await page.goto(address("/search/all"));
  await expect(page.getByRole("heading", { level: 1, name: t("catalogue.everyPlace") })).toBeVisible();

  await page.getByRole("button", { name: t("catalogue.filter") }).click();
  const sheet = page.getByRole("dialog", { name: t("catalogue.filter") });
  await sheet.getByRole("radio", { name: t("catalogue.dineIn") }).check();
  await sheet.getByRole("radio", { name: t("catalogue.sortRating") }).check();
  const names = page.locator("[data-slot=store-card] h2");
  await sheet.getByRole("button", { name: t("catalogue.showResults") }).click();
  const { data } = (await (await answered).json()) as { data: { items: { name: string }[] } };
  const stores = data.items.map(({ name }) => name);
  expect(stores).not.toEqual([]);
  await expect(page).toHaveURL(/order_type=dine_in/);
  await expect(page).toHaveURL(/sort=rating/);
  await expect(names).toHaveText(stores);

  // The server's markup has the same stores, and the app keeps them.
  const rendered = (await (await page.request.get(page.url())).text()).match(/data-slot="store-card"/g);
  expect(rendered).toHaveLength(stores.length);
  await page.reload();
  await page.waitForFunction(() => !("takeEarlyPresses" in window));
  await expect.poll(async () => (await names.allTextContents()).toSorted()).toEqual(stores.toSorted());
  await page.getByRole("button", { name: t("catalogue.filter") }).click();
  await expect(sheet.getByRole("radio", { name: t("catalogue.dineIn") })).toBeChecked();
  await expect(sheet.getByRole("radio", { name: t("catalogue.sortRating") })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();

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
