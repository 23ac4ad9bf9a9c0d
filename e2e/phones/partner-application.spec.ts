import { address, enter, expect, readPanel, test, toast, messagesIn } from "../journey.js";
import { applicationOf } from "../panel-client.js";

/** A PDF large enough for a visible upload. */
const attachment = Buffer.concat([
  Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n"),
  Buffer.alloc(900_000, " "),
  Buffer.from("\n%%EOF\n"),
]);

test(
  "a partner applies with an attachment",
  {
    tag: [
      "@REQ-FORM-07",
      "@REQ-FORM-08",
      "@REQ-FORM-09",
      "@REQ-JOIN-02",
      "@REQ-JOIN-06",
      "@REQ-JOIN-07",
      "@REQ-JOIN-08",
      "@REQ-JOIN-09",
      "@REQ-JOIN-10",
    ],
  },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    await enter(page, language, customer, "/joinFamily");
    await page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(`^${t("apply.partner")}`) })
      .click();
    await expect(page).toHaveURL(address("/apply/partner"));

    await test.step("known fields are filled in; business fields are required", async () => {
      await expect(page.getByLabel(t("auth.email"))).toHaveValue(customer.email);
      await page.getByRole("button", { name: t("apply.send") }).click();
      for (const text of ["business_type_required", "company_name_required", "cr_number_required"] as const) {
        await expect(page.getByText(message(text)).first()).toBeVisible();
      }
    });

    await test.step("shows the upload's progress", async () => {
      await page.getByLabel(t("apply.businessType")).selectOption({ index: 1 });
      await page.getByLabel(t("apply.companyName")).fill("Bayt Al Kaak");
      await page.getByLabel(t("apply.crNumber")).fill("12345");
      await page.getByLabel(t("apply.comments")).fill("Open from dawn");
      await page.locator("input[type=file]").setInputFiles({
        name: "registration.pdf",
        mimeType: "application/pdf",
        buffer: attachment,
      });
      await expect(page.getByText("registration.pdf").first()).toBeVisible();
      const progress = page.getByRole("progressbar");
      const seen = progress.waitFor({ state: "attached" });
      await page.route("**/api/applicants", async (route) => {
        // Delay the response until the progress was visible.
        await seen;
        await route.continue();
      });
      await page.getByRole("button", { name: t("apply.send") }).click();
      await expect(toast(page, message("message_sent"))).toBeVisible();
      await expect(page.getByText(t("apply.receivedTitle"))).toBeVisible();
    });

    await test.step("the server has the application", async () => {
      const { items } = await readPanel<{ items: { type: string; status: string; reference: string }[] }>(
        "/api/applicants/mine",
        language,
        customer.token,
      );
      expect(items).toMatchObject([{ type: "partner", status: "received" }]);
      await expect(page.getByText(items[0]!.reference)).toBeVisible();
      // REQ-JOIN-06 to REQ-JOIN-10
      const application = await applicationOf(customer.email);
      expect(application).toMatchObject({
        type: "partner",
        company_name: "Bayt Al Kaak",
        cr_number: "12345",
        comments: "Open from dawn",
      });
      expect(application!["business_type"]).toBeTruthy();
      expect(application!["cr_attachment"]).toMatch(/^\//);
    });
  },
);
