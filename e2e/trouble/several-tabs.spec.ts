import type { Page } from "@playwright/test";
import { address, enter, expect, quickAdds, readPanel, stored, test, wordsIn } from "../journey.js";

const STORE = "bayt-al-machboos";
const SOON = { timeout: 1000 };

interface CartData {
  items: { product_id: string; quantity: number }[];
}

/** The count on the cart's button. */
const badge = (page: Page) => page.getByRole("banner").locator("[data-slot=cart-button]").first();

test(
  "two tabs show one cart, one language and one session within a second",
  { tag: "@nightly" },
  async ({ page, context, language, customer, complaints: _ }) => {
    const { word, form } = wordsIn(language);
    await enter(page, language, customer, `/store/${STORE}`);
    const other = await context.newPage();
    await enter(other, language, customer);
    await expect(badge(other)).toBeVisible();

    await test.step("what is added in one is in the other", async () => {
      await quickAdds(page, language).first().click();
      await expect.poll(() => stored(page, "localStorage", "cartState")).toContain('"count":1');
      const one = new RegExp(form("shell.cartItems", "one", { count: 1 }));
      await expect(badge(other)).toHaveAccessibleName(one, SOON);
    });

    await test.step("twenty presses in two tabs at once lose none", async () => {
      await other.goto(address(`/store/${STORE}`));
      const before = await readPanel<CartData>("/api/cart", "en", customer.token);
      const product = before.items[0]!.product_id;
      const { name } = await readPanel<{ name: string }>(`/api/products/${product}`, language);
      const more = (tab: Page) =>
        tab.getByRole("button", { name: word("catalogue.moreNamed", { name }) }).first();
      await expect(more(other)).toBeVisible();
      const add = quickAdds(other, language).first();
      await add.click();
      const cart = () => readPanel<CartData>("/api/cart", "en", customer.token);
      await expect.poll(async () => (await cart()).items.length).toBe(2);
      const second = (await cart()).items.find((line) => line.product_id !== product)!.product_id;
      const { name: secondName } = await readPanel<{ name: string }>(`/api/products/${second}`, language);
      const moreOfSecond = other
        .getByRole("button", { name: word("catalogue.moreNamed", { name: secondName }) })
        .first();
      for (let press = 0; press < 5; press++) {
        await Promise.all([more(page).click(), moreOfSecond.click()]);
      }
      await expect
        .poll(async () => (await cart()).items.map(({ quantity }) => quantity), { timeout: 10_000 })
        .toEqual([6, 6]);
    });

    await test.step("the language is one", async () => {
      await page
        .getByRole("button", { name: word("shell.otherLanguage") })
        .first()
        .click();
      await expect(other.locator("html")).toHaveAttribute("dir", language === "ar" ? "ltr" : "rtl", SOON);
      await other
        .getByRole("button", { name: wordsIn(language === "ar" ? "en" : "ar").word("shell.otherLanguage") })
        .first()
        .click();
      await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr", SOON);
    });

    await test.step("leaving one leaves both, with nothing left in storage, also without a network", async () => {
      await page.goto(address("/profile"));
      const leave = page.getByRole("main").getByRole("button", { name: word("shell.logOut") });
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
