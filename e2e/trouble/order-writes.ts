import {
  address,
  enter,
  expect,
  orderAtPanel,
  orderForLater,
  postToPanel,
  readPanel,
  readyToOrder,
  saveCard,
} from "../journey.js";
import { confirm, type FailingWrite, main } from "./failing-write.js";

/** How to trigger each write of orders; null for calls that no customer action makes. */
export const orderWrites: Readonly<Record<string, FailingWrite | null>> = {
  createOrder: {
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await readyToOrder(customer);
      await enter(page, language, customer, "/checkout");
      const note = page.getByLabel(t("checkout.orderNote"));
      await note.fill("No bells");
      const place = page.getByRole("button", { name: new RegExp(`^${t("checkout.placeOrder")}`) }).last();
      return { press: () => place.click(), keptFields: [note] };
    },
  },
  cancelOrder: {
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await readyToOrder(customer);
      const id = await orderForLater(customer);
      await enter(page, language, customer, `/orders/${id}`);
      const ask = () => page.getByRole("button", { name: t("orders.cancelOrder") }).click();
      return { press: () => confirm(page, ask, t("orders.cancelYes")) };
    },
  },
  reorder: {
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await readyToOrder(customer);
      const id = await orderForLater(customer);
      await postToPanel(`/api/orders/${id}/cancel`, {}, customer.token);
      await enter(page, language, customer, `/orders/${id}`);
      return {
        press: () =>
          page
            .getByRole("button", { name: t("orders.reorder") })
            .last()
            .click(),
      };
    },
  },
  createReview: {
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await readyToOrder(customer);
      const id = await orderAtPanel(customer);
      const order = () => readPanel<{ order_status: string }>(`/api/orders/${id}`, "en", customer.token);
      await expect.poll(async () => (await order()).order_status, { timeout: 40_000 }).toBe("delivered");
      await enter(page, language, customer, `/orders/${id}/review`);
      await main(page).getByRole("radiogroup").first().getByRole("radio").nth(4).check({ force: true });
      const comment = page.getByLabel(t("catalogue.tellOthers"));
      await comment.fill("Fragrant rice");
      return { press: () => main(page).locator("button[type=submit]").click(), keptFields: [comment] };
    },
  },
  confirmPayment: {
    cannotSucceed: true,
    prepare: async ({ page, language, customer }) => {
      await readyToOrder(customer);
      const id = await orderAtPanel(customer, { payment_method: "online" });
      await enter(page, language, customer, `/orders/${id}`);
      return {
        press: () => page.goto(address(`/orders/${id}?payment=p1&result_token=${crypto.randomUUID()}`)),
      };
    },
  },
  payBill: {
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await readyToOrder(customer);
      await orderAtPanel(customer, { payment_method: "online" });
      await enter(page, language, customer, "/pay-bill");
      const online = page.getByRole("radio", { name: new RegExp(`^${t("checkout.online")}`) });
      await online.check();
      return { press: () => page.getByRole("button", { name: new RegExp(t("wallet.billPay")) }).click() };
    },
  },
  paymentWebhook: null,
  openCardPage: {
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await enter(page, language, customer, "/payments");
      return { press: () => page.getByRole("button", { name: t("wallet.addCard") }).click() };
    },
  },
  // Made by the gateway's page.
  addCard: null,
  deleteCard: {
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await saveCard(page, customer);
      await enter(page, language, customer, "/payments");
      const ask = () => page.locator("[data-slot=saved-card]").getByRole("button").click();
      return { press: () => confirm(page, ask, t("wallet.remove")) };
    },
  },
  topUpWallet: {
    testsTimeout: true,
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await enter(page, language, customer, "/wallet");
      await page
        .getByRole("button", { name: t("wallet.addMoney") })
        .first()
        .click();
      const sheet = page.getByRole("dialog");
      const amount = sheet.getByRole("textbox", { name: t("wallet.amount") });
      await amount.fill("75");
      return { press: () => sheet.locator("button[type=submit]").click(), keptFields: [amount] };
    },
  },
  redeemVoucher: {
    cannotSucceed: true,
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await enter(page, language, customer, "/wallet");
      const code = page.getByLabel(t("wallet.redeemLabel"));
      await code.fill("NOTHING1");
      const press = () => page.getByRole("button", { name: t("wallet.redeem"), exact: true }).click();
      return { press, keptFields: [code] };
    },
  },
};
