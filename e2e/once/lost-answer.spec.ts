import { enter, expect, readPanel, readyToOrder, test, wordsIn } from "../journey.js";

test("an order whose answer is lost is found again after a reload, once", async ({
  page,
  language,
  customer,
  complaints: _,
}) => {
  const { word } = wordsIn(language);
  await readyToOrder(customer);
  const countOrders = async () => {
    const lists = await Promise.all(
      ["current", "past"].map((scope) =>
        readPanel<{ items: unknown[] }>(`/api/orders?scope=${scope}`, language, customer.token),
      ),
    );
    return lists.reduce((sum, { items }) => sum + items.length, 0);
  };
  await enter(page, language, customer, "/checkout");
  const place = page.getByRole("button", { name: new RegExp(`^${word("checkout.placeOrder")}`) }).last();
  await expect(place).toBeEnabled();

  // The panel hears the order; its answers are lost on the way.
  await page.route("**/api/orders", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    await route.abort("connectionreset");
  });
  await place.click();
  await expect.poll(countOrders).toBe(1);

  // A second try of the storefront may be under way: it ends with the page.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await expect(page).toHaveURL(/\/orders\/[^/]+\/track$/);
  expect(await countOrders()).toBe(1);
});
