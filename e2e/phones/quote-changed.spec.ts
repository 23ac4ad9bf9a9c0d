import {
  enter,
  expect,
  createAddress,
  placeOrder,
  postToPanel,
  readPanel,
  test,
  toast,
  messagesIn,
} from "../journey.js";
import { changeProduct } from "../panel-client.js";

/** Products that no other test uses, because their price changes here; one per language, as both may run at once. */
const PRODUCTS = { en: "forno-nove.wings", ar: "forno-nove.fries" };

test(
  "a changed price is shown before ordering",
  { tag: "@nightly" },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    const product = PRODUCTS[language];
    const { price } = await readPanel<{ price: number }>(`/api/products/${product}`, language);
    await postToPanel("/api/cart/add", { product_id: product, quantity: "2" }, customer.token);
    await createAddress(customer);
    await enter(page, language, customer, "/checkout");
    await page.getByRole("radio", { name: t("catalogue.pickup") }).check();
    const place = page.getByRole("button", { name: new RegExp(`^${t("checkout.placeOrder")}`) }).last();
    await expect(place).toBeEnabled();
    await expect(place).toContainText(((2 * price) / 100).toFixed(2));

    await changeProduct(product, { price: String(price + 50) });
    await place.click();
    const told = page.getByRole("alertdialog", { name: t("checkout.quoteChanged") });
    await expect(toast(page, message("quote_changed"))).toBeVisible();
    await expect(told).toContainText(((2 * price) / 100).toFixed(2));
    await expect(told).toContainText(((2 * price + 100) / 100).toFixed(2));
    const orders = await readPanel<{ items: unknown[] }>("/api/orders?scope=current", "en", customer.token);
    expect(orders.items).toEqual([]);
    await told.getByRole("button", { name: t("checkout.lookAgain") }).click();
    await expect(told).toBeHidden();

    const id = await placeOrder(page, language);
    const order = await readPanel<{ order_total: number }>(`/api/orders/${id}`, language, customer.token);
    expect(order.order_total).toBe(2 * price + 100);
  },
);
