import {
  addDish,
  address,
  DISH,
  enter,
  expect,
  fillAddressForm,
  messagesIn,
  placeOrder,
  readPanel,
  test,
  toast,
  chooseLanguage,
} from "../journey.js";
import { coveredByToasts, keepToasts } from "../covered-by-toasts.js";
import { recordToasts } from "./record-toasts.js";

for (const size of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
])
  test(`${size.width} px: a message covers neither bars nor actions nor the focus on checkout (REQ-A11Y-04)`, async ({
    page,
    language,
    customer,
    consoleErrors: _,
  }) => {
    const { message } = messagesIn(language);
    await page.setViewportSize(size);
    await keepToasts(page);
    await addDish(customer);
    await enter(page, language, customer, "/checkout");
    await fillAddressForm(page, language);
    const saved = toast(page, message("address_saved"));
    await expect(saved).toBeVisible();
    const clear = { toasts: 1, covered: [] };
    await expect.poll(() => coveredByToasts(page)).toEqual(clear);
    const box = (await saved.boundingBox())!;
    expect(box.height, "a slim pill").toBeLessThanOrEqual(56);
    if (size.width < 1024) expect(box.y, "at the bottom, near the thumb").toBeGreaterThan(size.height / 2);
    else expect(size.width - box.x - box.width, "top right").toBeLessThan(64);

    for (let presses = 0; presses < 24; presses++) {
      await page.keyboard.press("Tab");
      await expect.poll(() => coveredByToasts(page), `focus ${presses}`).toEqual(clear);
    }
  });

test("one message is shown when an order is placed (REQ-A11Y-04)", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  const { message } = messagesIn(language);
  const shown = await recordToasts(page);
  await addDish(customer);
  await enter(page, language, customer, "/checkout");
  await fillAddressForm(page, language);
  await placeOrder(page, language);
  await expect.poll(() => coveredByToasts(page)).toEqual({ toasts: 1, covered: [] });
  await expect(toast(page, message("order_created"))).toBeHidden();
  expect(shown.filter((text) => !text.includes(message("address_saved")))).toEqual([
    message("order_created"),
  ]);
});

test("a message does not cover the button of a product's page (REQ-A11Y-04)", async ({
  page,
  context,
  language,
  consoleErrors: _,
}) => {
  const { t, message } = messagesIn(language);
  const { name } = await readPanel<{ name: string }>(`/api/products/${DISH}`, language);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await chooseLanguage(page, language);
  await keepToasts(page);
  await page.goto(address(`/store/bayt-al-machboos/product/${DISH}`));
  await expect(page.locator("[data-slot=product-bar]")).toBeInViewport();
  await page.getByRole("button", { name: t("catalogue.share", { name }) }).click();
  await expect(toast(page, message("product_link_copied"))).toBeVisible();
  await expect.poll(() => coveredByToasts(page)).toEqual({ toasts: 1, covered: [] });
});

test.describe("on a device that is set to Arabic", () => {
  test.use({ locale: "ar-QA" });

  test("a message does not cover the offer of Arabic (REQ-A11Y-04)", async ({
    page,
    customer,
    consoleErrors: _,
  }) => {
    const { t, message } = messagesIn("en");
    await page.addInitScript(
      ({ token, user }) => {
        localStorage.setItem("talabee_TOKEN", token);
        localStorage.setItem("talabee_USER", JSON.stringify(user));
        sessionStorage.setItem("notificationsReminded", "1");
      },
      { token: customer.token, user: customer.user },
    );
    await keepToasts(page);
    await page.goto(address("/profile"));
    await expect(page.locator("[data-slot=language-offer]")).toBeInViewport();
    await page
      .getByRole("main")
      .getByRole("button", { name: t("shell.logOut") })
      .click();
    await expect(toast(page, message("logged_out"))).toBeVisible();
    await expect(page.locator("[data-slot=language-offer]")).toBeInViewport();
    await expect.poll(() => coveredByToasts(page)).toEqual({ toasts: 1, covered: [] });
  });
});
