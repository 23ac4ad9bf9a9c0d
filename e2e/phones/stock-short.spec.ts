import {
  enter,
  expect,
  createAddress,
  placeOrder,
  postToPanel,
  readPanel,
  test,
  messagesIn,
} from "../journey.js";
import { changeProduct } from "../panel-client.js";

/** Products that no other test uses, because their stock changes here; one per language, as both may run at once. */
const PRODUCTS = { en: "forno-nove.gelato", ar: "forno-nove.pesto-chicken" };

test(
  "a stock shortage at checkout lists each line, and the available stock can be accepted",
  { tag: "@nightly" },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t } = messagesIn(language);
    const product = PRODUCTS[language];
    await changeProduct(product, { stock: "50" });
    const { name } = await readPanel<{ name: string }>(`/api/products/${product}`, language);
    await postToPanel("/api/cart/add", { product_id: product, quantity: "4" }, customer.token);
    await createAddress(customer);
    await enter(page, language, customer, "/checkout");
    const place = page.getByRole("button", { name: new RegExp(`^${t("checkout.placeOrder")}`) }).last();
    await expect(place).toBeEnabled();

    // The page receives no events: only the order detects it.
    await changeProduct(product, { stock: "3" });
    await place.click();
    const told = page.getByRole("alertdialog", { name: t("checkout.shortageTitle") });
    const line = told.getByRole("listitem").filter({ hasText: name });
    await expect(line).toContainText("3");
    await told.getByRole("button", { name: t("checkout.shortageTake") }).click();
    await expect(told).toBeHidden();
    const id = await placeOrder(page, language);
    const order = await readPanel<{ items: { quantity: number }[] }>(
      `/api/orders/${id}`,
      language,
      customer.token,
    );
    expect(order.items).toMatchObject([{ quantity: 3 }]);
  },
);
