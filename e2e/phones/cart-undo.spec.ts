import { addDish, DISH, enter, expect, messagesIn, readPanel, test, toast } from "../journey.js";

interface Cart {
  items: { product_id: string; quantity: number; addons: { id: string }[] }[];
}

test("a removed line is put back by one press, with its options", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  const { t } = messagesIn(language);
  const { name } = await readPanel<{ name: string }>(`/api/products/${DISH}`, language);
  const lines = async () => (await readPanel<Cart>("/api/cart", language, customer.token)).items;
  await addDish(customer);
  const before = await lines();
  await enter(page, language, customer, "/cart");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: t("catalogue.removeNamed", { name }) }).click();
  const removed = toast(page, t("cart.removed", { name }));
  await expect(removed).toBeVisible();
  await expect.poll(lines).toEqual([]);
  await removed.getByRole("button", { name: t("cart.undo") }).click();
  await expect(main.getByText(name, { exact: true }).first()).toBeVisible();
  const content = (items: Cart["items"]) =>
    items.map(({ product_id, quantity, addons }) => ({ product_id, quantity, addons }));
  await expect.poll(async () => content(await lines())).toEqual(content(before));
});
