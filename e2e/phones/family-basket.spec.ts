import type { BrowserContextOptions } from "@playwright/test";
import {
  address,
  DISH,
  enter,
  expect,
  createAddress,
  MILD,
  readPanel,
  test,
  toast,
  messagesIn,
} from "../journey.js";
import { newCustomer } from "../panel-client.js";

test(
  "a family is created, joined by code, and orders from a shared basket",
  { tag: ["@REQ-JOIN-01"] },
  async ({ page, browser, language, customer, consoleErrors: _ }, info) => {
    const { t, message } = messagesIn(language);
    const home = language === "ar" ? "بيت الكواري" : "The Al-Kuwaris";
    const dish = await readPanel<{
      name: string;
      vendor_id: string;
      addon_groups: { options: { id: string; name: string }[] }[];
    }>(`/api/products/${DISH}`, language);
    const mild = dish.addon_groups.flatMap(({ options }) => options).find(({ id }) => id === MILD)!;
    await createAddress(customer);

    const code = await test.step("the owner creates it and reads its code", async () => {
      await enter(page, language, customer, "/joinFamily");
      await page.getByRole("radio", { name: t("family.create"), exact: true }).check({ force: true });
      await page.getByLabel(t("family.name")).fill(home);
      await page.getByRole("button", { name: t("family.create"), exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: home })).toBeVisible();
      const family = await readPanel<{ invite_code: string }>("/api/family", language, customer.token);
      return family.invite_code;
    });

    const member = await newCustomer(language, { en: "Hamad", ar: "حمد" });
    const context = await browser.newContext({
      ...(info.project.use as BrowserContextOptions),
      serviceWorkers: "block",
    });
    const other = await context.newPage();

    await test.step("another customer opens the invitation and joins", async () => {
      await enter(other, language, member, `/joinFamily?code=${code}`);
      await expect(other.getByText(home)).toBeVisible();
      await other.getByRole("button", { name: t("family.join"), exact: true }).click();
      await expect(other.getByRole("heading", { level: 1, name: home })).toBeVisible();
      await expect(other.getByText(t("family.basketEmpty"))).toBeVisible();
    });

    await test.step("the member adds a dish to the basket", async () => {
      await other.goto(address(`/store/${dish.vendor_id}/product/${DISH}`));
      const product = other.getByRole("main");
      await product.getByRole("radio", { name: mild.name }).check();
      await product.getByRole("button", { name: t("family.addToBasket") }).click();
      await expect(other).toHaveURL(address(`/store/${dish.vendor_id}`));
      await other.goto(address("/joinFamily"));
      await expect(other.getByText(dish.name).first()).toBeVisible();
      await expect(
        other.getByRole("button", { name: new RegExp(`^${t("family.basketOrder")}`) }),
      ).toHaveCount(0);
    });

    await test.step("the owner increases the quantity and orders", async () => {
      await page.reload();
      await expect(page.getByText(dish.name).first()).toBeVisible();
      await page.getByRole("button", { name: t("catalogue.moreNamed", { name: dish.name }) }).click();
      await expect(toast(page, message("quantity_updated"))).toBeVisible();
      await page.getByRole("button", { name: new RegExp(`^${t("family.basketOrder")}`) }).click();
      await expect(page).toHaveURL(address("/joinFamily/order"));
      await page.getByRole("radio", { name: new RegExp(t("checkout.cash")) }).check();
      const place = page.getByRole("button", { name: new RegExp(`^${t("checkout.placeOrder")}`) }).last();
      await expect(place).toBeEnabled();
      await place.click();
      await expect(toast(page, message("order_created"))).toBeVisible();
      await expect(page).toHaveURL(/\/orders\/[^/]+\/track$/);
    });

    await test.step("the basket is empty, and the member leaves", async () => {
      await other.reload();
      await expect(other.getByText(t("family.basketEmpty"))).toBeVisible();
      await other.getByRole("button", { name: t("family.leave"), exact: true }).click();
      await other
        .getByRole("alertdialog")
        .getByRole("button", { name: t("family.leaveYes"), exact: true })
        .click();
      await expect(other.getByRole("heading", { level: 1, name: t("family.joinTitle") })).toBeVisible();
      await context.close();
    });
  },
);
