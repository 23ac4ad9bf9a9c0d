import { address, expect, postToPanel, test, toast, messagesIn, chooseLanguage } from "../journey.js";
import { codeMailedTo } from "../panel-client.js";

const NEW_PASSWORD = "loomi-and-saffron-77";

test(
  "a forgotten password is reset with the emailed code",
  { tag: ["@REQ-API-12", "@REQ-API-13"] },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    /** The registration's code was the first. */
    const newCode = () => codeMailedTo(customer.email, 2);
    await chooseLanguage(page, language);

    await test.step("the sign-in page links to it; it asks for the email first", async () => {
      await page.goto(address("/auth"));
      await page.getByRole("link", { name: t("auth.forgotPassword") }).click();
      await expect(page.getByRole("heading", { level: 1, name: t("account.forgotTitle") })).toBeVisible();
      await page.getByLabel(t("auth.email")).fill(customer.email.toUpperCase());
      await page.getByRole("button", { name: t("account.sendCode") }).click();
      await expect(toast(page, message("code_sent"))).toBeVisible();
    });

    await test.step("a wrong code is refused in its field, and a reload keeps the email", async () => {
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: t("account.resetTitle") })).toBeVisible();
      const code = await newCode();
      await page.locator("[autocomplete=one-time-code]").fill(code === "111111" ? "222222" : "111111");
      await page.getByLabel(t("account.newPassword"), { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel(t("auth.confirmPassword"), { exact: true }).fill(`${NEW_PASSWORD}!`);
      await page.getByRole("button", { name: t("account.savePassword") }).click();
      await expect(page.getByText(message("passwords_must_match")).first()).toBeVisible();
      await page.getByLabel(t("auth.confirmPassword"), { exact: true }).fill(NEW_PASSWORD);
      await page.getByRole("button", { name: t("account.savePassword") }).click();
      await expect(page.getByText(message("otp_invalid")).first()).toBeVisible();
    });

    await test.step("the right code sets the password and ends every session", async () => {
      await page.locator("[autocomplete=one-time-code]").focus();
      await page.keyboard.press("Home");
      await page.keyboard.type(await newCode());
      await page.getByRole("button", { name: t("account.savePassword") }).click();
      await expect(page.getByRole("heading", { level: 1, name: t("account.resetDone") })).toBeVisible();
      const answer = await fetch(address("/api/user"), {
        headers: { Authorization: `Bearer ${customer.token}` },
      });
      expect(answer.status).toBe(401);
    });

    await test.step("the new password signs in", async () => {
      await page.getByRole("link", { name: t("shell.signIn") }).click();
      await page.getByLabel(t("auth.email")).fill(customer.email);
      await page.getByLabel(t("auth.password"), { exact: true }).fill(NEW_PASSWORD);
      await page.getByRole("button", { name: t("auth.signIn"), exact: true }).click();
      await expect(toast(page, message("logged_in"))).toBeVisible();
      await expect(
        postToPanel("/api/login", { email: customer.email, password: customer.password }),
      ).rejects.toThrow("401");
    });
  },
);
