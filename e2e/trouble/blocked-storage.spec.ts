import type { Page } from "@playwright/test";
import { address, enter, expect, quickAdds, readPanel, stored, test, toast, messagesIn } from "../journey.js";
import type { Customer } from "../panel-client.js";
import type { Language } from "../messages.js";
import { recordToasts } from "./record-toasts.js";

const STORE = "bayt-al-machboos";

/** Ways a browser can refuse storage. Counts every attempt to write. */
const REFUSALS = {
  blocked: () => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          (window as unknown as { writes: number }).writes++;
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      (window as unknown as { writes: number }).writes++;
      throw new DOMException("full", "QuotaExceededError");
    };
  },
  "read-only": () => {
    const refuse = () => {
      (window as unknown as { writes: number }).writes++;
      throw new DOMException("read-only", "InvalidAccessError");
    };
    Storage.prototype.setItem = refuse;
    Storage.prototype.removeItem = refuse;
    Storage.prototype.clear = refuse;
  },
} as const;

/** Signs in by the form and adds a dish, without a page load. */
async function shop(page: Page, language: Language, customer: Customer): Promise<void> {
  const { t } = messagesIn(language);
  await page.getByLabel(t("auth.email")).fill(customer.email);
  await page.getByLabel(t("auth.password"), { exact: true }).fill(customer.password);
  await page.getByRole("button", { name: t("auth.signIn"), exact: true }).click();
  await expect(page).toHaveURL(address(`/store/${STORE}`));
  await quickAdds(page, language).first().click();
  await expect(page.getByRole("button", { name: new RegExp(t("catalogue.viewCart")) })).toBeVisible();
}

for (const [kind, refuse] of Object.entries(REFUSALS)) {
  test(
    `${kind} storage: the shop works in memory and shows one notice (REQ-UI-02)`,
    { tag: "@nightly" },
    async ({ page, language, customer, consoleErrors: _ }) => {
      const { t, plural, message } = messagesIn(language);
      await page.addInitScript(() => {
        (window as unknown as { writes: number }).writes = 0;
      });
      await page.addInitScript(refuse);
      const said = await recordToasts(page);
      await page.goto(address(`/auth?returnTo=/store/${STORE}`));
      if (language === "ar")
        await page
          .getByRole("button", { name: messagesIn("en").t("shell.otherLanguage") })
          .first()
          .press("Enter");
      await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
      await shop(page, language, customer);
      const texts = [message("storage_unavailable"), messagesIn("en").message("storage_unavailable")];
      const notices = () => said.filter((one) => texts.some((text) => one.includes(text))).length;
      // It returns when another message replaced it before it could be read.
      await expect.poll(notices).toBeGreaterThan(0);
      await expect(toast(page, message("storage_unavailable"))).toBeHidden();
      const shown = notices();
      expect(shown).toBeLessThan(4);

      // No write loop while idle.
      const writes = () => page.evaluate(() => (window as unknown as { writes: number }).writes);
      const before = await writes();
      await page.waitForTimeout(3000);
      expect((await writes()) - before).toBeLessThanOrEqual(1);
      expect(notices()).toBe(shown);
      // Other screens keep it.
      const link = (name: string) => page.getByRole("link", { name, exact: true }).locator("visible=true");
      await link(t("common.back")).first().click();
      await expect(page.getByRole("banner").locator("[data-slot=cart-button]").first()).toHaveAccessibleName(
        new RegExp(plural("shell.cartItems", "one", { count: 1 })),
      );
      await link(t("shell.profile")).first().click();
      await expect(
        page.getByRole("main").getByText(customer.email).locator("visible=true").first(),
      ).toBeVisible();
    },
  );
}

test(
  "storage cleared while the page is open is written again (REQ-UI-02)",
  { tag: "@nightly" },
  async ({ page, context, language, customer, consoleErrors: _ }) => {
    await enter(page, language, customer, `/store/${STORE}`);
    const add = quickAdds(page, language).first();
    await expect(add).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await add.click();
    await expect.poll(() => stored(page, "localStorage", "cartState")).toContain('"count":1');
    const { items } = await readPanel<{ items: unknown[] }>("/api/cart", "en", customer.token);
    expect(items).toHaveLength(1);

    // Cleared by another tab, with the session: signs out everywhere without an error.
    const other = await context.newPage();
    await other.goto(address("/health"));
    await other.evaluate(() => localStorage.clear());
    const { t } = messagesIn(language);
    await expect(page.getByRole("button", { name: new RegExp(t("catalogue.viewCart")) })).toBeHidden();
    await expect(page.locator("main h1:visible").first()).toBeVisible();
  },
);
