import {
  address,
  enter,
  expect,
  createAddress,
  orderForLater,
  postToPanel,
  readPanel,
  readyToOrder,
  sendAddressForm,
  test,
  toast,
  messagesIn,
  chooseLanguage,
} from "../journey.js";

// What the server refuses about forms and the account.

test("an expired voucher", { tag: "@nightly" }, async ({ page, language, customer, consoleErrors: _ }) => {
  const { t, message } = messagesIn(language);
  await enter(page, language, customer, "/wallet");
  const field = page.getByLabel(t("wallet.redeemLabel"));
  await field.fill("EIDIYA20");
  await page.getByRole("button", { name: t("wallet.redeem"), exact: true }).click();
  await expect(toast(page, message("voucher_expired"))).toBeVisible();
  await expect(field).toHaveAccessibleDescription(message("voucher_expired"));
});

test("an invalid picture", { tag: "@nightly" }, async ({ page, language, customer, consoleErrors: _ }) => {
  const { t } = messagesIn(language);
  const info = { first_name: "Noor", last_name: "Al-Kuwari", mobile: "55123400" };
  await postToPanel("/api/user_info", { ...info, birthday: "1990-01-01", gender: "female" }, customer.token);
  await enter(page, language, customer, "/profile/edit");
  const file = page.getByLabel(t("account.changePicture"));
  const told = page.getByRole("main").getByRole("alert");
  const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Mornings") };
  const cut = (await page.screenshot()).subarray(0, 5000);
  await file.setInputFiles(notes);
  await expect(told.getByText(t("account.pictureFormat"))).toBeVisible();
  // Name and type are valid: the content is read.
  await file.setInputFiles({ name: "cut.png", mimeType: "image/png", buffer: cut });
  await expect(told.getByText(t("forms.fileBroken", { name: "cut.png" }), { exact: true })).toBeVisible();
  await file.setInputFiles({ ...notes, name: "me.png", mimeType: "image/png" });
  await expect(told.getByText(t("account.pictureFormat"))).toBeVisible();
});

test(
  "a wrong password, and a common or too long new one",
  { tag: "@nightly" },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    await chooseLanguage(page, language);
    await page.goto(address("/auth"));
    await page.getByLabel(t("auth.email")).fill(customer.email);
    const password = page.getByLabel(t("auth.password"), { exact: true });
    await password.fill("not-their-password-42");
    await page.getByRole("button", { name: t("auth.signIn"), exact: true }).click();
    await expect(toast(page, message("invalid_credentials"))).toBeVisible();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(message("invalid_credentials"));

    await page.getByRole("tab", { name: t("auth.register") }).click();
    await page.getByLabel(t("auth.firstName")).fill("Noor");
    await page.getByLabel(t("auth.lastName")).fill("Al-Kuwari");
    await page.getByLabel(t("auth.email")).fill(`noor.${crypto.randomUUID()}@example.qa`);
    await page.getByLabel(t("auth.mobile")).fill("5512 3400");
    const again = page.getByLabel(t("auth.confirmPassword"), { exact: true });
    for (const [wanted, text] of [
      ["qatar2022", "password_common"],
      ["saffron-".repeat(17), "password_too_long"],
    ] as const) {
      await password.fill(wanted);
      await again.fill(wanted);
      await page.getByRole("button", { name: t("auth.createAccount") }).click();
      await expect(password, text).toHaveAccessibleDescription(new RegExp(message(text)));
    }
  },
);

test(
  "the code of a deleted family",
  { tag: "@nightly" },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    await postToPanel("/api/family/create", { name: "Al Bayt" }, customer.token);
    const { invite_code } = await readPanel<{ invite_code: string }>("/api/family", "en", customer.token);
    await postToPanel("/api/family/leave", {}, customer.token);
    await enter(page, language, customer, "/joinFamily");
    await page.getByLabel(t("family.code")).fill(invite_code);
    await expect(page.getByText(message("family_code")).first()).toBeVisible();
  },
);

test(
  "an invalid attachment, and a repeated application",
  { tag: "@nightly" },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    await enter(page, language, customer, "/apply/partner");
    await page.getByLabel(t("apply.businessType")).selectOption({ index: 1 });
    await page.getByLabel(t("apply.companyName")).fill("Bayt Al Kaak");
    await page.getByLabel(t("apply.crNumber")).fill("12/345");
    const send = page.getByRole("button", { name: t("apply.send") });
    await send.click();
    await expect(page.getByText(message("cr_number_invalid")).first()).toBeVisible();
    await page.getByLabel(t("apply.crNumber")).fill("12345");

    const file = page.locator("input[type=file]");
    const pdf = { name: "registration.pdf", mimeType: "application/pdf" };
    await file.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Mornings") });
    await expect(page.getByRole("alert").getByText(message("file_type"), { exact: true })).toBeVisible();
    await file.setInputFiles({ ...pdf, buffer: Buffer.alloc(5 * 1024 * 1024 + 1, " ") });
    await expect(page.getByRole("alert").getByText(message("file_too_large"), { exact: true })).toBeVisible();
    // Name and type are valid: the server checks the content.
    await file.setInputFiles({ ...pdf, buffer: Buffer.from("Mornings and evenings") });
    await send.click();
    await expect(toast(page, message("validation_failed"))).toBeVisible();
    await expect(page.getByText(message("file_type")).first()).toBeVisible();
    await page.getByRole("button", { name: t("forms.removeFile", { name: pdf.name }) }).click();
    await file.setInputFiles({ ...pdf, buffer: Buffer.alloc(0) });
    await send.click();
    await expect(page.getByText(message("file_broken")).first()).toBeVisible();

    const rider = { first_name: "Noor", last_name: "Al-Kuwari", email: customer.email, mobile: "55123400" };
    await postToPanel("/api/applicants", { ...rider, type: "rider" }, customer.token);
    await page.goto(address("/apply/rider"));
    await expect(page.getByLabel(t("auth.email"))).toHaveValue(customer.email);
    await send.click();
    await expect(toast(page, message("already_applied"))).toBeVisible();
  },
);

test(
  "deleting an address in use, and exceeding the address limit",
  { tag: "@nightly" },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    await readyToOrder(customer);
    await orderForLater(customer);
    await enter(page, language, customer, "/address");
    await page
      .getByRole("main")
      .getByRole("button", { name: t("account.addressActions", { name: t("checkout.labelHome") }) })
      .click();
    await page.getByRole("menuitem", { name: t("account.deleteAddress") }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: t("account.deleteAddress") }).click();
    await expect(toast(page, message("address_in_use"))).toBeVisible();

    for (let kept = 1; kept < 20; kept++) await createAddress(customer, "work");
    await page.goto(address("/address"));
    await page
      .getByRole("button", { name: t("checkout.addAddress") })
      .first()
      .click();
    await sendAddressForm(page, language);
    await expect(toast(page, message("address_limit"))).toBeVisible();
  },
);
