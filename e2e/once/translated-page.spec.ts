import {
  addDish,
  address,
  createAddress,
  DISH,
  enter,
  expect,
  messagesIn,
  pattern,
  placeOrder,
  quickAdds,
  readPanel,
  stored,
  test,
  toast,
} from "../journey.js";
import { newCustomer } from "../panel-client.js";
import { translatePages } from "../translate-page.js";

const STORE = "bayt-al-machboos";

test.use({ viewport: { width: 390, height: 844 } });

for (const language of ["en", "ar"] as const) {
  const title = `an order from the store to the door on a page that the browser translates: ${language} (REQ-UI-12)`;
  // The translator replaces the same text nodes in both languages: one of them at night.
  test(title, language === "en" ? { tag: "@nightly" } : {}, async ({ page, consoleErrors: _ }) => {
    // The delivery alone takes ten seconds.
    test.setTimeout(180_000);
    const { t } = messagesIn(language);
    const customer = await newCustomer(language);
    await addDish(customer);
    await createAddress(customer);
    await translatePages(page);
    const main = page.getByRole("main");
    const translated = main.locator("font");
    const dish = await readPanel<{ name: string }>(`/api/products/${DISH}`, language);
    const total = page.locator("main [data-slot=price-total] dd:visible").last();

    await test.step("an early press on the server's page is kept while that is translated", async () => {
      const app = Promise.withResolvers<void>();
      await page.route(/\/assets\/(index|main)-[^/]+\.js$/, async (route) => {
        await app.promise;
        await route.fallback();
      });
      await enter(page, language, customer, `/store/${STORE}`);
      await expect(translated).not.toHaveCount(0);
      await page.locator("main h1").evaluate((heading) => Object.assign(window, { served: heading }));
      await quickAdds(page, language).first().click();
      app.resolve();
      await expect.poll(() => stored(page, "localStorage", "cartState")).toContain('"count":2');
      const isTakenOver = await page.evaluate(
        () => (window as unknown as { served: Element }).served.isConnected,
      );
      expect(isTakenOver, "the app takes the server's page over").toBe(true);
      await expect(translated, "the page is translated again").not.toHaveCount(0);
    });

    await test.step("sums and notes of the cart change with its quantities", async () => {
      await page.goto(address("/cart"));
      const before = await total.innerText();
      await page.getByLabel(t("wallet.couponCode")).fill("AHLAN20");
      await page.getByRole("button", { name: t("wallet.apply") }).click();
      await expect(
        page.getByRole("button", { name: t("wallet.removeCoupon", { code: "AHLAN20" }) }),
      ).toBeVisible();
      await expect(total).not.toHaveText(before);
      const reduced = await total.innerText();
      await main.getByRole("button", { name: t("catalogue.moreNamed", { name: dish.name }) }).click();
      await expect(total).not.toHaveText(reduced);
      await main.getByRole("button", { name: t("catalogue.lessNamed", { name: dish.name }) }).click();
      await expect(total).toHaveText(reduced);
      // Under the coupon's minimum without it.
      await main.getByRole("button", { name: t("catalogue.removeNamed", { name: dish.name }) }).click();
      await expect(total).not.toHaveText(reduced);
      await toast(page, t("cart.removed", { name: dish.name }))
        .getByRole("button", { name: t("cart.undo") })
        .click();
      await expect(total).toHaveText(reduced);
      await expect(translated).not.toHaveCount(0);
    });

    await test.step("checkout and tracking, until the order is delivered", async () => {
      await main
        .getByRole("link", { name: new RegExp(t("cart.checkout")) })
        .last()
        .click();
      await placeOrder(page, language);
      for (const step of ["orders.stepAccepted", "orders.stepDelivering"] as const)
        await expect(
          page
            .locator("[data-slot=order-step]")
            .filter({ hasText: t(step) })
            .locator("time"),
        ).toBeVisible({ timeout: 40_000 });
      await expect(
        page.getByRole("heading", { name: pattern(t("orders.deliveredAt", { time: "@" })) }),
      ).toBeVisible({ timeout: 40_000 });
      await expect(translated).not.toHaveCount(0);
      await expect(page.locator("[data-slot=status-screen]")).toHaveCount(0);
    });
  });
}
