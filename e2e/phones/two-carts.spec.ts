import { address, DISH, enter, expect, readPanel, readyToOrder, test, messagesIn } from "../journey.js";

interface Named {
  name: string;
}

test("both carts are kept and swapped", async ({ page, language, customer, consoleErrors: _ }) => {
  const { t, message } = messagesIn(language);
  await readyToOrder(customer);
  const dish = await readPanel<Named & { vendor: Named }>(`/api/products/${DISH}`, language);
  const other = await readPanel<Named>("/api/stores/karak-al-asr", language);
  await enter(page, language, customer, "/store/karak-al-asr");
  const { items } = await readPanel<{ items: (Named & { has_addons: boolean })[] }>(
    "/api/stores/karak-al-asr/products?per_page=50",
    language,
  );
  const plain = items.find(({ has_addons }) => !has_addons)!;
  await page
    .getByRole("button", { name: t("catalogue.addNamed", { name: plain.name }), exact: true })
    .first()
    .click();
  const question = page.getByRole("alertdialog", { name: message("vendor_conflict") });
  await question.getByRole("button", { name: t("cart.keepBoth") }).click();
  await expect(question).toBeHidden();

  await page.goto(address("/cart"));
  const restore = (vendor: string) =>
    page.getByRole("main").getByRole("button", { name: t("cart.restoreNamed", { vendor }) });
  await expect(page.getByRole("main").getByText(dish.name, { exact: true })).toBeHidden();
  await restore(dish.vendor.name).click();
  await expect(page.getByRole("main").getByText(dish.name, { exact: true })).toBeVisible();
  await expect(restore(other.name)).toBeVisible();

  // The same from the drawer.
  await page.goto(address("/"));
  await page.getByRole("banner").locator("[data-slot=cart-button]:visible").first().click();
  const drawer = page.getByRole("dialog", { name: t("cart.title") });
  await drawer.getByRole("button", { name: t("cart.restoreNamed", { vendor: other.name }) }).click();
  await expect(
    drawer.getByRole("button", { name: t("cart.restoreNamed", { vendor: dish.vendor.name }) }),
  ).toBeVisible();
});
