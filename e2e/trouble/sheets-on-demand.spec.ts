import { address, enter, expect, fillAddressForm, messagesIn, readyToOrder, test } from "../journey.js";

test("a sheet whose code is asked for without a network opens once there is one", async ({
  page,
  context,
  language,
  customer,
}) => {
  // REQ-UI-05: the checkout stays as it is meanwhile.
  const { t } = messagesIn(language);
  await readyToOrder(customer);
  // The first request fails: either the one ahead, while idle, or the one of the press.
  await page.route("**/assets/coupon-sheet-*.js", (route) => route.abort("internetdisconnected"), {
    times: 1,
  });
  await enter(page, language, customer, "/checkout");
  const place = page.getByRole("button", { name: new RegExp(`^${t("checkout.placeOrder")}`) }).last();
  await expect(place).toBeEnabled();
  await context.setOffline(true);
  await page
    .getByRole("button", { name: t("wallet.chooseCoupon") })
    .first()
    .click();
  await expect(place).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole("dialog", { name: t("wallet.chooseCoupon") })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(new URL(address("/checkout")).pathname);
});

test("an address is added where the code of the map cannot be loaded (REQ-UI-07)", async ({
  page,
  language,
  customer,
}) => {
  let refused = 0;
  await page.route("**/assets/location-map-*.js", (route) => {
    refused++;
    return route.abort("failed");
  });
  await enter(page, language, customer, "/address");
  await page
    .getByRole("button", { name: messagesIn(language).t("checkout.addAddress") })
    .first()
    .click();
  const pin = page.locator("[data-slot=pin-field]");
  await expect(pin).toBeVisible();
  // Left out with its label and help, after three more tries.
  await expect(pin).toHaveCount(0);
  expect(refused).toBeGreaterThan(3);
  await fillAddressForm(page, language);
});
