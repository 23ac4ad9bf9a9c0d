import { enter, expect, payNow, payOnPage, readPanel, readyToOrder, test, messagesIn } from "../journey.js";

test(
  "an order is paid online: postponed, declined, then with another card and 3-D Secure",
  { tag: ["@REQ-MONEY-11"] },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    await readyToOrder(customer);
    await enter(page, language, customer, "/checkout");
    await page.getByRole("radio", { name: new RegExp(`^${t("checkout.online")}`) }).check();
    const place = page.getByRole("button", { name: new RegExp(`^${t("checkout.placeOrder")}`) }).last();
    await expect(place).toBeEnabled();
    await place.click();
    await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//);

    // After leaving the gateway's page, the order's page links back to it.
    await page.goBack();
    await expect(page).toHaveURL(/\/orders\/[^/?]+$/);
    await payNow(page, language);

    await payOnPage(page, "4000 0000 0000 0002");
    await expect(page.getByRole("alert")).toBeVisible();
    await payOnPage(page, "4000 0000 0000 3220");
    await page.locator("button[value=confirm]").click();
    await expect(page).toHaveURL(/\/orders\/[^/]+\/track$/);
    await expect(page.getByText(message("payment_successful")).first()).toBeVisible();
    const id = new URL(page.url()).pathname.split("/").at(-2)!;
    const order = await readPanel(`/api/orders/${id}`, language, customer.token);
    expect(order).toMatchObject({ payment_method: "online", payment_status: "paid" });
  },
);
