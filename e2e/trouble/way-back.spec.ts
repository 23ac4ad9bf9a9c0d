import { address, enter, expect, readyToOrder, test, wordsIn } from "../journey.js";

const STORE = "/store/bayt-al-machboos";

test(
  "the way back closes what lies over a page before it leads from it",
  { tag: "@nightly" },
  async ({ page, language, customer, complaints: _ }) => {
    const { word } = wordsIn(language);
    const drawer = page.locator("[data-slot=drawer]");
    const dish = page.getByRole("dialog");
    const openCart = () =>
      page.getByRole("banner").locator("[data-slot=cart-button]:visible").first().click();
    const at = (path: string) => expect(page).toHaveURL(address(path));

    await enter(page, language, customer);
    await page.getByRole("navigation").locator('a[href="/search"]:visible').first().click();
    await at("/search");

    await test.step("closes the drawer, and only then leaves the screen", async () => {
      await openCart();
      await expect(drawer).toBeVisible();
      await page.goBack();
      await expect(drawer).toBeHidden();
      await at("/search");
      await openCart();
      await drawer.locator("[data-slot=drawer-close]").click();
      await expect(drawer).toBeHidden();
      await page.goBack();
      await at("/");
      await page.goForward();
      await at("/search");
    });

    await test.step("comes back from where a link in the drawer led", async () => {
      await openCart();
      await drawer.locator('a[href="/"]').click();
      await at("/");
      await page.goBack();
      await at("/search");
      await expect(drawer).toBeHidden();
      await page.goBack();
      await at("/");
    });

    await test.step("leads from a dish with an address of its own, once", async () => {
      await page.locator(`main a[href="${STORE}"]`).first().click();
      await page.locator(`main a[href^="${STORE}/product/"]`).first().click();
      await expect(dish).toBeVisible();
      await page.goBack();
      await expect(dish).toBeHidden();
      await at(STORE);
      await page.locator(`main a[href^="${STORE}/product/"]`).first().click();
      await dish.getByRole("button", { name: word("parts.close") }).click();
      await at(STORE);
      await page.goBack();
      await at("/");
    });

    await test.step("keeps the checkout where its sheet was open", async () => {
      await readyToOrder(customer);
      await page.goto(address("/checkout"));
      await page.getByRole("button", { name: word("checkout.changeTime") }).click();
      await expect(dish).toBeVisible();
      await page.goBack();
      await expect(dish).toBeHidden();
      await at("/checkout");
    });
  },
);
