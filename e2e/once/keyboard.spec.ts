import type { Locator, Page } from "@playwright/test";
import { DISH, enter, expect, readPanel, readyToOrder, test, toast, messagesIn } from "../journey.js";
import { postToPanel } from "../panel-client.js";

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab did not reach ${target.toString()}`);
}

test("an order is placed with the keyboard alone (REQ-A11Y-02)", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  const { t, message } = messagesIn(language);
  await readyToOrder(customer);
  await postToPanel("/api/cart/clear", {}, customer.token);
  const dish = await readPanel<{
    name: string;
    vendor: { name: string };
    addon_groups: { required: boolean; options: { name: string }[] }[];
  }>(`/api/products/${DISH}`, language);
  await enter(page, language, customer);
  await tabTo(page, page.getByRole("main").getByRole("link", { name: dish.vendor.name }).first());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: dish.vendor.name })).toBeFocused();
  await tabTo(page, page.getByRole("main").getByRole("link", { name: dish.name, exact: true }).first());
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: dish.name });
  const [mild] = dish.addon_groups.find((group) => group.required)!.options;
  await tabTo(page, sheet.getByRole("radio", { name: mild!.name }));
  await page.keyboard.press("Space");
  await tabTo(page, sheet.getByRole("button", { name: new RegExp(`^${t("catalogue.add")}`) }).last());
  await page.keyboard.press("Enter");
  await expect(sheet).toBeHidden();

  await tabTo(page, page.getByRole("link", { name: new RegExp(t("cart.checkout")) }).first());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: t("checkout.title") })).toBeFocused();
  const place = page.getByRole("button", { name: new RegExp(`^${t("checkout.placeOrder")}`) }).last();
  await expect(place).toBeEnabled();
  await tabTo(page, place);
  await page.keyboard.press("Enter");
  await expect(toast(page, message("order_created"))).toBeVisible();
  await expect(page).toHaveURL(/\/orders\/[^/]+\/track$/);
});
