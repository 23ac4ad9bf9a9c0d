import { enter, expect, postToPanel, readPanel, stored, test, toast, messagesIn } from "../journey.js";
import { type SignedIn } from "../panel-client.js";

const NEW_PASSWORD = "loomi-and-saffron-77";

test(
  "changing the password keeps this session and ends the others",
  { tag: ["@nightly", "@REQ-ACCOUNT-09", "@REQ-API-14"] },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    const { email, password } = customer;
    const elsewhere = await postToPanel<SignedIn>("/api/login", { email, password });
    await enter(page, language, customer, "/profile");
    await page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(t("account.security")) })
      .locator("visible=true")
      .first()
      .click();
    const current = page.getByLabel(t("account.currentPassword"), { exact: true });
    const save = page.getByRole("button", { name: t("account.savePassword") });
    await save.click();
    await expect(page.getByText(message("please_fill_all_input")).first()).toBeVisible();
    await current.fill("not-my-password");
    await page.getByLabel(t("account.newPassword"), { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel(t("auth.confirmPassword"), { exact: true }).fill(NEW_PASSWORD);
    await save.click();
    await expect(current).toHaveAccessibleDescription(message("password_wrong"));
    await current.fill(password);
    await save.click();
    await expect(toast(page, message("password_changed"))).toBeVisible();
    await expect(page.getByText(t("account.passwordChanged"))).toBeVisible();

    const token = await stored(page, "localStorage", "talabee_TOKEN");
    expect(token).not.toBe(customer.token);
    expect(await readPanel<{ email: string }>("/api/user", "en", token!)).toMatchObject({ email });
    for (const old of [customer.token, elsewhere.token])
      await expect(readPanel("/api/user", "en", old)).rejects.toThrow("401");
    await postToPanel("/api/login", { email, password: NEW_PASSWORD });
  },
);
