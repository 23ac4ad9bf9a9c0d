import type { Locator, Page } from "@playwright/test";
import { address, enter, expect, messagesIn, readyToOrder, test } from "../journey.js";

const STORE = "/store/bayt-al-machboos";

type Texts = ReturnType<typeof messagesIn>;

/** What covers a page, by the page and by what is pressed to open it. */
const OVERLAYS: Readonly<Record<string, (page: Page, texts: Texts) => Locator[]>> = {
  "/": (page) => [
    page.locator("[data-slot=header-area]:visible"),
    page.locator("header [data-slot=cart-button]:visible"),
  ],
  [STORE]: (page, { t }) => [
    page.getByRole("button", { name: new RegExp(`^${t("catalogue.infoOf", { name: ".+" })}$`) }),
  ],
  "/checkout": (page, { t }) => [
    page.getByRole("button", { name: t("checkout.changeTime") }),
    page.getByRole("button", { name: t("wallet.chooseCoupon") }),
  ],
  "/address": (page, { t }) => [
    page.getByRole("button", { name: t("checkout.addAddress") }),
    page.getByRole("button", { name: new RegExp(`^${t("account.addressActions", { name: ".+" })}$`) }),
  ],
};

const OVERLAY = ":is([role=dialog], [role=alertdialog], [role=menu])";
const isLive = (page: Page) =>
  page.waitForFunction(() => !("takeEarlyPresses" in window) && document.querySelector("main h1") !== null);

for (const [name, prepare] of Object.entries({
  "with CloseWatcher": () => Promise.resolve(),
  "without CloseWatcher": (page: Page) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(window, "CloseWatcher");
    }),
}))
  test(
    `Back closes what covers a page, and leaves the page with the next press, ${name}`,
    { tag: name === "with CloseWatcher" ? "@nightly" : [] },
    async ({ page, language, customer, consoleErrors: _ }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await prepare(page);
      await readyToOrder(customer);
      const texts = messagesIn(language);
      await enter(page, language, customer, "/about");
      for (const [path, openers] of Object.entries(OVERLAYS))
        await test.step(path, async () => {
          await page.goto(address(path));
          await isLive(page);
          for (const opener of openers(page, texts)) {
            await opener.first().click();
            await expect(page.locator(OVERLAY)).toHaveCount(1);
            await page.goBack();
            await expect(page.locator(OVERLAY)).toHaveCount(0);
            expect(page.url()).toBe(address(path));
            // Closed otherwise, it leaves nothing behind.
            await opener.first().click();
            await expect(page.locator(OVERLAY)).toHaveCount(1);
            await page.keyboard.press("Escape");
            await expect(page.locator(OVERLAY)).toHaveCount(0);
          }
        });
      await test.step("Back from the last page leads to the one before", async () => {
        await page.goBack();
        await expect(page).toHaveURL(address("/checkout"));
      });
    },
  );

test("Back closes nested overlays one at a time; a link in one works as on the page", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  const { t } = messagesIn(language);
  await page.setViewportSize({ width: 390, height: 844 });
  await readyToOrder(customer);
  await enter(page, language, customer, "/");
  await isLive(page);
  const cart = page.getByRole("dialog", { name: t("cart.title") });
  await page.locator("header [data-slot=cart-button]:visible").click();
  await cart.locator("a[href*='/checkout']").first().click();
  await expect(page).toHaveURL(address("/checkout"));
  await page.goBack();
  await expect(page).toHaveURL(address("/"));
  await expect(page.locator(OVERLAY)).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(address("/checkout"));
  // The form of an address over the choice of one.
  const change = page
    .getByRole("main")
    .getByRole("button", { name: t("checkout.change"), exact: true })
    .first();
  for (let times = 0; times < 2; times++) {
    await change.click();
    await expect(page.getByRole("dialog", { name: t("checkout.chooseAddress") })).toBeVisible();
    await page.getByRole("button", { name: t("checkout.addAddress") }).click();
    await expect(page.getByRole("dialog", { name: t("checkout.newAddress") })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog", { name: t("checkout.chooseAddress") })).toBeVisible();
    await page.goBack();
    await expect(page.locator(OVERLAY)).toHaveCount(0);
    await expect(page).toHaveURL(address("/checkout"));
  }
  // A question that an action of a menu asks.
  await page.goto(address("/address"));
  await isLive(page);
  const actions = page.getByRole("button", {
    name: new RegExp(`^${t("account.addressActions", { name: ".+" })}$`),
  });
  await actions.first().click();
  await page.getByRole("menuitem", { name: t("account.deleteAddress") }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.goBack();
  await expect(page.locator(OVERLAY)).toHaveCount(0);
  await expect(page).toHaveURL(address("/address"));
  await expect(actions).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(address("/checkout"));
});
