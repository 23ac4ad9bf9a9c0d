import type { Page } from "@playwright/test";
import {
  address,
  DISH,
  enter,
  expect,
  messagesIn,
  pattern,
  quickAdds,
  readPanel,
  stored,
  test,
  toast,
  chooseLanguage,
} from "../journey.js";

const STORE = "bayt-al-machboos";

interface Products {
  items: { id: string; name: string; has_addons: boolean; in_stock: boolean; max_quantity: number }[];
}

/** What the browser keeps of the cart. */
const kept = (page: Page) =>
  page.evaluate(() =>
    ["cartState", "productQuantities", "vendorAtCart"].map((key) => localStorage.getItem(key)),
  );
/** The count, the quantities and the vendor, as the specification keeps them. */
const cartIn = async (page: Page) => {
  const [count, quantities, vendor] = (await kept(page)).map((text) => JSON.parse(text ?? "null") as unknown);
  return { count: (count as { count: number } | null)?.count ?? 0, quantities: quantities ?? {}, vendor };
};

test(
  "a session is kept in the browser and restored from it",
  {
    tag: [
      "@REQ-API-08",
      "@REQ-AUTH-14",
      "@REQ-AUTH-16",
      "@REQ-AUTH-24",
      "@REQ-AUTH-32",
      "@REQ-LANG-04",
      "@REQ-MESSAGE-29",
      "@REQ-STORAGE-01",
      "@REQ-STORAGE-02",
      "@REQ-STORAGE-13",
      "@REQ-STORAGE-14",
      "@REQ-STORAGE-17",
      "@REQ-STORAGE-22",
    ],
  },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    await chooseLanguage(page, language);
    // REQ-AUTH-32: checkout asks for the sign-in.
    await page.goto(address("/checkout"));
    await expect(toast(page, message("unauthenticated"))).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?returnTo=/);
    // REQ-AUTH-24, REQ-STORAGE-13
    expect(await stored(page, "localStorage", "talabee_TOKEN")).toBeNull();

    const asked = page.waitForResponse("**/api/login");
    await page.getByLabel(t("auth.email")).fill(customer.email);
    await page.getByLabel(t("auth.password"), { exact: true }).fill(customer.password);
    await page.getByRole("button", { name: t("auth.signIn"), exact: true }).click();
    // REQ-API-08, REQ-AUTH-14, REQ-MESSAGE-29
    const { data } = (await (await asked).json()) as { data: { token: string; user: { email: string } } };
    await expect(toast(page, message("logged_in"))).toBeVisible();
    // REQ-AUTH-16, REQ-STORAGE-01, REQ-STORAGE-13, REQ-STORAGE-14
    expect(await stored(page, "localStorage", "talabee_TOKEN")).toContain(data.token);
    expect(JSON.parse((await stored(page, "localStorage", "talabee_USER"))!)).toMatchObject({
      email: customer.email,
    });
    // REQ-STORAGE-17, REQ-STORAGE-22, REQ-LANG-04
    expect(await stored(page, "localStorage", "language")).toContain(language);

    // REQ-STORAGE-02: without an answer of the server, storage alone says who is signed in.
    await page.route("**/api/user", (route) => route.abort());
    await page.goto(address("/checkout"));
    await expect(page.getByRole("heading", { level: 1, name: t("checkout.title") })).toBeVisible();
  },
);

test("a quantity chosen just before the page is left is kept, and sent by the next page", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  const { t } = messagesIn(language);
  await enter(page, language, customer, `/store/${STORE}`);
  const add = quickAdds(page, language).first();
  const more = page.getByRole("button", { name: pattern(t("catalogue.moreNamed", { name: "@" })) });
  const addAnswered = page.waitForResponse("**/api/cart/add");
  await add.click();
  await addAnswered;
  const quantities = async () => Object.values((await cartIn(page)).quantities);
  // The call does not reach the server.
  await page.route("**/api/cart/update", () => undefined);
  await more.first().click();
  await expect.poll(quantities).toEqual([2]);
  await page.goto(address("/cart"));
  expect(await quantities()).toEqual([2]);
  await page.unroute("**/api/cart/update");
  await page.reload();
  const inServersCart = async () =>
    (await readPanel<{ items: { quantity: number }[] }>("/api/cart", language, customer.token)).items.map(
      ({ quantity }) => quantity,
    );
  await expect.poll(inServersCart).toEqual([2]);
  expect(await quantities()).toEqual([2]);
});

test(
  "count, quantities and vendor follow the cart",
  {
    tag: [
      "@REQ-CART-01",
      "@REQ-CART-04",
      "@REQ-CART-05",
      "@REQ-CART-06",
      "@REQ-CART-07",
      "@REQ-CART-08",
      "@REQ-CART-09",
      "@REQ-CART-10",
      "@REQ-CART-11",
      "@REQ-CART-12",
      "@REQ-CART-13",
      "@REQ-CART-14",
      "@REQ-CART-15",
      "@REQ-MESSAGE-31",
      "@REQ-STORAGE-04",
      "@REQ-STORAGE-05",
      "@REQ-STORAGE-06",
      "@REQ-STORAGE-07",
      "@REQ-STORAGE-08",
      "@REQ-STORAGE-09",
      "@REQ-STORAGE-10",
      "@REQ-STORAGE-18",
      "@REQ-STORAGE-19",
      "@REQ-STORAGE-20",
    ],
  },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    const { items } = await readPanel<Products>(`/api/stores/${STORE}/products?per_page=50`, language);
    const [first, second] = items.filter(
      ({ has_addons, in_stock, max_quantity }) => !has_addons && in_stock && max_quantity > 3,
    );
    const card = (name: string) =>
      page.getByRole("button", { name: t("catalogue.addNamed", { name }), exact: true }).first();
    await enter(page, language, customer, `/store/${STORE}`);
    // REQ-CART-15, REQ-STORAGE-09: no cart, no vendor.
    expect(await cartIn(page)).toEqual({ count: 0, quantities: {}, vendor: null });

    // REQ-CART-01, REQ-CART-04, REQ-CART-07, REQ-CART-14, REQ-STORAGE-05, REQ-STORAGE-08, REQ-STORAGE-10
    const added = page.waitForResponse(
      (response) =>
        response.request().method() === "POST" && new URL(response.url()).pathname.startsWith("/api/cart"),
    );
    await card(first!.name).click();
    await expect
      .poll(() => cartIn(page))
      .toEqual({ count: 1, quantities: { [first!.id]: 1 }, vendor: STORE });
    // A press while the product is still being added goes with it, without a message of its own.
    await added;
    const more = () =>
      page
        .getByRole("button", { name: t("catalogue.moreNamed", { name: first!.name }), exact: true })
        .first();
    const less = () =>
      page
        .getByRole("button", { name: t("catalogue.lessNamed", { name: first!.name }), exact: true })
        .first();
    // REQ-CART-09, REQ-CART-13: the count of products stays.
    await more().click();
    // REQ-MESSAGE-31
    await expect(toast(page, message("quantity_updated"))).toBeVisible();
    await expect.poll(() => cartIn(page)).toMatchObject({ count: 1, quantities: { [first!.id]: 2 } });
    // REQ-CART-04, REQ-STORAGE-07
    await card(second!.name).click();
    await expect
      .poll(() => cartIn(page))
      .toMatchObject({ count: 2, quantities: { [first!.id]: 2, [second!.id]: 1 } });
    // REQ-STORAGE-04, REQ-STORAGE-06: the list of ids is never kept.
    expect(await stored(page, "localStorage", "cartState")).not.toContain(first!.id);
    // REQ-CART-10, REQ-CART-13
    await less().click();
    await expect.poll(() => cartIn(page)).toMatchObject({ count: 2, quantities: { [first!.id]: 1 } });

    await test.step("a reload restores it", async () => {
      // REQ-STORAGE-05, REQ-STORAGE-18, REQ-STORAGE-19, REQ-STORAGE-20
      const before = await kept(page);
      await page.route("**/api/cart", (route) => route.abort());
      await page.goto(address("/"));
      await expect(page.getByRole("banner").locator("[data-slot=cart-button]").first()).toHaveAccessibleName(
        /[2٢]/,
      );
      expect(await kept(page)).toEqual(before);
      await page.unroute("**/api/cart");
    });

    await page.goto(address("/cart"));
    const main = page.getByRole("main");
    await test.step("a quantity is set to a value", async () => {
      // REQ-CART-08, REQ-CART-13
      await main
        .getByRole("link", { name: t("cart.editNamed", { name: second!.name }) })
        .first()
        .click();
      const sheet = page.getByRole("dialog", { name: second!.name });
      const plus = sheet.getByRole("button", { name: t("catalogue.moreNamed", { name: second!.name }) });
      await plus.click();
      await plus.click();
      await sheet.getByRole("button", { name: new RegExp(`^${t("cart.changeLine")}`) }).click();
      await expect.poll(() => cartIn(page)).toMatchObject({ quantities: { [second!.id]: 3 } });
    });
    await test.step("one product is reset to 0 and leaves the list", async () => {
      // REQ-CART-05, REQ-CART-11
      await main.getByRole("button", { name: t("catalogue.removeNamed", { name: first!.name }) }).click();
      await expect
        .poll(() => cartIn(page))
        .toEqual({ count: 1, quantities: { [second!.id]: 3 }, vendor: STORE });
    });
    await test.step("clearing removes everything", async () => {
      // REQ-CART-06, REQ-CART-12, REQ-CART-15
      await main.getByRole("button", { name: t("cart.clear") }).click();
      await expect.poll(() => cartIn(page)).toEqual({ count: 0, quantities: {}, vendor: null });
      expect((await kept(page)).slice(1)).toEqual([null, null]);
    });
  },
);

test(
  "a line has add-ons and a request of its own",
  { tag: ["@REQ-CART-02", "@REQ-CART-03"] },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t } = messagesIn(language);
    const dish = await readPanel<{
      name: string;
      addon_groups: { required: boolean; options: { name: string }[] }[];
    }>(`/api/products/${DISH}`, language);
    const option = dish.addon_groups.find(({ required }) => required)!.options[0]!.name;
    await enter(page, language, customer, `/store/${STORE}/product/${DISH}`);
    const main = page.getByRole("main");
    await main.getByRole("radio", { name: option }).check();
    const request = language === "ar" ? "بدون بصل" : "No onions";
    await main.getByRole("textbox").last().fill(request);
    await main.getByRole("button", { name: new RegExp(`^${t("catalogue.add")}.*\\d`) }).click();
    await expect(page).toHaveURL(new RegExp(`/store/${STORE}$`));
    await page.goto(address("/cart"));
    // REQ-CART-02, REQ-CART-03
    const line = page.getByRole("main").getByRole("article").filter({ hasText: dish.name });
    await expect(line).toContainText(request);
    await expect(line).toContainText(option);
    const { items } = await readPanel<{ items: { note: string; addons: { name: string }[] }[] }>(
      "/api/cart",
      language,
      customer.token,
    );
    expect(items).toMatchObject([{ note: request, addons: [{ name: option }] }]);
  },
);
