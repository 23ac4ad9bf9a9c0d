import { enter, expect, placeOrder, readPanel, readyToOrder, test, messagesIn } from "../journey.js";

test(
  "an order is scheduled for tomorrow",
  { tag: ["@REQ-ORDER-07"] },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t } = messagesIn(language);
    await readyToOrder(customer);
    await enter(page, language, customer, "/checkout");
    await expect(page.getByText(t("checkout.asap")).last()).toBeVisible();
    await page.getByRole("button", { name: t("checkout.changeTime") }).click();
    const sheet = page.getByRole("dialog", { name: t("checkout.chooseTime") });
    await sheet.getByRole("radio", { name: t("checkout.preorder") }).check();
    await sheet.getByRole("radio", { name: t("checkout.slotTomorrow"), exact: true }).check();
    // Arabic has half past twelve at night too. The space does not break.
    const noon = { en: "12:30", ar: /12:30\sم/ }[language];
    await sheet.getByRole("radio", { name: noon }).check();
    await sheet.getByRole("button", { name: t("checkout.confirmTime") }).click();
    await expect(sheet).toBeHidden();
    const wanted = t("checkout.slotAt", { day: t("checkout.slotTomorrow"), time: "12:30" });
    await expect(page.getByText(wanted).first()).toBeVisible();

    // A reload keeps it.
    await page.reload();
    await expect(page.getByText(wanted).first()).toBeVisible();
    const id = await placeOrder(page, language);
    const order = await readPanel<{ scheduled_at: string; order_status: string }>(
      `/api/orders/${id}`,
      language,
      customer.token,
    );
    expect(new Date(order.scheduled_at).toISOString()).toMatch(/T09:30:00/);
    await page.goto(new URL(`/orders/${id}`, page.url()).href);
    await expect(page.getByText(t("orders.scheduled"))).toBeVisible();
  },
);
