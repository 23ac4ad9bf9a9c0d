import { address, enter, expect, payOnPage, readPanel, test, toast, messagesIn } from "../journey.js";

test(
  "the wallet is topped up on the gateway's page and by a voucher",
  { tag: ["@REQ-MESSAGE-26", "@REQ-MONEY-01", "@REQ-MONEY-02"] },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    const balance = async () =>
      (await readPanel<{ balance: number }>("/api/wallet", language, customer.token)).balance;
    await enter(page, language, customer, "/profile");

    await test.step("a too small amount is refused", async () => {
      await page
        .getByRole("main")
        .getByRole("link", { name: t("shell.wallet") })
        .first()
        .click();
      await page
        .getByRole("button", { name: t("wallet.addMoney") })
        .first()
        .click();
      const sheet = page.getByRole("dialog");
      await sheet.getByRole("textbox", { name: t("wallet.amount") }).fill("5");
      await sheet.getByRole("button", { name: t("wallet.addMoney") }).click();
      await expect(sheet.getByRole("textbox", { name: t("wallet.amount") })).toHaveAttribute(
        "aria-invalid",
        "true",
      );
      await sheet.getByRole("textbox", { name: t("wallet.amount") }).fill(language === "ar" ? "٧٥" : "75");
      await sheet.locator("button[type=submit]").click();
    });

    await test.step("paying on the gateway's page updates the balance", async () => {
      await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//);
      await payOnPage(page);
      await expect(page).toHaveURL(address("/wallet"));
      await expect(toast(page, message("payment_successful"))).toBeVisible();
      await expect.poll(balance).toBe(7500);
      await expect(page.getByText(/75\.00/).first()).toBeVisible();
    });

    await test.step("redeems a voucher, once", async () => {
      const [code, worth] = language === "ar" ? ["MAJLIS50", 5000] : ["AHLAN25", 2500];
      await page.getByLabel(t("wallet.redeemLabel")).fill("NOTHING1");
      await page.getByRole("button", { name: t("wallet.redeem"), exact: true }).click();
      await expect(page.getByText(message("voucher_not_found")).first()).toBeVisible();
      await page.getByLabel(t("wallet.redeemLabel")).fill(String(code).toLowerCase());
      await page.getByRole("button", { name: t("wallet.redeem"), exact: true }).click();
      await expect(toast(page, message("voucher_redeemed"))).toBeVisible();
      await expect.poll(balance).toBe(7500 + Number(worth));
      await page.getByLabel(t("wallet.redeemLabel")).fill(String(code));
      await page.getByRole("button", { name: t("wallet.redeem"), exact: true }).click();
      await expect(page.getByText(message("voucher_used")).first()).toBeVisible();
    });
  },
);
