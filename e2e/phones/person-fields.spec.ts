import { address, enter, expect, messagesIn, readPanel, test } from "../journey.js";

// Each field of an address and of a user, as the server keeps it, is typed and shown.

test(
  "an address",
  {
    tag: [
      "@REQ-ACCOUNT-14",
      "@REQ-ACCOUNT-15",
      "@REQ-ACCOUNT-16",
      "@REQ-ACCOUNT-17",
      "@REQ-ACCOUNT-18",
      "@REQ-ACCOUNT-19",
      "@REQ-ACCOUNT-20",
      "@REQ-ACCOUNT-21",
    ],
  },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t } = messagesIn(language);
    const typed = {
      line_one: "851",
      line_two: "Apartment 12",
      line_three: "Ring from the gate",
      landmark: "Opposite the park",
      zone_number: "66",
      building_number: "21",
      note: "Leave at the door",
      city: "Al Wakra",
      state: "Al Rayyan",
    };
    await enter(page, language, customer, "/address");
    await page.getByRole("button", { name: t("checkout.addAddress") }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel(new RegExp(t("checkout.plateZone"))).fill(typed.zone_number);
    await form.getByLabel(new RegExp(t("checkout.plateStreet"))).fill(typed.line_one);
    await form.getByLabel(new RegExp(t("checkout.plateBuilding"))).fill(typed.building_number);
    await form.getByLabel(new RegExp(`^${t("checkout.floor")}`)).fill(typed.line_two);
    await form.getByLabel(new RegExp(`^${t("checkout.landmark")}`)).fill(typed.landmark);
    await form.getByLabel(new RegExp(`^${t("checkout.lineThree")}`)).fill(typed.line_three);
    await form.getByLabel(new RegExp(`^${t("checkout.city")}`)).fill(typed.city);
    await form.getByLabel(new RegExp(`^${t("checkout.state")}`)).fill(typed.state);
    await form.getByLabel(t("checkout.note"), { exact: true }).fill(typed.note);
    await form.getByLabel(t("checkout.phone"), { exact: true }).fill("5550 1234");
    await form.getByRole("button", { name: t("checkout.saveAddress") }).click();
    await expect(form).toBeHidden();
    // REQ-ACCOUNT-14 to REQ-ACCOUNT-21
    const { items } = await readPanel<{ items: Record<string, unknown>[] }>(
      "/api/addresses",
      language,
      customer.token,
    );
    expect(items).toMatchObject([{ ...typed, phone: "+97455501234" }]);
    const card = page.locator("[data-slot=address-card]").first();
    for (const text of Object.values(typed)) await expect(card).toContainText(text);
    await expect(card).toContainText("5550 1234");
  },
);

test(
  "a user",
  {
    tag: [
      "@REQ-ACCOUNT-04",
      "@REQ-ACCOUNT-05",
      "@REQ-ACCOUNT-06",
      "@REQ-ACCOUNT-07",
      "@REQ-ACCOUNT-08",
      "@REQ-ACCOUNT-10",
      "@REQ-ACCOUNT-11",
      "@REQ-ACCOUNT-12",
      "@REQ-ACCOUNT-13",
    ],
  },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t } = messagesIn(language);
    const username = `noor_${crypto.randomUUID().slice(0, 8)}`;
    await enter(page, language, customer, "/profile/edit");
    const first = page.getByLabel(t("auth.firstName"));
    const last = page.getByLabel(t("auth.lastName"));
    await first.fill("Hessa");
    await last.fill("Al-Thani");
    await page.getByLabel(t("account.username")).fill(username);
    await page.getByLabel(t("auth.mobile")).fill("5599 8877");
    const birthday = page.getByRole("group", { name: t("account.birthday") });
    await birthday.getByLabel(t("forms.day")).fill("23");
    await birthday.getByLabel(t("forms.month")).fill("04");
    await birthday.getByLabel(t("forms.year")).fill("1991");
    await page.getByRole("radio", { name: t("account.female"), exact: true }).check({ force: true });
    await expect(page.getByRole("radio", { name: t("account.male"), exact: true })).toBeAttached();
    await page.getByLabel(t("account.country")).selectOption("JO");
    await page.getByRole("button", { name: t("account.saveChanges") }).click();
    await expect(page).toHaveURL(address("/profile"));
    // REQ-ACCOUNT-04 to REQ-ACCOUNT-08, REQ-ACCOUNT-10 to REQ-ACCOUNT-13
    expect(await readPanel("/api/user", language, customer.token)).toMatchObject({
      first_name: "Hessa",
      last_name: "Al-Thani",
      username,
      email: customer.email,
      mobile: "+97455998877",
      birthday: "1991-04-23",
      gender: "female",
      role: "user",
      country: "JO",
    });
    await expect(page.getByRole("main")).toContainText("Hessa Al-Thani");
    await expect(page.getByRole("main")).toContainText(customer.email);
    await page.goto(address("/profile/edit"));
    await expect(last).toHaveValue("Al-Thani");
    await expect(page.getByLabel(t("account.username"))).toHaveValue(username);
  },
);
