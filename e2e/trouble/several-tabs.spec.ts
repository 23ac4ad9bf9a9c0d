import type { Page } from "@playwright/test";
import { address, enter, expect, quickAdds, readPanel, stored, test, messagesIn } from "../journey.js";
import type { Language } from "../messages.js";

const STORE = "bayt-al-machboos";
const SOON = { timeout: 1000 };

interface CartData {
  items: { product_id: string; quantity: number }[];
}

/** The badge of the cart button. */
const badge = (page: Page) => page.getByRole("banner").locator("[data-slot=cart-button]").first();

test(
  "two tabs share cart, language and session within a second (REQ-UI-06)",
  { tag: "@nightly" },
  async ({ page, context, language, customer, consoleErrors: _ }) => {
    const { t, plural } = messagesIn(language);
    await enter(page, language, customer, `/store/${STORE}`);
    const other = await context.newPage();
    await enter(other, language, customer);
    await expect(badge(other)).toBeVisible();

    await test.step("a product added in one tab appears in the other", async () => {
      await quickAdds(page, language).first().click();
      await expect.poll(() => stored(page, "localStorage", "cartState")).toContain('"count":1');
      const one = new RegExp(plural("shell.cartItems", "one", { count: 1 }));
      await expect(badge(other)).toHaveAccessibleName(one, SOON);
    });

    const cart = () => readPanel<CartData>("/api/cart", "en", customer.token);
    const nameOf = (id: string) =>
      readPanel<{ name: string }>(`/api/products/${id}`, language).then(({ name }) => name);
    const button = (tab: Page, key: "catalogue.moreNamed" | "catalogue.lessNamed", name: string) =>
      tab.getByRole("button", { name: t(key, { name }) }).first();
    const quantity = (tab: Page, name: string) =>
      tab.getByRole("group", { name: t("catalogue.quantityOf", { name }) }).first();
    const product = (await cart()).items[0]!.product_id;
    const name = await nameOf(product);

    await test.step("twenty presses in two tabs all count", async () => {
      await other.goto(address(`/store/${STORE}`));
      await expect(button(other, "catalogue.moreNamed", name)).toBeVisible();
      await quickAdds(other, language).first().click();
      await expect.poll(async () => (await cart()).items.length).toBe(2);
      const second = (await cart()).items.find((line) => line.product_id !== product)!.product_id;
      const secondName = await nameOf(second);
      for (let press = 0; press < 10; press++) {
        await Promise.all([
          button(page, "catalogue.moreNamed", name).click(),
          button(other, "catalogue.moreNamed", secondName).click(),
        ]);
      }
      await expect
        .poll(async () => (await cart()).items.map((line) => line.quantity), { timeout: 10_000 })
        .toEqual([11, 11]);
      for (const tab of [page, other])
        for (const shown of [name, secondName]) await expect(quantity(tab, shown)).toHaveText(/^11\D/);
    });

    await test.step("of concurrent changes the last wins in both tabs", async () => {
      const atPanel = async () => (await cart()).items.find((one) => one.product_id === product)!.quantity;
      await button(page, "catalogue.moreNamed", name).click();
      await expect.poll(atPanel).toBe(12);
      await expect(quantity(other, name)).toHaveText(/^12\D/, SOON);
      for (let press = 0; press < 3; press++) await button(other, "catalogue.lessNamed", name).click();
      await expect.poll(atPanel).toBe(9);
      await expect(quantity(page, name)).toHaveText(/^9\D/, SOON);
      // Whichever reached the server last, both tabs and server agree.
      await Promise.all([
        button(page, "catalogue.moreNamed", name).click(),
        button(other, "catalogue.lessNamed", name).click(),
      ]);
      await expect
        .poll(async () => {
          const [here, there] = await Promise.all(
            [page, other].map((tab) => quantity(tab, name).innerText()),
          );
          const left = await atPanel();
          return here === there && here!.startsWith(`${left}`) && left >= 8 && left <= 10;
        })
        .toBe(true);
    });

    await test.step("the language is shared", async () => {
      const toggle = (tab: Page, chosen: Language) =>
        tab.getByRole("button", { name: messagesIn(chosen).t("shell.otherLanguage") }).first();
      // On phones the toggle is on the home page.
      await Promise.all([page, other].map((tab) => tab.goto(address("/"))));
      await toggle(page, language).press("Enter");
      await expect(other.locator("html")).toHaveAttribute("dir", language === "ar" ? "ltr" : "rtl", SOON);
      await toggle(other, language === "ar" ? "en" : "ar").press("Enter");
      await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr", SOON);
    });

    await test.step("signing out of one signs out both and clears storage, also offline", async () => {
      await page.goto(address("/profile"));
      const leave = page.getByRole("main").getByRole("button", { name: t("shell.logOut") });
      await expect(leave).toBeVisible();
      await context.setOffline(true);
      await leave.click();
      await expect
        .poll(() => other.evaluate(() => Object.keys(localStorage).sort().join()), SOON)
        .toMatch(/^language(,theme)?$/);
      await context.setOffline(false);
      await expect(badge(other)).not.toHaveAccessibleName(/[1-9]/);
    });
  },
);
