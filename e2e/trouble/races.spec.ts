import type { Page } from "@playwright/test";
import {
  addDish,
  address,
  DISH,
  enter,
  expect,
  readPanel,
  test,
  messagesIn,
  chooseLanguage,
} from "../journey.js";
import type { Language } from "../messages.js";

/** Delays responses so that they arrive in reverse order. */
async function backwards(page: Page, path: RegExp, longest = 1500): Promise<void> {
  let turn = 0;
  await page.route(path, async (route) => {
    const wait = Math.max(0, longest - 500 * turn++);
    await new Promise((done) => setTimeout(done, wait));
    await route.fallback();
  });
}

const nameOf = (language: Language, id = DISH) =>
  readPanel<{ name: string }>(`/api/products/${id}`, language).then(({ name }) => name);

test(
  "after several switches the last language wins everywhere (REQ-UI-09)",
  { tag: "@nightly" },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const other: Language = language === "ar" ? "en" : "ar";
    const first = (chosen: Language) =>
      readPanel<{ items: { name: string }[] }>("/api/categories", chosen).then(({ items }) => items[0]!.name);
    const [name, otherName] = await Promise.all([first(language), first(other)]);
    await backwards(page, /\/api\/categories/);
    await enter(page, language, customer, "/search");
    const names = page.locator("[data-slot=category-card]");
    await expect(names.first()).toContainText(name);
    const toggle = page
      .getByRole("banner")
      .getByRole("button", { name: /^(English|العربية)$/ })
      .first();
    for (let press = 0; press < 5; press++) await toggle.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    await expect(names.first()).toContainText(otherName);
    // Late responses change nothing.
    await page.waitForTimeout(2000);
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    await expect(names.first()).toContainText(otherName);
  },
);

test(
  "after many presses the quantity equals the server's (REQ-UI-09)",
  { tag: "@nightly" },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t } = messagesIn(language);
    await addDish(customer, 5);
    const name = await nameOf(language);
    await backwards(page, /\/api\/cart(\/update)?$/, 1000);
    await enter(page, language, customer, "/cart");
    const stepper = page.getByRole("main").getByRole("group", { name: t("catalogue.quantityOf", { name }) });
    const more = stepper.getByRole("button", { name: t("catalogue.moreNamed", { name }) });
    const less = stepper.getByRole("button", { name: t("catalogue.lessNamed", { name }) });
    await expect(stepper).toContainText("5");
    // Two up and one down, eight times: 13.
    for (let turn = 0; turn < 8; turn++) {
      await more.click();
      await more.click();
      await less.click();
    }
    await expect(stepper).toContainText("13");
    const atPanel = async () =>
      (await readPanel<{ items: { quantity: number }[] }>("/api/cart", "en", customer.token)).items[0]
        ?.quantity;
    await expect.poll(atPanel).toBe(13);
    await page.waitForTimeout(1500);
    await expect(stepper).toContainText("13");
    expect(await atPanel()).toBe(13);
  },
);

test(
  "navigating during a load shows the last screen (REQ-UI-09)",
  { tag: "@nightly" },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t } = messagesIn(language);
    await enter(page, language, customer);
    await page.route(/\/api\/(orders|favourites)/, async (route) => {
      await new Promise((done) => setTimeout(done, 1500));
      await route.fallback();
    });
    const tab = (key: "shell.orders" | "shell.favourites" | "shell.profile" | "shell.search") =>
      page
        .getByRole("link", { name: t(key), exact: true })
        .locator("visible=true")
        .first();
    for (const key of ["shell.orders", "shell.favourites", "shell.orders", "shell.profile"] as const)
      await tab(key).click({ noWaitAfter: true });
    await expect(page).toHaveURL(address("/profile"));
    await expect(page.getByRole("heading", { level: 1 }).locator("visible=true")).toHaveText(
      t("account.title"),
    );
    await page.waitForTimeout(2000);
    await expect(page).toHaveURL(address("/profile"));
    await expect(
      page.getByRole("main").getByText(customer.email).locator("visible=true").first(),
    ).toBeVisible();
  },
);

test(
  "of reordered responses the last request's is shown (REQ-UI-09)",
  { tag: "@nightly" },
  async ({ page, language, consoleErrors: _ }) => {
    const { t } = messagesIn(language);
    await chooseLanguage(page, language);
    await page.goto(address("/search/all"));
    const names = page.locator("[data-slot=store-card] h2");
    await expect(names.first()).toBeVisible();
    const answered = page.waitForResponse((answer) => /\/api\/vendors\?.*sort=fee/.test(answer.url()));
    await page.route(/\/api\/vendors\?.*sort=(rating|time)/, async (route) => {
      await new Promise((done) => setTimeout(done, 1500));
      await route.fallback().catch(() => undefined);
    });
    for (const sort of ["sortRating", "sortTime", "sortFee"] as const) {
      await page.getByRole("button", { name: t("catalogue.filter") }).click();
      const sheet = page.getByRole("dialog", { name: t("catalogue.filter") });
      await sheet.getByRole("radio", { name: t(`catalogue.${sort}`) }).check();
      await sheet.getByRole("button", { name: t("catalogue.showResults") }).click();
      await expect(sheet).toBeHidden();
    }
    // From this page's response: opening hours can reorder the next one.
    const { data } = (await (await answered).json()) as { data: { items: { name: string }[] } };
    const last = data.items.map(({ name }) => name);
    await expect(names).toHaveText(last);
    await page.waitForTimeout(2000);
    await expect(names).toHaveText(last);
  },
);
