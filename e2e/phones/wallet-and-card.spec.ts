import { enter, expect, payOnPage, readPanel, readyToOrder, test, topUp, messagesIn } from "../journey.js";

test(
  "the wallet pays first, a card pays the rest",
  { tag: ["@REQ-MONEY-10"] },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    await readyToOrder(customer);
    await topUp(page, customer, 2000);

    await enter(page, language, customer, "/checkout");
    await page.getByRole("switch", { name: t("checkout.useWallet") }).check();
    await page.getByRole("radio", { name: new RegExp(`^${t("checkout.online")}`) }).check();
    await expect(page.locator("[data-slot=price-line][data-kind=wallet]:visible")).toBeVisible();
    const place = page.getByRole("button", { name: new RegExp(`^${t("checkout.placeOrder")}`) }).last();
    await expect(place).toBeEnabled();
    await place.click();
    await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//);
    await payOnPage(page);
    await expect(page).toHaveURL(/\/orders\/[^/]+\/track$/);
    await expect(page.getByText(message("payment_successful")).first()).toBeVisible();
    const id = new URL(page.url()).pathname.split("/").at(-2)!;
    const order = await readPanel<{ order_total: number; amount_due: number }>(
      `/api/orders/${id}`,
      language,
      customer.token,
    );
    expect(order).toMatchObject({ payment_status: "paid", wallet_applied: 2000 });
    expect(order.amount_due).toBe(order.order_total - 2000);
    expect(await readPanel("/api/wallet", language, customer.token)).toMatchObject({ balance: 0 });
  },
);
