import {
  address,
  enter,
  expect,
  payOnPage,
  readPanel,
  readyToOrder,
  test,
  toast,
  messagesIn,
} from "../journey.js";

test(
  "a card is saved, used for an order, and deleted",
  { tag: ["@nightly", "@REQ-MONEY-01", "@REQ-MONEY-09"] },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    const cards = () =>
      readPanel<{ items: { last4: string }[] }>("/api/cards", language, customer.token).then(
        ({ items }) => items,
      );
    await readyToOrder(customer);

    await test.step("entered on the gateway's page, which returns to the storefront", async () => {
      await enter(page, language, customer, "/payments");
      await page.getByRole("button", { name: t("wallet.addCard") }).click();
      await expect(page).toHaveURL(/\/sandbox-gateway\//);
      await payOnPage(page);
      await expect(page).toHaveURL(address("/payments"));
      await expect(page.locator("[data-slot=saved-card]")).toContainText("4242");
      expect(await cards()).toMatchObject([{ last4: "4242" }]);
    });

    await test.step("used at the checkout", async () => {
      await page.goto(address("/checkout"));
      await page.getByRole("radio", { name: new RegExp(`^${t("checkout.card")}`) }).check();
      await expect(page.getByRole("radio", { name: /4242/ })).toBeChecked();
      const place = page.getByRole("button", { name: new RegExp(`^${t("checkout.placeOrder")}`) }).last();
      await expect(place).toBeEnabled();
      await place.click();
      await expect(toast(page, message("order_created"))).toBeVisible();
      await expect(page).toHaveURL(/\/orders\/[^/]+\/track$/);
      const id = /\/orders\/([^/]+)\/track/.exec(page.url())![1]!;
      expect(await readPanel(`/api/orders/${id}`, language, customer.token)).toMatchObject({
        payment_method: "card",
        payment_status: "paid",
      });
    });

    await test.step("deleted after confirmation", async () => {
      await page.goto(address("/payments"));
      const card = page.locator("[data-slot=saved-card]");
      await card.getByRole("button").click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: t("wallet.remove"), exact: true })
        .click();
      await expect(toast(page, message("deleted"))).toBeVisible();
      await expect(card).toHaveCount(0);
      expect(await cards()).toEqual([]);
    });
  },
);
