import type { Locator, Page } from "@playwright/test";
import {
  DISH,
  expect,
  fillAddressForm,
  pattern,
  quickAdds,
  readPanel,
  stored,
  test,
  toast,
  messagesIn,
} from "../journey.js";
import { codeMailedTo } from "../panel-client.js";

interface ProductData {
  name: string;
  vendor: { name: string };
  addon_groups: { name: string; required: boolean; options: { name: string; price: number }[] }[];
}

const STORE = "bayt-al-machboos";
const OTHER_STORE = "karak-al-asr";

test.beforeEach(async ({ page, language }) => {
  await page.goto(`${process.env["JOURNEY_URL"]}/`);
  if (language === "ar") {
    // By the toggle in the header, with a key: a toast may cover it and stays while hovered.
    await page
      .getByRole("button", { name: messagesIn("en").t("shell.otherLanguage") })
      .first()
      .press("Enter");
  }
  await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
});

test(
  "a customer registers, orders and tracks the delivery",
  {
    tag: [
      "@REQ-API-09",
      "@REQ-API-16",
      "@REQ-APP-01",
      "@REQ-AUTH-17",
      "@REQ-AUTH-31",
      "@REQ-CART-01",
      "@REQ-CATALOG-01",
      "@REQ-MESSAGE-09",
      "@REQ-MESSAGE-17",
      "@REQ-MESSAGE-25",
      "@REQ-MESSAGE-30",
      "@REQ-MESSAGE-36",
      "@REQ-MONEY-12",
      "@REQ-ORDER-01",
      "@REQ-ORDER-02",
      "@REQ-ORDER-03",
      "@REQ-ORDER-04",
      "@REQ-ORDER-08",
      "@REQ-ORDER-09",
      "@REQ-ORDER-10",
      "@REQ-ORDER-21",
      "@REQ-ORDER-22",
      "@REQ-ORDER-23",
    ],
  },
  async ({ page, language, consoleErrors: _ }, info) => {
    // The delivery alone may take two minutes.
    test.setTimeout(240_000);
    const { t, plural, message } = messagesIn(language);
    const isPhone = info.project.name.endsWith("phone");
    const dish = await readPanel<ProductData>(`/api/products/${DISH}`, language);
    const required = dish.addon_groups.find((group) => group.required)!;
    const extra = dish.addon_groups.find((group) => !group.required)!;
    const email = `noor.${info.project.name}.${Date.now()}@example.qa`;
    const password = "saffron-and-loomi-42";

    await test.step("home leads to a store, the store to a product with an add-on", async () => {
      await page.getByRole("link", { name: dish.vendor.name }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: dish.vendor.name })).toBeVisible();
      await page.getByRole("link", { name: dish.name, exact: true }).first().click();
      const sheet = page.getByRole("dialog", { name: dish.name });
      await sheet.getByRole("radio", { name: required.options[1]!.name }).check();
      await chooseExtra(sheet, extra.options[0]!.name);
      await sheet.getByRole("button", { name: new RegExp(`^${t("catalogue.add")}.*\\d`) }).click();
    });

    await test.step("asks to log in and remembers the action", async () => {
      await expect(toast(page, message("unauthenticated"))).toBeVisible();
      await expect(page).toHaveURL(/\/auth$/);
      expect(await stored(page, "sessionStorage", "talabee_INTENT")).toContain(DISH);
      await expect(page.getByText(t("auth.kept", { name: dish.name }))).toBeVisible();
    });

    await test.step("registers, on the side that is open (REQ-AUTH-56)", async () => {
      await expect(page.getByRole("tab", { name: t("auth.register") })).toHaveAttribute(
        "aria-selected",
        "true",
      );
      await page.getByLabel(t("auth.firstName")).fill(language === "ar" ? "نور" : "Noor");
      await page.getByLabel(t("auth.lastName")).fill(language === "ar" ? "الكواري" : "Al-Kuwari");
      await page.getByLabel(t("auth.email")).fill(email);
      await page.getByLabel(t("auth.mobile")).fill(language === "ar" ? "٥٥١٢٣٤٠٠" : "5512 3400");
      await page.getByLabel(t("auth.password"), { exact: true }).fill(password);
      await page.getByLabel(t("auth.confirmPassword"), { exact: true }).fill(password);
      const sent = page.waitForRequest(/\/api\/register$/);
      await page.getByRole("button", { name: t("auth.createAccount") }).click();
      expect((await sent).method()).toBe("POST");
      await expect(toast(page, message("registered"))).toBeVisible();
      await expect(page).toHaveURL(/\/auth\/verfied\?verify=true$/);
      await expect(page.getByText(t("auth.kept", { name: dish.name }))).toBeVisible();
    });

    await test.step("types the code from the mail, or pastes it in Arabic-Indic digits; it is sent by itself", async () => {
      const submit = page.getByRole("button", { name: t("auth.submit"), exact: true });
      await expect(submit).toBeDisabled();
      const code = await codeMailedTo(email);
      const boxes = page.locator("[autocomplete=one-time-code]");
      await boxes.focus();
      if (language === "ar") {
        await paste(page, `رمز التحقق: ${code.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]!)}`);
      } else {
        await page.keyboard.type(code);
      }
      await expect(toast(page, message("verified"))).toBeVisible();
    });

    await test.step("asks for birthday, gender and country, which can be skipped", async () => {
      await expect(page).toHaveURL(/\/auth\/userinfo\?returnTo=/);
      await page.getByRole("button", { name: t("account.skip") }).click();
    });

    await test.step("is signed in, back at the store, with the chosen product in the cart", async () => {
      await expect(page).toHaveURL(new RegExp(`/store/${STORE}`));
      const drawer = page.getByRole("dialog", { name: t("cart.title") });
      await expect(drawer.getByText(dish.name, { exact: true })).toBeVisible();
      await expect(drawer.getByText(extra.options[0]!.name)).toBeVisible();
      expect(await stored(page, "localStorage", "cartState")).toContain('"count":1');
    });

    await test.step("changes the quantity", async () => {
      const drawer = page.getByRole("dialog", { name: t("cart.title") });
      await drawer.getByRole("button", { name: t("catalogue.moreNamed", { name: dish.name }) }).click();
      await expect(toast(page, message("quantity_updated"))).toBeVisible();
      await expect.poll(() => stored(page, "localStorage", "productQuantities")).toContain(`"${DISH}":2`);
      await drawer.getByRole("button", { name: t("common.close") }).click();
      await expect(drawer).toBeHidden();
    });

    await test.step("adding from a second store asks about the first cart", async () => {
      await page.goto(`${process.env["JOURNEY_URL"]}/store/${OTHER_STORE}`);
      const add = quickAdds(page, language).first();
      await add.click();
      const question = page.getByRole("alertdialog", { name: message("vendor_conflict") });
      await expect(question.getByText(dish.vendor.name).first()).toBeVisible();
      await question.getByRole("button", { name: t("cart.cancel"), exact: true }).click();
      await expect(question).toBeHidden();
      await expect.poll(() => stored(page, "localStorage", "vendorAtCart")).toContain(STORE);
    });

    await test.step("checks out: address, cash on delivery, review", async () => {
      await page.goto(`${process.env["JOURNEY_URL"]}/store/${STORE}`);
      if (isPhone) {
        await page.getByRole("button", { name: new RegExp(t("catalogue.viewCart")) }).click();
        await page
          .getByRole("dialog", { name: t("cart.title") })
          .getByRole("link", { name: new RegExp(t("cart.checkout")) })
          .click();
      } else {
        await page
          .getByRole("link", { name: new RegExp(t("cart.checkout")) })
          .first()
          .click();
      }
      await fillAddressForm(page, language);
      await expect(page.getByRole("heading", { level: 1, name: t("checkout.title") })).toBeVisible();
      await expect(page.getByRole("radio", { name: new RegExp(t("checkout.cash")) })).toBeChecked();
      await expect(page.getByRole("radio", { name: new RegExp(t("checkout.online")) })).toBeEnabled();
      const steps = page.locator("[data-slot=checkout-step]");
      await expect(steps.last()).toContainText(t("checkout.review"));
      await expect(steps.last()).toContainText(dish.name);
    });

    await test.step("a reload keeps the form", async () => {
      await page.getByLabel(t("checkout.orderNote")).fill("42");
      await page.reload();
      await expect(page.getByLabel(t("checkout.orderNote"))).toHaveValue("42");
    });

    const orderId = await test.step("a double click places one order", async () => {
      const place = page.getByRole("button", { name: new RegExp(`^${t("checkout.placeOrder")}`) }).last();
      await expect(place).toBeEnabled();
      await place.dblclick();
      await expect(toast(page, message("order_created"))).toBeVisible();
      await expect(page).toHaveURL(/\/orders\/[^/]+\/track$/);
      const id = /\/orders\/([^/]+)\/track/.exec(page.url())![1]!;
      const token = (await stored(page, "localStorage", "talabee_TOKEN"))!;
      expect(await readPanel<object>(`/api/orders/${id}`, language, token)).toMatchObject({
        order_type: "delivery",
        payment_method: "cod",
      });
      return id;
    });

    await test.step("tracking updates through accepted, delivering, delivered", async () => {
      // A reached step shows its time.
      for (const step of ["orders.stepAccepted", "orders.stepDelivering"] as const) {
        await expect(
          page
            .locator("[data-slot=order-step]")
            .filter({ hasText: t(step) })
            .locator("time"),
        ).toBeVisible({ timeout: 40_000 });
      }
      await expect(
        page.getByRole("heading", { name: pattern(t("orders.deliveredAt", { time: "@" })) }),
      ).toBeVisible({
        timeout: 40_000,
      });
    });

    await test.step("past orders list the order once", async () => {
      await page.goto(`${process.env["JOURNEY_URL"]}/orders`);
      const past = page.getByRole("region", { name: t("orders.past") });
      await expect(past.getByRole("article")).toHaveCount(1);
      await expect(past.locator(`a[href="/orders/${orderId}"]`).first()).toBeVisible();
      await expect(page.getByRole("region", { name: t("orders.current") }).getByRole("article")).toHaveCount(
        0,
      );
    });

    await test.step("a reload keeps language, login and cart badge", async () => {
      await page.goto(`${process.env["JOURNEY_URL"]}/store/${OTHER_STORE}`);
      await quickAdds(page, language).first().click();
      await expect.poll(() => stored(page, "localStorage", "cartState")).toContain('"count":1');
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
      expect(await stored(page, "localStorage", "talabee_TOKEN")).not.toBeNull();
      await page.goto(`${process.env["JOURNEY_URL"]}/`);
      await expect(page.getByRole("banner").locator("[data-slot=cart-button]").first()).toHaveAccessibleName(
        new RegExp(plural("shell.cartItems", "one", { count: 1 })),
      );
    });

    await test.step("logging out clears storage", async () => {
      const sent = page.waitForRequest(/\/api\/logout$/);
      await page.goto(`${process.env["JOURNEY_URL"]}/profile`);
      await page
        .getByRole("main")
        .getByRole("button", { name: t("shell.logOut") })
        .last()
        .click();
      await expect(toast(page, message("logged_out"))).toBeVisible();
      expect((await sent).method()).toBe("POST");
      await expect(page).toHaveURL(/\/$/);
      const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
      expect(left.filter((key) => !["language", "theme", "notificationsReminded"].includes(key))).toEqual([]);
    });
  },
);

/** An add-on is a checkbox, or a stepper when it can be added several times. */
async function chooseExtra(sheet: Locator, name: string): Promise<void> {
  const box = sheet.getByRole("checkbox", { name });
  if ((await box.count()) > 0) await box.check();
  else
    await sheet
      .getByRole("button", { name: new RegExp(name) })
      .first()
      .click();
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData("text/plain", pasted);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}
