import { addDish, address, enter, expect, readPanel, test, toast, messagesIn } from "../journey.js";

test(
  "a coupon links to its store, and is applied and removed",
  { tag: "@nightly" },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    const applied = async () =>
      (await readPanel<{ coupon: { code: string } | null }>("/api/cart", language, customer.token)).coupon
        ?.code;
    await enter(page, language, customer, "/coupons");
    await expect(page.getByText("AHLAN20").first()).toBeVisible();
    await expect(page.getByRole("link", { name: t("wallet.useCoupon", { code: "AHLAN20" }) })).toBeVisible();

    await addDish(customer);
    await page.reload();
    await page.getByRole("button", { name: t("wallet.useCoupon", { code: "AHLAN20" }) }).click();
    await expect(toast(page, message("coupon_applied"))).toBeVisible();
    const remove = page.getByRole("button", { name: t("wallet.removeCoupon", { code: "AHLAN20" }) });
    await expect(remove).toBeVisible();
    expect(await applied()).toBe("AHLAN20");
    await remove.click();
    await expect(toast(page, message("coupon_removed"))).toBeVisible();
    await expect.poll(applied).toBeUndefined();

    // Coupons of one store are public.
    await page.goto(address("/vendor-coupons"));
    await expect(page.getByRole("heading", { level: 1, name: t("shell.vendorCoupons") })).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: t("wallet.useCoupon", { code: "" }).trim() })
      .first()
      .click();
    await expect(page).toHaveURL(/\/store\/[^/]+$/);
  },
);
