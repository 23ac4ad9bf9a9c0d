import { address, enter, expect, test, toast, messagesIn, chooseLanguage } from "../journey.js";

test("sign-out removes what was typed into forms of this tab", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  // REQ-STORAGE-28
  const { t, message } = messagesIn(language);
  const drafts = () =>
    page.evaluate(() =>
      Object.keys(sessionStorage)
        .filter((key) => key.startsWith("draft:"))
        .sort(),
    );
  await enter(page, language, customer, "/contact");
  await page.getByLabel(t("apply.message"), { exact: true }).fill("Where is my receipt?");
  await page.goto(address("/apply/rider"));
  await page.getByLabel(t("apply.comments")).fill("Mornings");
  await expect.poll(drafts).toEqual(["draft:apply-rider", "draft:contact"]);

  await page.goto(address("/profile"));
  await page
    .getByRole("main")
    .getByRole("button", { name: t("shell.logOut") })
    .last()
    .click();
  await expect(toast(page, message("logged_out"))).toBeVisible();
  expect(await drafts()).toEqual([]);
});

test(
  "a guest contacts support from the footer",
  { tag: ["@REQ-FORM-10", "@REQ-MESSAGE-24"] },
  async ({ page, language, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    await chooseLanguage(page, language);
    await page.goto(address("/privacy"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: t("shell.contact") })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: t("apply.contactTitle") })).toBeVisible();
    // A number is read in groups of digits, and dialed without.
    for (const place of ["main", "contentinfo"] as const) {
      const call = page.getByRole(place).locator("a[href^='tel:']");
      await expect(call).toContainText("+974 4000 0000");
      await expect(call).toHaveAttribute("href", "tel:+97440000000");
    }

    await page.getByRole("button", { name: t("apply.sendMessage") }).click();
    await expect(page.getByText(message("please_fill_all_input")).first()).toBeVisible();
    for (const text of ["name_required", "email_required", "mobile_required", "message_required"] as const) {
      await expect(page.getByText(message(text)).first()).toBeVisible();
    }

    await page
      .getByLabel(t("apply.fullName"), { exact: true })
      .fill(language === "ar" ? "نور الكواري" : "Noor Al-Kuwari");
    await page.getByLabel(t("auth.email")).fill("noor@example.qa");
    await page.getByLabel(t("checkout.phone"), { exact: true }).fill("5512 3400");
    await page.getByLabel(t("apply.message"), { exact: true }).fill("Where is my receipt?");
    await page.reload();
    await expect(page.getByLabel(t("apply.message"), { exact: true })).toHaveValue("Where is my receipt?");
    await page.getByRole("button", { name: t("apply.sendMessage") }).click();
    await expect(toast(page, message("message_sent"))).toBeVisible();
    await expect(page.getByRole("main").getByText(t("apply.sentTitle"))).toBeVisible();
  },
);
