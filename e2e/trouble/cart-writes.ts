import {
  addDish,
  DISH,
  enter,
  createAddress,
  postToPanel,
  quickAdds,
  readPanel,
  readyToOrder,
} from "../journey.js";
import { newCustomer } from "../panel-client.js";
import {
  confirm,
  createFamilyOf,
  type FailingWrite,
  fillFamilyBasket,
  main,
  openMemberMenu,
  STORE,
  OTHER_STORE_DISH,
} from "./failing-write.js";

/** How to trigger each write of the cart; null for calls that no customer action makes. */
export const cartWrites: Readonly<Record<string, FailingWrite | null>> = {
  addToCart: {
    testsTimeout: true,
    prepare: async ({ page, language, customer }) => {
      await enter(page, language, customer, `/store/${STORE}`);
      return { press: () => quickAdds(page, language).first().click() };
    },
  },
  updateCartLine: {
    proves: ["REQ-MESSAGE-10"],
    refusalMessage: "quantity_update_failed",
    refusalsWithReason: ["403", "429"],
    fallbackMessage: "quantity_update_failed",
    testsTimeout: true,
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await addDish(customer);
      const { name } = await readPanel<{ name: string }>(`/api/products/${DISH}`, language);
      await enter(page, language, customer, "/cart");
      const more = main(page).getByRole("button", { name: t("catalogue.moreNamed", { name }) });
      return { press: () => more.first().click() };
    },
  },
  // Sent as quantity 0.
  removeCartLine: null,
  clearCart: {
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await addDish(customer);
      await enter(page, language, customer, "/cart");
      return {
        press: () =>
          main(page)
            .getByRole("button", { name: t("cart.clear") })
            .click(),
      };
    },
  },
  restoreParkedCart: {
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await addDish(customer);
      await postToPanel("/api/cart/add", { ...OTHER_STORE_DISH, on_conflict: "park" }, customer.token);
      const { name } = await readPanel<{ name: string }>(`/api/stores/${STORE}`, language);
      await enter(page, language, customer, "/cart");
      const restore = main(page).getByRole("button", { name: t("cart.restoreNamed", { vendor: name }) });
      return { press: () => restore.click() };
    },
  },
  applyCoupon: {
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await readyToOrder(customer);
      await enter(page, language, customer, "/checkout");
      const code = page.getByLabel(t("wallet.couponCode"));
      await code.fill("AHLAN20");
      const press = () => page.getByRole("button", { name: t("wallet.apply"), exact: true }).click();
      return { press, keptFields: [code] };
    },
  },
  removeCoupon: {
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await readyToOrder(customer);
      await postToPanel("/api/coupons/apply", { code: "AHLAN20" }, customer.token);
      await enter(page, language, customer, "/checkout");
      const remove = page.getByRole("button", { name: t("wallet.removeCoupon", { code: "AHLAN20" }) });
      return { press: () => remove.click() };
    },
  },
  createFamily: {
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await enter(page, language, customer, "/joinFamily");
      await page.getByRole("radio", { name: t("family.create"), exact: true }).check({ force: true });
      const name = page.getByLabel(t("family.name"));
      await name.fill("Al Bayt");
      const press = () => page.getByRole("button", { name: t("family.create"), exact: true }).click();
      return { press, keptFields: [name] };
    },
  },
  joinFamily: {
    prepare: async ({ page, language, customer, messages: { t } }) => {
      const owner = await newCustomer(language, { en: "Hamad", ar: "حمد" });
      await createFamilyOf(owner);
      const { invite_code } = await readPanel<{ invite_code: string }>("/api/family", "en", owner.token);
      await enter(page, language, customer, `/joinFamily?code=${invite_code}`);
      return { press: () => page.getByRole("button", { name: t("family.join"), exact: true }).click() };
    },
  },
  leaveFamily: {
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await createFamilyOf(customer);
      await enter(page, language, customer, "/joinFamily");
      const ask = () => page.getByRole("button", { name: t("family.leave"), exact: true }).click();
      return { press: () => confirm(page, ask, t("family.leaveYes")) };
    },
  },
  renewFamilyInvite: {
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await createFamilyOf(customer);
      await enter(page, language, customer, "/joinFamily");
      return { press: () => page.getByRole("button", { name: t("family.renewInvite") }).click() };
    },
  },
  removeFamilyMember: {
    prepare: async (context) => {
      const { t } = context.messages;
      const manage = await openMemberMenu(context);
      const ask = () => manage(t("family.removeMember"));
      return { press: () => confirm(context.page, ask, t("family.removeYes")) };
    },
  },
  setFamilyAllowance: {
    prepare: async (context) => {
      const { t } = context.messages;
      const manage = await openMemberMenu(context);
      const sheet = context.page.getByRole("dialog");
      await manage(t("family.setAllowance"));
      await sheet.getByRole("switch").uncheck();
      const amount = sheet.getByRole("textbox");
      await amount.fill("500");
      const press = () => sheet.getByRole("button", { name: t("family.saveAllowance") }).click();
      return { press, keptFields: [amount] };
    },
  },
  addToFamilyBasket: {
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await createFamilyOf(customer);
      await enter(page, language, customer, `/store/${STORE}/product/${DISH}`);
      const product = main(page);
      await product.getByRole("radio").first().check();
      return { press: () => product.getByRole("button", { name: t("family.addToBasket") }).click() };
    },
  },
  updateFamilyBasketLine: {
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await createFamilyOf(customer);
      await fillFamilyBasket(customer);
      const { name } = await readPanel<{ name: string }>(`/api/products/${DISH}`, language);
      await enter(page, language, customer, "/joinFamily");
      const more = main(page).getByRole("button", { name: t("catalogue.moreNamed", { name }) });
      return { press: () => more.first().click() };
    },
  },
  removeFamilyBasketLine: null,
  orderFamilyBasket: {
    prepare: async ({ page, language, customer, messages: { t } }) => {
      await createFamilyOf(customer);
      await fillFamilyBasket(customer);
      await createAddress(customer);
      await enter(page, language, customer, "/joinFamily/order");
      await page.getByRole("radio", { name: new RegExp(t("checkout.cash")) }).check();
      const note = page.getByLabel(t("checkout.orderNote"));
      await note.fill("No bells");
      const place = page.getByRole("button", { name: new RegExp(`^${t("checkout.placeOrder")}`) }).last();
      return { press: () => place.click(), keptFields: [note] };
    },
  },
};
