import type { Page } from "@playwright/test";
import {
  address,
  enter,
  expect,
  messagesIn,
  readPanel,
  stored,
  test,
  toast,
  chooseLanguage,
} from "../journey.js";
import { codeMailedTo, type Customer, registerUnverified } from "../panel-client.js";
import type { Language } from "../messages.js";

const boxes = (page: Page) => page.locator("[autocomplete=one-time-code]");

/** Fills the sign-in form, which leads an unverified address to the verification. */
async function signIn(
  page: Page,
  language: Language,
  { email, password }: Pick<Customer, "email" | "password">,
): Promise<void> {
  const { t } = messagesIn(language);
  await page.getByLabel(t("auth.email")).fill(email);
  await page.getByLabel(t("auth.password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: t("auth.signIn"), exact: true }).click();
}

test(
  "the verification screens open for guests whose first query value is true",
  {
    tag: [
      "@REQ-AUTH-01",
      "@REQ-AUTH-02",
      "@REQ-AUTH-06",
      "@REQ-AUTH-07",
      "@REQ-AUTH-09",
      "@REQ-AUTH-10",
      "@REQ-AUTH-11",
      "@REQ-AUTH-12",
      "@REQ-AUTH-13",
      "@REQ-AUTH-25",
    ],
  },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t } = messagesIn(language);
    await chooseLanguage(page, language);
    // REQ-AUTH-06, REQ-AUTH-13
    for (const screen of ["verfied", "success_verify"])
      for (const query of ["", "?verify=false", "?verify=TRUE", "?other=1&verify=true"]) {
        await page.goto(address(`/auth/${screen}${query}`));
        await expect(page, screen + query).toHaveURL(/\/auth$/);
      }
    await page.goto(address("/auth/verfied?whatever=true&x=false"));
    // REQ-AUTH-01, REQ-AUTH-02
    await expect(page.getByRole("heading", { level: 1, name: t("auth.verifyTitle") })).toBeVisible();
    await expect(page.getByText(t("auth.verifyText"))).toBeVisible();

    await page.goto(address("/auth/success_verify?verify=true"));
    // REQ-AUTH-09, REQ-AUTH-10, REQ-AUTH-11
    await expect(page.getByRole("heading", { level: 1, name: t("auth.verified") })).toBeVisible();
    await expect(page.getByRole("main").locator("svg").first()).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: t("auth.signIn"), exact: true })
      .click();
    await expect(page).toHaveURL(/\/auth$/);

    // REQ-AUTH-07, REQ-AUTH-12, REQ-AUTH-25: not for customers who are signed in.
    for (const screen of ["verfied", "success_verify"]) {
      await enter(page, language, customer, `/auth/${screen}?verify=true`);
      await expect(page).toHaveURL(address("/"));
    }
  },
);

test(
  "the code has six boxes of 58 by 54 px and takes text; Submit waits for it",
  {
    tag: [
      "@REQ-AUTH-03",
      "@REQ-AUTH-04",
      "@REQ-AUTH-05",
      "@REQ-AUTH-19",
      "@REQ-AUTH-34",
      "@REQ-FORM-22",
      "@REQ-FORM-23",
      "@REQ-MESSAGE-13",
      "@REQ-MESSAGE-16",
    ],
  },
  async ({ page, language, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    const sent: string[] = [];
    page.on("request", (request) => sent.push(new URL(request.url()).pathname));
    await chooseLanguage(page, language);
    await page.goto(address("/auth/verfied?verify=true"));
    // REQ-AUTH-03, REQ-AUTH-34, REQ-FORM-23
    const shown = page.locator("[data-slot=otp-box]");
    await expect(shown).toHaveCount(6);
    for (const [phone, width] of [
      [600, 58],
      [390, 58],
      [360, 58],
      [359, 40],
      [320, 40],
    ] as const) {
      await page.setViewportSize({ width: phone, height: 844 });
      for (const box of await shown.all()) {
        const place = (await box.boundingBox())!;
        expect(place, `${phone} px`).toMatchObject({ width, height: 54 });
        expect(place.x).toBeGreaterThanOrEqual(0);
        expect(place.x + place.width).toBeLessThanOrEqual(phone);
      }
    }
    await page.setViewportSize({ width: 600, height: 844 });
    await expect(boxes(page)).toHaveJSProperty("type", "text");
    // REQ-AUTH-04
    await expect(page.getByRole("button", { name: t("auth.resend") })).toBeVisible();
    // REQ-AUTH-05, REQ-FORM-22
    const submit = page.getByRole("button", { name: t("auth.submit"), exact: true });
    await expect(submit).toBeDisabled();
    await boxes(page).focus();
    await page.keyboard.type("a");
    await expect(submit).toBeEnabled();
    await submit.click();
    // REQ-MESSAGE-13
    await expect(page.getByText(message("otp_malformed"), { exact: true }).first()).toBeVisible();

    // REQ-AUTH-19: without a stored email nothing is verified.
    await boxes(page).fill("123456");
    // REQ-MESSAGE-16
    await expect(page.getByText(message("otp_submit_failed"), { exact: true }).first()).toBeVisible();
    expect(sent).not.toContain("/api/email-verify");
  },
);

test(
  "a code is sent again, verifies the stored email, and leads home without a way back",
  {
    tag: [
      "@REQ-API-10",
      "@REQ-API-11",
      "@REQ-AUTH-08",
      "@REQ-AUTH-14",
      "@REQ-AUTH-15",
      "@REQ-AUTH-18",
      "@REQ-AUTH-20",
      "@REQ-AUTH-21",
      "@REQ-AUTH-22",
      "@REQ-AUTH-23",
      "@REQ-AUTH-33",
      "@REQ-MESSAGE-15",
      "@REQ-MESSAGE-27",
      "@REQ-MESSAGE-28",
      "@REQ-STORAGE-13",
      "@REQ-STORAGE-14",
      "@REQ-STORAGE-15",
      "@REQ-STORAGE-16",
      "@REQ-STORAGE-23",
    ],
  },
  async ({ page, language, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    const account = await registerUnverified();
    const { email } = account;
    await chooseLanguage(page, language);
    await page.goto(address("/about"));
    await page.goto(address("/auth"));
    await signIn(page, language, account);
    await expect(page).toHaveURL(/\/auth\/verfied\?verify=true/);
    // REQ-STORAGE-15
    expect(await stored(page, "localStorage", "talabee_USER_EMAIL")).toContain(email);

    await test.step("Resend is an action of its own", async () => {
      // REQ-AUTH-21, REQ-AUTH-23, REQ-API-11
      const asked = page.waitForRequest("**/api/resend-verification");
      const resend = page.locator("[data-slot=resend-control] button");
      await resend.click();
      expect((await asked).postData()).toContain(email);
      // REQ-MESSAGE-28
      await expect(toast(page, message("code_sent"))).toBeVisible();
      // REQ-AUTH-22, REQ-MESSAGE-15
      await resend.click({ force: true });
      await expect(toast(page, message("resend_cooldown"))).toBeVisible();
    });

    const code = await codeMailedTo(email, 2);
    await test.step("verifying sends email and code; the answer has user and token", async () => {
      // REQ-AUTH-33
      expect(code).toMatch(/^\d{6}$/);
      // REQ-AUTH-18, REQ-AUTH-15, REQ-API-10
      const asked = page.waitForRequest("**/api/email-verify");
      await boxes(page).fill(code);
      const request = await asked;
      expect(request.postData()).toContain('name="email"');
      expect(request.postData()).toContain(email);
      expect(request.postData()).toMatch(new RegExp(`name="otp"\\s+${code}`));
      // REQ-AUTH-14
      const { data } = (await (await request.response())!.json()) as {
        data: { token: string; user: { email: string } };
      };
      expect(data.user.email).toBe(email);
      // REQ-MESSAGE-27
      await expect(toast(page, message("verified"))).toBeVisible();
      // REQ-AUTH-20, REQ-STORAGE-13, REQ-STORAGE-14, REQ-STORAGE-16, REQ-STORAGE-23
      expect(await stored(page, "localStorage", "talabee_TOKEN")).toContain(data.token);
      expect(JSON.parse((await stored(page, "localStorage", "talabee_USER"))!)).toMatchObject({ email });
      expect(await stored(page, "localStorage", "talabee_USER_EMAIL")).toContain(email);
      expect(await readPanel("/api/user", language, data.token)).toMatchObject({ email });
    });

    await test.step("goes home, replacing the history", async () => {
      // REQ-AUTH-08, REQ-AUTH-20
      await expect(page).toHaveURL(/\/auth\/userinfo/);
      await page.getByRole("button", { name: t("account.skip") }).click();
      await expect(page).toHaveURL(address("/"));
      await page.goBack();
      await expect(page).not.toHaveURL(/\/auth\/verfied/);
    });
  },
);
