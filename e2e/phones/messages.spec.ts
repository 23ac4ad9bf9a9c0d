import type { Page } from "@playwright/test";
import type { MessageKey } from "../../packages/contract/src/messages/index.js";
import {
  address,
  enter,
  expect,
  createAddress,
  postToPanel,
  readPanel,
  test,
  toast,
  messagesIn,
  chooseLanguage,
} from "../journey.js";
import { MAX_CART_LINES } from "../../packages/contract/src/schemas/primitives.js";
import { changeProduct, codeMailedTo, registerUnverified } from "../panel-client.js";
import type { Language } from "../messages.js";

const STORE = "bayt-al-machboos";
/** Products that no other test uses, because their stock changes here; one per language, as both may run at once. */
const PRODUCTS = { en: "forno-nove.tomato-soup", ar: "forno-nove.caesar" };

/** Each message is shown in the form. */
async function says(page: Page, language: Language, keys: readonly MessageKey[]): Promise<void> {
  for (const key of keys)
    await expect(
      page.getByText(messagesIn(language).message(key), { exact: true }).first(),
      key,
    ).toBeVisible();
}

test(
  "registration shows missing and invalid fields",
  {
    tag: [
      "@REQ-AUTH-35",
      "@REQ-FORM-01",
      "@REQ-FORM-02",
      "@REQ-FORM-03",
      "@REQ-FORM-04",
      "@REQ-FORM-05",
      "@REQ-FORM-06",
      "@REQ-FORM-11",
      "@REQ-FORM-12",
      "@REQ-FORM-13",
      "@REQ-FORM-14",
      "@REQ-FORM-21",
    ],
  },
  async ({ page, language, consoleErrors: _ }) => {
    const { t } = messagesIn(language);
    await chooseLanguage(page, language);
    await page.goto(address("/auth"));
    await page.getByRole("tab", { name: t("auth.register") }).click();
    const send = page.getByRole("button", { name: t("auth.createAccount") });
    await send.click();
    await says(page, language, [
      "please_fill_all_input",
      "first_name_required",
      "last_name_required",
      "email_required",
      "mobile_required",
      "password_required",
      "confirm_password_required",
    ]);
    await page.getByLabel(t("auth.firstName")).fill("N00r");
    await page.getByLabel(t("auth.lastName")).fill("Al-Kuwari");
    await page.getByLabel(t("auth.email")).fill("noor@");
    await page.getByLabel(t("auth.mobile")).fill("123");
    await page.getByLabel(t("auth.password"), { exact: true }).fill("short");
    await page.getByLabel(t("auth.confirmPassword"), { exact: true }).fill("other");
    await send.click();
    await says(page, language, [
      "name_invalid",
      "email_invalid",
      "mobile_invalid",
      "password_too_short",
      "passwords_must_match",
    ]);
  },
);

test(
  "the address form shows its required fields",
  { tag: ["@nightly", "@REQ-FORM-17", "@REQ-FORM-18", "@REQ-FORM-19", "@REQ-FORM-20"] },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t } = messagesIn(language);
    await enter(page, language, customer, "/address");
    await page.getByRole("button", { name: t("checkout.addAddress") }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel(t("checkout.phone"), { exact: true }).fill("");
    await form.getByRole("button", { name: t("checkout.saveAddress") }).click();
    await says(page, language, [
      "please_fill_all_input",
      "phone_required",
      "zone_required",
      "street_required",
      "building_number_required",
      "note_required",
    ]);
    await form.getByLabel(new RegExp(t("checkout.plateZone"))).fill("0");
    await form.getByLabel(new RegExp(t("checkout.plateBuilding"))).fill("0");
    await form.getByRole("button", { name: t("checkout.saveAddress") }).click();
    await says(page, language, ["zone_invalid", "building_number_invalid"]);
  },
);

test(
  "an invalid code, a locked code, and a resend during the cooldown",
  { tag: ["@nightly", "@REQ-MESSAGE-12"] },
  async ({ page, language, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    const { email, password } = await registerUnverified();
    await chooseLanguage(page, language);
    await page.goto(address("/auth"));
    await page.getByLabel(t("auth.email")).fill(email);
    await page.getByLabel(t("auth.password"), { exact: true }).fill(password);
    await page.getByRole("button", { name: t("auth.signIn"), exact: true }).click();
    await expect(toast(page, message("email_unverified"))).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/verfied\?verify=true/);
    const boxes = page.locator("[autocomplete=one-time-code]");
    const submit = page.getByRole("button", { name: t("auth.submit"), exact: true });
    await boxes.focus();
    await page.keyboard.type("12");
    await submit.click();
    await says(page, language, ["otp_malformed"]);
    const wrong = (await codeMailedTo(email)) === "000000" ? "111111" : "000000";
    for (let tries = 0; tries < 5; tries++) {
      const answered = page.waitForResponse("**/api/email-verify");
      await boxes.fill("");
      // The sixth digit sends.
      await page.keyboard.type(wrong);
      await answered;
      await says(page, language, [tries < 4 ? "otp_invalid" : "otp_locked"]);
    }

    const resend = page.locator("[data-slot=resend-control] button");
    await resend.click();
    await expect(toast(page, message("code_sent"))).toBeVisible();
    // During the countdown it can still be pressed.
    await resend.click({ force: true });
    await expect(toast(page, message("resend_cooldown"))).toBeVisible();
  },
);

test("a full cart takes no further line", async ({ page, language, customer, consoleErrors: _ }) => {
  const { t, message } = messagesIn(language);
  const { items } = await readPanel<{ items: { id: string; has_addons: boolean; max_quantity: number }[] }>(
    `/api/stores/${STORE}/products?per_page=50`,
    language,
  );
  const [last, ...others] = items.filter((product) => !product.has_addons && product.max_quantity > 10);
  // Lines with different notes are different lines.
  await Promise.all(
    Array.from({ length: MAX_CART_LINES }, (_line, at) =>
      postToPanel(
        "/api/cart/add",
        { product_id: others[at % others.length]!.id, note: `note ${at}` },
        customer.token,
      ),
    ),
  );
  await enter(page, language, customer, `/store/${STORE}/product/${last!.id}`);
  const add = page.getByRole("main").getByRole("button", { name: new RegExp(`^${t("catalogue.add")}.*\\d`) });
  await add.click();
  await expect(toast(page, message("cart_full"))).toBeVisible();
});

test(
  "the stock limit holds on the button and on the server",
  { tag: ["@nightly", "@REQ-CART-16", "@REQ-MESSAGE-11"] },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    const product = PRODUCTS[language];
    await changeProduct(product, { stock: "3" });
    await postToPanel("/api/cart/add", { product_id: product, quantity: "2" }, customer.token);
    const { name } = await readPanel<{ name: string }>(`/api/products/${product}`, language);
    await enter(page, language, customer, "/cart");
    const stepper = page.getByRole("main").getByRole("group", { name: t("catalogue.quantityOf", { name }) });
    const more = stepper.getByRole("button", { name: t("catalogue.moreNamed", { name }) });
    await expect(stepper).toContainText("2");
    // The server's stock is newer than the page's: the quantity becomes what is left.
    await changeProduct(product, { stock: "2" });
    const put = page.waitForResponse((answer) => answer.url().endsWith("/api/cart/update") && answer.ok());
    await more.click();
    await put;
    await expect(stepper).not.toHaveAttribute("aria-busy");
    await expect(toast(page, message("stock_exceeded"))).toBeVisible();
    await expect(toast(page, message("quantity_updated"))).toHaveCount(0);
    await expect(stepper).toContainText("2");
    // The toast closes by itself; the page is up to date.
    await expect(toast(page, message("stock_exceeded"))).toHaveCount(0);
    await more.click({ force: true });
    await expect(toast(page, message("stock_exceeded"))).toBeVisible();
  },
);

test(
  "every list has an empty state",
  { tag: ["@nightly", "@REQ-MESSAGE-37", "@REQ-MESSAGE-38", "@REQ-MESSAGE-39", "@REQ-MESSAGE-40"] },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t } = messagesIn(language);
    await createAddress(customer);
    await enter(page, language, customer, "/cart");
    for (const [path, text] of [
      ["/cart", "cart.emptyTitle"],
      ["/favourite", "catalogue.noFavourites"],
      ["/orders", "orders.noOrders"],
      ["/notifications", "account.noNotifications"],
      // A store that nobody has reviewed yet.
      ["/store/dune-bakehouse/reviews", "catalogue.noReviews"],
    ] as const) {
      await page.goto(address(path));
      await expect(page.getByText(t(text)).locator("visible=true").first(), path).toBeVisible();
    }
  },
);
