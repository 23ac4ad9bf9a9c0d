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

/** Products that no other journey looks at, as their stock is changed here; both languages may be walked at once. */
const PRODUCTS = { en: "forno-nove.gelato", ar: "forno-nove.pesto-chicken" };

test(
  "what has sold out at the checkout is told piece by piece, and what is left can be taken",
  { tag: "@nightly" },
  async ({ page, language, customer, complaints: _ }) => {
    const { t } = messagesIn(language);
    const product = PRODUCTS[language];
    await changeProduct(product, { stock: "50" });
    const { name } = await readPanel<{ name: string }>(`/api/products/${product}`, language);
    await postToPanel("/api/cart/add", { product_id: product, quantity: "4" }, customer.token);
    await createAddress(customer);
    await enter(page, language, customer, "/checkout");
    const place = page.getByRole("button", { name: new RegExp(`^${t("checkout.placeOrder")}`) }).last();
    await expect(place).toBeEnabled();

    // Nothing tells this page: the order finds out.
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
