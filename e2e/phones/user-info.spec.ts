import {
  address,
  expect,
  postToPanel,
  readPanel,
  stored,
  test,
  toast,
  messagesIn,
  chooseLanguage,
} from "../journey.js";
import { codeMailedTo } from "../panel-client.js";

test(
  "a new customer adds birthday, gender and username, and returns to the same page",
  { tag: ["@nightly", "@REQ-FORM-15", "@REQ-FORM-16"] },
  async ({ page, language, customer: other, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    const username = `noor_${crypto.randomUUID().slice(0, 8)}`;
    const theirs = {
      first_name: "Noor",
      last_name: "Al-Kuwari",
      mobile: "55123400",
      birthday: "1990-01-01",
      gender: "female",
      username,
    };
    await postToPanel("/api/user_info", theirs, other.token);
    const email = `noor.${crypto.randomUUID()}@example.qa`;
    const password = "saffron-and-loomi-42";
    await chooseLanguage(page, language);
    await page.goto(address("/auth?returnTo=/wallet"));
    await page.getByRole("tab", { name: t("auth.register") }).click();
    await page.getByLabel(t("auth.firstName")).fill("Noor");
    await page.getByLabel(t("auth.lastName")).fill("Al-Kuwari");
    await page.getByLabel(t("auth.email")).fill(email);
    await page.getByLabel(t("auth.mobile")).fill("5512 3400");
    await page.getByLabel(t("auth.password"), { exact: true }).fill(password);
    await page.getByLabel(t("auth.confirmPassword"), { exact: true }).fill(password);
    await page.getByRole("button", { name: t("auth.createAccount") }).click();
    await expect(page).toHaveURL(/\/auth\/verfied\?verify=true/);
    await page.locator("[autocomplete=one-time-code]").fill(await codeMailedTo(email));
    await expect(page).toHaveURL(/\/auth\/userinfo\?returnTo=%2Fwallet$/);

    const save = page.getByRole("button", { name: t("account.saveAndGoOn") });
    await save.click();
    for (const text of ["birthday_required", "gender_required"] as const)
      await expect(page.getByText(message(text)).first()).toBeVisible();
    const birthday = page.getByRole("group", { name: t("account.birthday") });
    await birthday.getByLabel(t("forms.day")).fill("23");
    await birthday.getByLabel(t("forms.month")).fill("04");
    await birthday.getByLabel(t("forms.year")).fill("1991");
    await page.getByRole("radio", { name: t("account.female"), exact: true }).check({ force: true });
    await page.getByLabel(t("account.username")).fill("Not Allowed");
    await save.click();
    await expect(page.getByText(message("username_invalid")).first()).toBeVisible();
    await page.getByLabel(t("account.username")).fill(username);
    await save.click();
    await expect(page.getByText(message("username_taken")).first()).toBeVisible();
    await page.getByLabel(t("account.username")).fill(`${username}_2`);
    await save.click();
    await expect(toast(page, message("updated"))).toBeVisible();
    await expect(page).toHaveURL(address("/wallet"));
    const token = await stored(page, "localStorage", "talabee_TOKEN");
    expect(await readPanel("/api/user", language, token!)).toMatchObject({
      birthday: "1991-04-23",
      gender: "female",
      username: `${username}_2`,
    });
  },
);
