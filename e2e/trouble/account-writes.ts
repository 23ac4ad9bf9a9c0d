import {
  address,
  enter,
  expect,
  createAddress,
  orderAtPanel,
  postToPanel,
  readPanel,
  readyToOrder,
} from "../journey.js";
import { codeMailedTo } from "../panel-client.js";
import { chooseAddressAction, confirm, type FailingWrite, fillAddress, STORE } from "./failing-write.js";

/** How to trigger each write of the account; null for calls that no customer action makes. */
export const accountWrites: Readonly<Record<string, FailingWrite | null>> = {
  login: {
    signedOut: true,
    prepare: async ({ page, customer, messages: { t } }) => {
      await page.goto(address("/auth"));
      const email = page.getByLabel(t("auth.email"));
      await email.fill(customer.email);
      await page.getByLabel(t("auth.password"), { exact: true }).fill(customer.password);
      const press = () => page.getByRole("button", { name: t("auth.signIn"), exact: true }).click();
      return { press, keptFields: [email] };
    },
  },
  confirmSignIn: {
    signedOut: true,
    // Its challenge is invented: nobody has thirty wrong passwords or an authenticator app here.
    cannotSucceed: true,
    prepare: async ({ page, customer, messages: { t } }) => {
      const data = {
        challenge: crypto.randomUUID(),
        expires_at: new Date(Date.now() + 600_000).toISOString(),
      };
      await page.route("**/api/login", (route) =>
        route.fulfill({
          status: 403,
          json: { message: "", code: "second_factor_required", errors: {}, data },
        }),
      );
      await page.goto(address("/auth"));
      await page.getByLabel(t("auth.email")).fill(customer.email);
      await page.getByLabel(t("auth.password"), { exact: true }).fill(customer.password);
      await page.getByRole("button", { name: t("auth.signIn"), exact: true }).click();
      const code = page.getByLabel(t("auth.signInCode"));
      await code.fill("123456");
      return {
        press: () => page.getByRole("button", { name: t("auth.submit") }).click(),
        keptFields: [code],
      };
    },
  },
  register: {
    signedOut: true,
    prepare: async ({ page, messages: { t } }) => {
      await page.goto(address("/auth"));
      await page.getByRole("tab", { name: t("auth.register") }).click();
      const first = page.getByLabel(t("auth.firstName"));
      await first.fill("Noor");
      await page.getByLabel(t("auth.lastName")).fill("Al-Kuwari");
      await page.getByLabel(t("auth.email")).fill(`noor.${crypto.randomUUID()}@example.qa`);
      await page.getByLabel(t("auth.mobile")).fill("5512 3400");
      await page.getByLabel(t("auth.password"), { exact: true }).fill("saffron-and-loomi-42");
      await page.getByLabel(t("auth.confirmPassword"), { exact: true }).fill("saffron-and-loomi-42");
      const press = () => page.getByRole("button", { name: t("auth.createAccount") }).click();
      return { press, keptFields: [first] };
    },
  },
  verifyEmail: {
    refusalsWithReason: ["429"],
    signedOut: true,
    refusalMessage: "otp_submit_failed",
    fallbackMessage: "otp_submit_failed",
    cannotSucceed: true,
    prepare: async ({ page, customer, messages: { t } }) => {
      await page.evaluate((email) => localStorage.setItem("talabee_USER_EMAIL", email), customer.email);
      await page.goto(address("/auth/verfied?verify=true"));
      const boxes = page.locator("[autocomplete=one-time-code]");
      await boxes.focus();
      // The sixth digit sends it, once.
      const refused = page.waitForResponse("**/api/email-verify");
      await page.keyboard.type("123456");
      await refused;
      const submit = page.getByRole("button", { name: t("auth.submit"), exact: true });
      await expect(submit).not.toHaveAttribute("aria-busy", "true");
      const press = () => submit.click();
      return { press, keptFields: [boxes] };
    },
  },
  resendVerification: {
    proves: ["REQ-MESSAGE-14"],
    signedOut: true,
    refusalMessage: "otp_send_error",
    fallbackMessage: "otp_send_error",
    cannotSucceed: true,
    prepare: async ({ page, customer, messages: { t } }) => {
      await page.evaluate((email) => localStorage.setItem("talabee_USER_EMAIL", email), customer.email);
      await page.goto(address("/auth/verfied?verify=true"));
      return { press: () => page.getByRole("button", { name: t("auth.resend") }).click() };
    },
  },
  forgotPassword: {
    signedOut: true,
    prepare: async ({ page, customer, messages: { t } }) => {
      await page.goto(address("/auth/resetPassword"));
      const email = page.getByLabel(t("auth.email"));
      await email.fill(customer.email);
      return {
        press: () => page.getByRole("button", { name: t("account.sendCode") }).click(),
        keptFields: [email],
      };
    },
  },
  resetPassword: {
    signedOut: true,
    prepare: async ({ page, customer, messages: { t } }) => {
      await postToPanel("/api/forgot-password", { email: customer.email });
      await page.evaluate((email) => sessionStorage.setItem("talabee_RESET_EMAIL", email), customer.email);
      await page.goto(address("/auth/resetPassword"));
      await page.locator("[autocomplete=one-time-code]").fill(await codeMailedTo(customer.email, 2));
      const password = page.getByLabel(t("account.newPassword"), { exact: true });
      await password.fill("loomi-and-saffron-77");
      await page.getByLabel(t("auth.confirmPassword"), { exact: true }).fill("loomi-and-saffron-77");
      const press = () => page.getByRole("button", { name: t("account.savePassword") }).click();
      return { press, keptFields: [password] };
    },
  },
  changePassword: {
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await enter(page, language, customer, "/profile/password");
      await page.getByLabel(t("account.currentPassword"), { exact: true }).fill(customer.password);
      const password = page.getByLabel(t("account.newPassword"), { exact: true });
      await password.fill("loomi-and-saffron-77");
      await page.getByLabel(t("auth.confirmPassword"), { exact: true }).fill("loomi-and-saffron-77");
      const press = () => page.getByRole("button", { name: t("account.savePassword") }).click();
      return { press, keptFields: [password] };
    },
  },
  exportPersonalData: {
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await enter(page, language, customer, "/profile/data");
      const form = page.getByRole("form", { name: t("account.download"), exact: true });
      const password = form.getByLabel(t("account.currentPassword"));
      await password.fill(customer.password);
      const press = () => form.getByRole("button", { name: t("account.download"), exact: true }).click();
      return { press, keptFields: [password] };
    },
  },
  deleteAccount: {
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await enter(page, language, customer, "/profile/data");
      const form = page.getByRole("form", { name: t("account.deleteAccount"), exact: true });
      const password = form.getByLabel(t("account.currentPassword"));
      await password.fill(customer.password);
      const press = () => form.getByRole("button", { name: t("account.deleteAccount"), exact: true }).click();
      return { press, keptFields: [password] };
    },
  },
  updateUserInfo: {
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await enter(page, language, customer, "/profile/edit");
      await page.getByRole("radio", { name: t("account.female"), exact: true }).check({ force: true });
      const birthday = page.getByRole("group", { name: t("account.birthday") });
      await birthday.getByLabel(t("forms.day")).fill("23");
      await birthday.getByLabel(t("forms.month")).fill("04");
      await birthday.getByLabel(t("forms.year")).fill("1991");
      const press = () => page.getByRole("button", { name: t("account.saveChanges") }).click();
      return { press, keptFields: [birthday.getByLabel(t("forms.year"))] };
    },
  },
  // Signs out locally, also when the call fails.
  logout: null,
  createAddress: {
    prepare: async (context) => {
      await enter(context.page, context.language, context.customer, "/address");
      await context.page
        .getByRole("button", { name: context.messages.t("checkout.addAddress") })
        .first()
        .click();
      return fillAddress(context);
    },
  },
  updateAddress: {
    prepare: async (context) => {
      const { t } = context.messages;
      await createAddress(context.customer);
      await enter(context.page, context.language, context.customer, "/address");
      await chooseAddressAction(context, t("checkout.labelHome"), t("account.edit"));
      return fillAddress(context);
    },
  },
  deleteAddress: {
    prepare: async (context) => {
      const { t } = context.messages;
      await createAddress(context.customer);
      await enter(context.page, context.language, context.customer, "/address");
      const yes = t("account.deleteAddress");
      const ask = () => chooseAddressAction(context, t("checkout.labelHome"), yes);
      return { press: () => confirm(context.page, ask, yes) };
    },
  },
  makeDefaultAddress: {
    prepare: async (context) => {
      const { t } = context.messages;
      await createAddress(context.customer);
      await createAddress(context.customer, "work");
      await enter(context.page, context.language, context.customer, "/address");
      return { press: () => chooseAddressAction(context, t("checkout.labelWork"), t("account.makeDefault")) };
    },
  },
  // The upload has no timeout.
  apply: {
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await enter(page, language, customer, "/apply/rider");
      const comments = page.getByLabel(t("apply.comments"));
      await comments.fill("Mornings");
      return {
        press: () => page.getByRole("button", { name: t("apply.send") }).click(),
        keptFields: [comments],
      };
    },
  },
  contactUs: {
    testsTimeout: true,
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await enter(page, language, customer, "/contact");
      const text = page.getByLabel(t("apply.message"), { exact: true });
      await page.getByLabel(t("apply.fullName"), { exact: true }).fill("Noor");
      await page.getByLabel(t("auth.email")).fill("noor@example.qa");
      await page.getByLabel(t("checkout.phone"), { exact: true }).fill("5512 3400");
      await text.fill("Where is my receipt?");
      return {
        press: () => page.getByRole("button", { name: t("apply.sendMessage") }).click(),
        keptFields: [text],
      };
    },
  },
  toggleFavourite: {
    prepare: async ({ page, language, customer, messages: { t } }) => {
      const { name } = await readPanel<{ name: string }>(`/api/stores/${STORE}`, language);
      await enter(page, language, customer, `/store/${STORE}`);
      const save = page.getByRole("button", { name: t("catalogue.saveFavourite", { name }) });
      return { press: () => save.first().click() };
    },
  },
  readNotification: {
    prepare: async ({ page, language, customer }) => {
      await readyToOrder(customer);
      await orderAtPanel(customer, { order_type: "pickup" });
      await enter(page, language, customer, "/notifications");
      const unread = page.locator("[data-slot=notification-row][data-unread]").locator("a, button");
      return {
        press: async () => {
          await page.goto(address("/notifications"));
          await unread.first().click();
        },
      };
    },
  },
  readAllNotifications: {
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await readyToOrder(customer);
      await orderAtPanel(customer, { order_type: "pickup" });
      await enter(page, language, customer, "/notifications");
      return { press: () => page.getByRole("button", { name: t("account.markAllRead") }).click() };
    },
  },
  deleteNotification: {
    prepare: async ({ page, language, customer }) => {
      await readyToOrder(customer);
      await orderAtPanel(customer, { order_type: "pickup" });
      await enter(page, language, customer, "/notifications");
      const rows = page.locator("[data-slot=notification-row]");
      return { press: () => rows.last().getByRole("button").last().click() };
    },
  },
  // Made in the background, without messages.
  registerPushToken: null,
};
