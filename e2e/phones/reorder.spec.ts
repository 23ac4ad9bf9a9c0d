import {
  addDish,
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
