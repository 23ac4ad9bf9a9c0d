import { address, enter, expect, fillAddressForm, readPanel, test, toast, messagesIn } from "../journey.js";

interface KeptAddress {
  zone_number: string;
  is_default: boolean;
  location: { lat: number; lng: number } | null;
}

test(
  "a customer manages addresses with a pin and edits the profile",
  {
    tag: [
      "@REQ-ACCOUNT-02",
      "@REQ-ACCOUNT-03",
      "@REQ-ACCOUNT-17",
      "@REQ-API-15",
      "@REQ-MESSAGE-22",
      "@REQ-MESSAGE-23",
    ],
  },
  async ({ page, context, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    const kept = async () =>
      (await readPanel<{ items: KeptAddress[] }>("/api/addresses", language, customer.token)).items;
    await context.grantPermissions(["geolocation"], { origin: address("") });
    await context.setGeolocation({ latitude: 25.3236, longitude: 51.529 });
    await enter(page, language, customer, "/profile");

    await test.step("adds the first address at the device's location", async () => {
      await page
        .getByRole("main")
        .getByRole("link", { name: t("shell.addresses") })
        .first()
        .click();
      await page.getByRole("button", { name: t("checkout.addAddress") }).click();
      await page.getByRole("button", { name: t("catalogue.myLocation") }).click();
      await fillAddressForm(page, language);
      await expect(toast(page, message("address_saved"))).toBeVisible();
      expect(await kept()).toMatchObject([{ zone_number: "61", location: { lat: 25.3236, lng: 51.529 } }]);
    });

    await test.step("editing keeps the pin", async () => {
      await page.getByRole("main").locator("[aria-haspopup=menu]").first().click();
      await page.getByRole("menuitem", { name: t("account.edit") }).click();
      const zone = page.getByRole("dialog").getByLabel(new RegExp(t("checkout.plateZone")));
      const save = page.getByRole("button", { name: t("checkout.saveAddress") });
      await zone.fill("99");
      await save.click();
      await expect(zone).toHaveAccessibleDescription(message("zone_unknown"));
      // The pin is kilometres away from this zone: one of both is wrong.
      await zone.fill("55");
      await save.click();
      await expect(zone).toHaveAccessibleDescription(
        new RegExp(message("pin_zone_differs", { zone: "61.*" })),
      );
      await zone.fill("60");
      await save.click();
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(toast(page, message("updated"))).toBeVisible();
      await expect.poll(kept).toMatchObject([{ zone_number: "60", location: { lat: 25.3236, lng: 51.529 } }]);
    });

    await test.step("the second address becomes the default", async () => {
      await page
        .getByRole("button", { name: t("checkout.addAddress") })
        .first()
        .click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: t("checkout.labelWork") })
        .click();
      await fillAddressForm(page, language);
      const menu = page
        .getByRole("main")
        .getByRole("button", { name: t("account.addressActions", { name: t("checkout.labelWork") }) });
      await menu.click();
      await page.getByRole("menuitem", { name: t("account.makeDefault") }).click();
      await expect
        .poll(async () => (await kept()).find(({ is_default }) => is_default)?.zone_number)
        .toBe("61");
    });

    await test.step("the first address is deleted after confirmation", async () => {
      await page
        .getByRole("main")
        .getByRole("button", { name: t("account.addressActions", { name: t("checkout.labelHome") }) })
        .click();
      await page.getByRole("menuitem", { name: t("account.deleteAddress") }).click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: t("account.deleteAddress") })
        .click();
      await expect(toast(page, message("deleted"))).toBeVisible();
      await expect.poll(async () => (await kept()).length).toBe(1);
    });

    await test.step("saves birthday, gender and username", async () => {
      await page.goto(address("/profile/edit"));
      await page.getByLabel(t("account.username")).fill(`noor_${crypto.randomUUID().slice(0, 8)}`);
      await page.getByRole("radio", { name: t("account.female"), exact: true }).check({ force: true });
      await page.getByRole("button", { name: t("account.saveChanges") }).click();
      await expect(page.getByText(message("birthday_required")).first()).toBeVisible();
      await fillBirthday("1991-04-23");
      await page.getByRole("button", { name: t("account.saveChanges") }).click();
      await expect(page).toHaveURL(address("/profile"));
      const user = await readPanel<object>("/api/user", language, customer.token);
      expect(user).toMatchObject({ birthday: "1991-04-23", gender: "female" });
    });

    async function fillBirthday(day: string): Promise<void> {
      const [year, month, date] = day.split("-") as [string, string, string];
      const field = page.getByRole("group", { name: t("account.birthday") });
      await field.getByLabel(t("forms.day")).fill(date);
      await field.getByLabel(t("forms.month")).fill(month);
      await field.getByLabel(t("forms.year")).fill(year);
    }
  },
);
