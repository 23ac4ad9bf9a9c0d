import { enter, expect, placeOrder, readPanel, readyToOrder, test, messagesIn } from "../journey.js";

test(
  "a pickup order has no address and no delivery fee",
  { tag: ["@REQ-ORDER-05"] },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t } = messagesIn(language);
    await readyToOrder(customer);
    await enter(page, language, customer, "/checkout");
    await page.getByRole("radio", { name: t("catalogue.pickup") }).check();
    await expect(page.getByRole("heading", { name: t("checkout.whereStore") })).toBeVisible();
    const id = await placeOrder(page, language);
    const order = await readPanel<{ order_type: string; delivery_fee: number; address: null }>(
      `/api/orders/${id}`,
      language,
      customer.token,
    );
    expect(order).toMatchObject({ order_type: "pickup", delivery_fee: 0, address: null });
    await expect(
      page.locator("[data-slot=order-step]").filter({ hasText: t("orders.stepReady") }),
    ).toBeVisible();
  },
);
