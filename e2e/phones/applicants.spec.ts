import { address, enter, expect, messagesIn, test, toast } from "../journey.js";
import { applicationOf } from "../panel-client.js";

for (const type of ["rider", "star"] as const)
  test(
    `a ${type} applies`,
    { tag: ["@REQ-FORM-10", "@REQ-JOIN-03", "@REQ-JOIN-04"] },
    async ({ page, language, customer, consoleErrors: _ }) => {
      const { t, message } = messagesIn(language);
      await enter(page, language, customer, "/joinFamily");
      await page
        .getByRole("main")
        .getByRole("link", { name: new RegExp(`^${t(`apply.${type}`)}`) })
        .click();
      await expect(page).toHaveURL(address(`/apply/${type}`));
      await page.getByLabel(t("apply.comments")).fill("Mornings");
      // 'Name is required' is the message of applications.
      const first = page.getByLabel(t("auth.firstName"));
      const name = await first.inputValue();
      await first.fill("");
      const send = page.getByRole("button", { name: t("apply.send") });
      await send.click();
      await expect(first).toHaveAccessibleDescription(message("name_required"));
      await first.fill(name);
      await send.click();
      await expect(toast(page, message("message_sent"))).toBeVisible();
      expect(await applicationOf(customer.email)).toMatchObject({
        type,
        comments: "Mornings",
        company_name: null,
      });
    },
  );

test("what a changed type hides is dropped: values, errors and the attachment", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  const { t, message } = messagesIn(language);
  await enter(page, language, customer, "/apply/partner");
  const type = (name: "apply.partner" | "apply.rider") =>
    page.getByRole("main").getByRole("radio", { name: t(name), exact: true });
  const company = page.getByLabel(t("apply.companyName"));
  await company.fill("Bayt Al Kaak");
  await page.getByLabel(t("apply.crNumber")).fill("12/345");
  await page.locator("input[type=file]").setInputFiles({
    name: "registration.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.4\n%%EOF\n"),
  });
  await page.getByRole("button", { name: t("apply.send") }).click();
  await expect(page.getByText(message("cr_number_invalid")).first()).toBeVisible();

  await type("apply.rider").check({ force: true });
  await expect(company).toHaveCount(0);
  await type("apply.partner").check({ force: true });
  await expect(company).toHaveValue("");
  await expect(page.getByLabel(t("apply.crNumber"))).toHaveValue("");
  await expect(page.getByText("registration.pdf")).toHaveCount(0);
  await expect(page.getByText(message("cr_number_invalid"))).toHaveCount(0);

  await type("apply.rider").check({ force: true });
  await page.getByRole("button", { name: t("apply.send") }).click();
  await expect(toast(page, message("message_sent"))).toBeVisible();
  expect(await applicationOf(customer.email)).toMatchObject({
    type: "rider",
    company_name: null,
    cr_number: null,
    cr_attachment: null,
  });
});
