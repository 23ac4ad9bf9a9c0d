import { enter, expect, placeOrder, readPanel, readyToOrder, test, messagesIn } from "../journey.js";
import { recordToasts } from "../trouble/record-toasts.js";

test(
  "a coupon is suggested, refused in its field, chosen from the list, removed and typed again",
  { tag: ["@REQ-MONEY-02"] },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    await readyToOrder(customer);
    const shown = await recordToasts(page);
    await enter(page, language, customer, "/cart");
    const field = page.getByLabel(t("wallet.couponCode"));
    await expect(page.getByText(/AHLAN20/).first()).toBeVisible();

    await field.fill("NOWHERE");
    await page.getByRole("button", { name: t("wallet.apply") }).click();
    await expect(field).toHaveAccessibleDescription(message("coupon_not_found"));
    expect(shown.filter((text) => text.includes(message("coupon_not_found")))).toEqual([]);
    await expect(field).toHaveValue("NOWHERE");

    await page.getByRole("link", { name: t("cart.checkout") }).click();
    await page.getByRole("button", { name: t("wallet.chooseCoupon") }).click();
    const list = page.getByRole("dialog", { name: t("wallet.chooseCoupon") });
    await list.getByRole("button", { name: t("wallet.useCoupon", { code: "AHLAN20" }) }).click();
    await expect(list).toBeHidden();
    const remove = page.getByRole("button", { name: t("wallet.removeCoupon", { code: "AHLAN20" }) });
    await remove.click();
    await expect(remove).toBeHidden();

    await field.fill(" ahlan20 ");
    await field.press("Enter");
    await expect(remove).toBeVisible();
    await expect(page.locator("[data-slot=price-line][data-kind=discount]:visible")).toBeVisible();

    const id = await placeOrder(page, language);
    const order = await readPanel<{ coupon_code: string; discount: number }>(
      `/api/orders/${id}`,
      language,
      customer.token,
    );
    expect(order).toMatchObject({ coupon_code: "AHLAN20", discount: 960 });
  },
);
