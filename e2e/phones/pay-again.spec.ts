import {
  enter,
  expect,
  orderAtPanel,
  payNow,
  payOnPage,
  readPanel,
  readyToOrder,
  test,
  toast,
  messagesIn,
} from "../journey.js";

test(
  "an abandoned payment is paid later",
  { tag: "@nightly" },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    await readyToOrder(customer);
    const id = await orderAtPanel(customer, { payment_method: "online" });
    await enter(page, language, customer, `/orders/${id}`);
    await payNow(page, language);
    await page.locator("form:has([value=cancel]) button").click();
    await expect(page).toHaveURL(new RegExp(`/orders/${id}$`));
    await expect(toast(page, message("payment_canceled"))).toBeVisible();
    await expect(page.getByText(t("orders.payFailedText"))).toBeVisible();

    await page
      .getByRole("button", { name: t("orders.payAgain") })
      .last()
      .click();
    await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//);
    await payOnPage(page);
    await expect(page).toHaveURL(new RegExp(`/orders/${id}/track$`));
    await expect(toast(page, message("payment_successful"))).toBeVisible();
    const order = await readPanel(`/api/orders/${id}`, language, customer.token);
    expect(order).toMatchObject({ payment_status: "paid" });
  },
);
