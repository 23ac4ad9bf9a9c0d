import {
  addDish,
  address,
  DISH,
  enter,
  expect,
  orderForLater,
  postToPanel,
  readPanel,
  readyToOrder,
  test,
  toast,
  messagesIn,
  orderAtPanel,
} from "../journey.js";
import { changeProduct } from "../panel-client.js";

/** Products that no other test uses, because their price changes here; one per language, as both may run at once. */
const PRODUCTS = { en: "forno-nove.chocolate-torta", ar: "forno-nove.spaghetti-pomodoro" };

test("reordering fills the cart and lists what changed", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  const { t } = messagesIn(language);
  const product = PRODUCTS[language];
  await readyToOrder(customer);
  await postToPanel(
    "/api/cart/add",
    { product_id: product, quantity: "2", on_conflict: "replace" },
    customer.token,
  );
  const id = await orderForLater(customer, { order_type: "pickup" });
  await postToPanel(`/api/orders/${id}/cancel`, {}, customer.token);
  const { name, price } = await readPanel<{ name: string; price: number }>(
    `/api/products/${product}`,
    language,
  );
  await changeProduct(product, { price: String(price + 100) });

  await enter(page, language, customer, `/orders/${id}`);
  await page
    .getByRole("button", { name: t("orders.reorder") })
    .last()
    .click();
  const told = page.getByRole("dialog", { name: t("orders.reorderChanged") });
  await expect(told.getByText(name)).toBeVisible();
  await expect(told.getByText(t("orders.changePrice"))).toBeVisible();
  await told.getByRole("button", { name: t("orders.toCart") }).click();
  const drawer = page.getByRole("dialog", { name: t("cart.title") });
  await expect(drawer.getByText(name, { exact: true })).toBeVisible();
});

test("reordering into a filled cart says what was added", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  const { t } = messagesIn(language);
  await readyToOrder(customer);
  const id = await orderForLater(customer);
  await postToPanel(`/api/orders/${id}/cancel`, {}, customer.token);
  await addDish(customer);
  const { name } = await readPanel<{ name: string }>(`/api/products/${DISH}`, language);

  await enter(page, language, customer, `/orders/${id}`);
  await page
    .getByRole("button", { name: t("orders.reorder") })
    .last()
    .click();
  await expect(page.getByRole("dialog", { name: t("cart.title") })).toBeVisible();
  await expect(toast(page, t("cart.addedToRest", { products: `1 × ${name}` }))).toBeVisible();
});

test("reordering on home leads straight to the checkout, into a filled cart it shows the cart", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  // REQ-ORDER-46
  // The delivery alone may take a minute.
  test.setTimeout(120_000);
  const { t } = messagesIn(language);
  await readyToOrder(customer);
  const id = await orderAtPanel(customer);
  const statusOf = async () =>
    (await readPanel<{ order_status: string }>(`/api/orders/${id}`, "en", customer.token)).order_status;
  await expect.poll(statusOf, { timeout: 60_000 }).toBe("delivered");
  const { name } = await readPanel<{ name: string }>(`/api/products/${DISH}`, language);
  const reorder = page.locator("[data-slot=reorder-card]:visible").first().getByRole("button").last();

  await test.step("an empty cart: the checkout, where all that is left is to place the order", async () => {
    await enter(page, language, customer);
    await reorder.click();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByRole("heading", { level: 1, name: t("checkout.title") })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText(name, { exact: true }).locator("visible=true").first()).toBeVisible();
    await expect(
      page
        .getByRole("button", { name: new RegExp(`^${t("checkout.placeOrder")}`) })
        .locator("visible=true")
        .last(),
    ).toBeEnabled();
  });

  await test.step("a filled cart: the cart, with what was added", async () => {
    await page.goto(address("/"));
    await reorder.click();
    await expect(page.getByRole("dialog", { name: t("cart.title") })).toBeVisible();
    await expect(toast(page, t("cart.addedToRest", { products: `1 × ${name}` }))).toBeVisible();
    await expect(page).toHaveURL(address("/"));
  });
});
