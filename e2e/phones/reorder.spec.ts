import {
  enter,
  expect,
  orderAtPanel,
  postToPanel,
  readPanel,
  readyToOrder,
  test,
  wordsIn,
} from "../journey.js";
import { signInAt } from "../panel-client.js";

/** A product that no other journey looks at, as its price is changed here. */
const CAKE = "forno-nove.chocolate-torta";

test("ordering again puts it into the cart and tells what is not as it was", async ({
  page,
  language,
  customer,
  complaints: _,
}) => {
  const { word } = wordsIn(language);
  await readyToOrder(customer);
  await postToPanel(
    "/api/cart/add",
    { product_id: CAKE, quantity: "2", on_conflict: "replace" },
    customer.token,
  );
  const id = await orderAtPanel(customer, { order_type: "pickup" });
  await postToPanel(`/api/orders/${id}/cancel`, {}, customer.token);
  const cake = await readPanel<{ name: string; price: number }>(`/api/products/${CAKE}`, language);
  const owner = await signInAt("owner@talabee.qa", "pearl-before-dawn");
  await postToPanel(`/api/panel/products/${CAKE}/update`, { price: String(cake.price + 100) }, owner.token);

  await enter(page, language, customer, `/orders/${id}`);
  await page
    .getByRole("button", { name: word("orders.reorder") })
    .last()
    .click();
  const told = page.getByRole("dialog", { name: word("orders.reorderChanged") });
  await expect(told.getByText(cake.name)).toBeVisible();
  await expect(told.getByText(word("orders.changePrice"))).toBeVisible();
  await told.getByRole("button", { name: word("orders.toCart") }).click();
  const drawer = page.getByRole("dialog", { name: word("cart.title") });
  await expect(drawer.getByText(cake.name, { exact: true })).toBeVisible();
});
