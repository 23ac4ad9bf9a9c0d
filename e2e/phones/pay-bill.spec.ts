import {
  enter,
  expect,
  orderAtPanel,
  payOnPage,
  readPanel,
  readyToOrder,
  test,
  toast,
  messagesIn,
} from "../journey.js";

test(
  "an unknown bill is refused; an order's bill is paid",
  { tag: "@nightly" },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    await readyToOrder(customer);
    const id = await orderAtPanel(customer, { payment_method: "online" });
    await enter(page, language, customer, "/payments");
    await page
      .getByRole("main")
      .getByRole("link", { name: t("wallet.billTitle") })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: t("wallet.billTitle") })).toBeVisible();
    const pay = page.getByRole("button", { name: new RegExp(`^${t("wallet.billPay")}`) });
    const online = page.getByRole("radio", { name: new RegExp(`^${t("checkout.online")}`) });

    await page.getByRole("radio", { name: t("wallet.billOther") }).check();
    const number = page.getByLabel(t("wallet.billNumber"));
    await pay.click();
    await expect(number).toBeFocused();
    await expect(number).toHaveAccessibleDescription(new RegExp(t("wallet.billNeeded")));
    await number.fill("99999999");
    await online.check();
    await pay.click();
    await expect(toast(page, message("not_found"))).toBeVisible();
    await expect(page.getByRole("main").getByRole("alert").first()).toContainText(message("not_found"));

    await page
      .getByRole("radiogroup", { name: t("wallet.billWhich") })
      .getByRole("radio")
      .first()
      .check();
    await online.check();
    await pay.click();
    await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//);
    await payOnPage(page);
    await expect(toast(page, message("payment_successful"))).toBeVisible();
    expect(await readPanel(`/api/orders/${id}`, language, customer.token)).toMatchObject({
      payment_status: "paid",
    });
  },
);
