import type { Page } from "@playwright/test";
import {
  chooseLanguage,
  address,
  DISH,
  enter,
  expect,
  messagesIn,
  MILD,
  postToPanel,
  readPanel,
  stored,
  test,
  toast,
  setLanguageCookie,
} from "../journey.js";

const STORE = "bayt-al-machboos";
const PATH = `/store/${STORE}/product/${DISH}`;
const OTHER_DISH = "forno-nove.chocolate-torta";
/** A product with a brand. */
const BRANDED = { store: "mouneh-pantry", brand: "Karm Jaddi" };

interface ProductData {
  id: string;
  name: string;
  brand: string | null;
  vendor: { name: string };
  addon_groups: { options: { id: string; name: string }[] }[];
}

const mildOf = ({ addon_groups }: ProductData) =>
  addon_groups.flatMap(({ options }) => options).find(({ id }) => id === MILD)!.name;
const linesOf = async (token: string) =>
  (await readPanel<{ items: { product_id: string }[] }>("/api/cart", "en", token)).items.map(
    ({ product_id }) => product_id,
  );
const hydrated = (page: Page) => page.waitForFunction(() => !("takeEarlyPresses" in window));

test("a product's address is a page, from which it is added to the cart", async ({
  page,
  context,
  language,
  customer,
  consoleErrors: _,
}) => {
  const { t } = messagesIn(language);
  const dish = await readPanel<ProductData>(`/api/products/${DISH}`, language);
  await setLanguageCookie(context, language);
  await enter(page, language, customer, PATH);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: dish.name })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(main.getByRole("article").filter({ hasText: dish.vendor.name }).first()).toBeVisible();

  await test.step("a missing choice gets the focus", async () => {
    const add = main.getByRole("button", { name: new RegExp(`^${t("catalogue.add")}.*\\d`) });
    await add.click();
    await expect(main.getByRole("radio", { name: mildOf(dish) })).toBeFocused();
    await main.getByRole("radio", { name: mildOf(dish) }).check();
    await add.click();
  });

  await test.step("leads on to the store, with the product in the cart", async () => {
    await expect(page).toHaveURL(new RegExp(`/store/${STORE}$`));
    await expect(page.getByRole("heading", { level: 1, name: dish.vendor.name })).toBeFocused();
    await expect.poll(() => linesOf(customer.token)).toEqual([DISH]);
    await page.goBack();
    await expect(main.getByRole("heading", { level: 1, name: dish.name })).toBeVisible();
  });

  await test.step("its back link leads to the store", async () => {
    await main.getByRole("link", { name: t("common.back"), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/store/${STORE}$`));
  });
});

test("from another screen a product opens in a sheet; its address reloads as a page", async ({
  page,
  language,
  consoleErrors: _,
}) => {
  const dish = await readPanel<ProductData>(`/api/products/${DISH}`, language);
  await chooseLanguage(page, language);
  await page.goto(address("/search?q=machboos&type=product"));
  await hydrated(page);
  // Other stores sell dishes of the same name.
  const card = page
    .getByRole("main")
    .getByRole("link", { name: dish.name, exact: true })
    .and(page.locator(`[href="${PATH}"]`));
  const sheet = page.getByRole("dialog", { name: dish.name });

  await test.step("over the screen where the customer is", async () => {
    await card.click();
    await expect(sheet).toBeVisible();
    await expect(page).toHaveURL(address(PATH));
    await expect(page.locator("[data-slot=search-screen]")).toBeAttached();
  });

  await test.step("back and Escape close it, and the card has the focus again", async () => {
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/search\?q=machboos/);
    await card.press("Enter");
    await expect(sheet).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/search\?q=machboos/);
    await expect(card).toBeFocused();
  });

  await test.step("its store is a press away", async () => {
    await card.click();
    await sheet.getByRole("link", { name: dish.vendor.name }).click();
    await expect(page.getByRole("heading", { level: 1, name: dish.vendor.name })).toBeVisible();
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expect(sheet).toBeVisible();
  });

  await test.step("a reload shows the page; another product opens in a sheet over it", async () => {
    await page.reload();
    await expect(page.getByRole("main").getByRole("heading", { level: 1, name: dish.name })).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await hydrated(page);
    const other = page.locator("[data-slot=product-card]").getByRole("link").first();
    const name = (await other.textContent())!;
    await other.click();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address(PATH));
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("a product added before the scripts have come is in the cart", async ({
  page,
  context,
  language,
  customer,
  consoleErrors: _,
}) => {
  const { t } = messagesIn(language);
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await setLanguageCookie(context, language);
  await enter(page, language, customer, "/about");
  await hydrated(page);
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  const dish = await readPanel<ProductData>(`/api/products/${DISH}`, language);
  await page.goto(address(PATH), { waitUntil: "commit" });
  await page.getByRole("radio", { name: mildOf(dish) }).check();
  await page.getByRole("button", { name: new RegExp(`^${t("catalogue.add")}.*\\d`) }).click();
  release();
  await expect.poll(() => linesOf(customer.token)).toEqual([DISH]);
});

test("a product is ordered from its page with the keyboard alone, after signing in", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  const { t, message } = messagesIn(language);
  const dish = await readPanel<ProductData>(`/api/products/${DISH}`, language);
  await chooseLanguage(page, language);
  await page.goto(address(PATH));
  await hydrated(page);
  const main = page.getByRole("main");
  const tabTo = async (name: string | RegExp, role: "radio" | "button") => {
    const target = main.getByRole(role, { name });
    for (let presses = 0; presses < 80; presses++) {
      await page.keyboard.press("Tab");
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab did not reach ${name}`);
  };
  await tabTo(mildOf(dish), "radio");
  await page.keyboard.press("Space");
  await tabTo(new RegExp(`^${t("catalogue.add")}.*\\d`), "button");
  await page.keyboard.press("Enter");
  await expect(toast(page, message("unauthenticated"))).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  expect(await stored(page, "sessionStorage", "talabee_INTENT")).toContain(DISH);
  await page.getByRole("tab", { name: t("auth.signIn") }).click();
  await page.getByLabel(t("auth.email")).fill(customer.email);
  await page.getByLabel(t("auth.password"), { exact: true }).fill(customer.password);
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: t("cart.title") });
  await expect(drawer.getByText(dish.name, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/store/${STORE}$`));
});

test("without scripts, the page of a product shows brand, price and its links", async ({
  browser,
  language,
}) => {
  const { items } = await readPanel<{ items: ProductData[] }>(
    `/api/stores/${BRANDED.store}/products`,
    language,
  );
  const products = await Promise.all(
    items.map(({ id }) => readPanel<ProductData>(`/api/products/${id}`, language)),
  );
  const { id, name, vendor } = products.find(({ brand }) => brand === BRANDED.brand)!;
  const context = await browser.newContext({ javaScriptEnabled: false });
  await setLanguageCookie(context, language);
  const page = await context.newPage();
  await page.goto(address(`/store/${BRANDED.store}/product/${id}`));
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(main.getByText(BRANDED.brand)).toBeVisible();
  // One picture is loaded first; nothing else competes with it.
  await expect(page.locator("img[fetchpriority=high]")).toHaveCount(1);
  expect(await page.locator("body *").count()).toBeLessThanOrEqual(500);
  await main.getByRole("link", { name: vendor.name }).first().click();
  await expect(main.getByRole("heading", { level: 1, name: vendor.name })).toBeVisible();
  await context.close();
});

test("another store's product asks about the cart and stays on its page", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  const { t, message } = messagesIn(language);
  await postToPanel("/api/cart/add", { product_id: OTHER_DISH, quantity: "1" }, customer.token);
  await enter(page, language, customer, PATH);
  await hydrated(page);
  const dish = await readPanel<ProductData>(`/api/products/${DISH}`, language);
  await page.getByRole("radio", { name: mildOf(dish) }).check();
  await page.getByRole("button", { name: new RegExp(`^${t("catalogue.add")}.*\\d`) }).click();
  const question = page.getByRole("alertdialog", { name: message("vendor_conflict") });
  await question.getByRole("button", { name: t("cart.cancel"), exact: true }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(address(PATH));
  await expect(page.getByRole("radio", { name: mildOf(dish) })).toBeChecked();
});
