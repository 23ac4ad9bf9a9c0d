import type { Locator, Page } from "@playwright/test";
import type { MessageKey } from "../../packages/contract/src/messages/index.js";
import { calls } from "../calls.js";
import {
  addDish,
  address,
  DISH,
  enter,
  expect,
  keepAddress,
  manageMember,
  MILD,
  orderAtPanel,
  orderForLater,
  payOnPage,
  postToPanel,
  quickAdds,
  readPanel,
  readyToOrder,
  test,
  toast,
  wordsIn,
} from "../journey.js";
import { codeMailedTo, type Customer, newCustomer } from "../panel-client.js";
import type { Language } from "../words.js";
import { failing, HANG, OWN_WORDS, REFUSALS, UNAUTHENTICATED, UNREADABLE } from "./faults.js";
import { toastsOf } from "./toasts-of.js";

interface Here {
  page: Page;
  language: Language;
  customer: Customer;
  words: ReturnType<typeof wordsIn>;
}

/** A screen on which a call can be made, as often as one likes. */
interface Ready {
  press: () => Promise<unknown>;
  /** Where something was typed that has to stay. */
  keeps?: Locator[];
}

interface Row {
  /** Goes to where the call is made. */
  arrive: (here: Here) => Promise<Ready>;
  /** What is said in place of the panel's own words. */
  refused?: MessageKey;
  /** What is said when nothing can be read; by the kind of the call otherwise. */
  unreadable?: MessageKey;
  /** By whoever is not signed in. */
  guest?: true;
  /** What is made up for it here is no way to a success. */
  fruitless?: true;
  /** Stands for the others that wait ten seconds for an answer in the same way. */
  waits?: true;
}

const STORE = "bayt-al-machboos";
const OTHER = { product_id: "forno-nove.chocolate-torta", quantity: "1" };

/** The cart's line, the order's address and the like, which a browser need not be used to make. */
const family = ({ token }: Customer) => postToPanel("/api/family/create", { name: "Al Bayt" }, token);
const basket = ({ token }: Customer) =>
  postToPanel("/api/family/basket/add", { product_id: DISH, "addons[0][id]": MILD, quantity: "1" }, token);
const main = (page: Page) => page.getByRole("main");
/** Where nothing of ours runs yet; the reminder of notifications would lie over what is to be pressed. */
const begin = async (page: Page, language: Language) => {
  await page.addInitScript((spoken) => {
    localStorage.setItem("language", spoken);
    sessionStorage.setItem("notificationsReminded", "1");
  }, language);
  await page.goto(address("/health"));
};
/** An action of the menu of an address. */
const ofAddress = async ({ page, words: { word } }: Here, name: string, action: string) => {
  await main(page)
    .getByRole("button", { name: word("account.addressActions", { name }) })
    .click();
  await page.getByRole("menuitem", { name: action }).click();
};
/** Answers a question with yes; one that was refused stands open still. */
const agree = async (page: Page, ask: () => Promise<void>, yes: string) => {
  const question = page.getByRole("alertdialog");
  if (!(await question.isVisible())) await ask();
  await question.getByRole("button", { name: yes, exact: true }).click();
};
const member = async ({ page, language, customer }: Here) => {
  await family(customer);
  const { invite_code } = await readPanel<{ invite_code: string }>("/api/family", "en", customer.token);
  const other = await newCustomer(language, { en: "Hamad", ar: "حمد" });
  await postToPanel("/api/family/join", { code: invite_code }, other.token);
  await enter(page, language, customer, "/joinFamily");
  return (action: string) => manageMember(page, language, action);
};
/** Types an address into the form that stands open. */
const fillPlate = async ({ page, words: { word } }: Here) => {
  const form = page.getByRole("dialog");
  const zone = form.getByLabel(new RegExp(word("checkout.plateZone")));
  await zone.fill("61");
  await form.getByLabel(new RegExp(word("checkout.plateStreet"))).fill("840");
  await form.getByLabel(new RegExp(word("checkout.plateBuilding"))).fill("14");
  await form.getByRole("button", { name: word("checkout.noteLeave") }).click();
  return {
    press: () => form.getByRole("button", { name: word("checkout.saveAddress") }).click(),
    keeps: [zone],
  };
};

/** How each call that writes is made; null for those that the storefront makes never, or of itself. */
const ROWS: Readonly<Record<string, Row | null>> = {
  login: {
    guest: true,
    arrive: async ({ page, customer, words: { word } }) => {
      await page.goto(address("/auth"));
      const email = page.getByLabel(word("auth.email"));
      await email.fill(customer.email);
      await page.getByLabel(word("auth.password"), { exact: true }).fill(customer.password);
      const press = () => page.getByRole("button", { name: word("auth.signIn"), exact: true }).click();
      return { press, keeps: [email] };
    },
  },
  register: {
    guest: true,
    arrive: async ({ page, words: { word } }) => {
      await page.goto(address("/auth"));
      await page.getByRole("tab", { name: word("auth.register") }).click();
      const first = page.getByLabel(word("auth.firstName"));
      await first.fill("Noor");
      await page.getByLabel(word("auth.lastName")).fill("Al-Kuwari");
      await page.getByLabel(word("auth.email")).fill(`noor.${crypto.randomUUID()}@example.qa`);
      await page.getByLabel(word("auth.mobile")).fill("5512 3400");
      await page.getByLabel(word("auth.password"), { exact: true }).fill("saffron-and-loomi-42");
      await page.getByLabel(word("auth.confirmPassword"), { exact: true }).fill("saffron-and-loomi-42");
      const press = () => page.getByRole("button", { name: word("auth.createAccount") }).click();
      return { press, keeps: [first] };
    },
  },
  verifyEmail: {
    guest: true,
    refused: "otp_submit_failed",
    unreadable: "otp_submit_failed",
    fruitless: true,
    arrive: async ({ page, customer, words: { word } }) => {
      await page.evaluate((email) => localStorage.setItem("talabee_USER_EMAIL", email), customer.email);
      await page.goto(address("/auth/verfied?verify=true"));
      const boxes = page.locator("[autocomplete=one-time-code]");
      await boxes.focus();
      await page.keyboard.type("123456");
      const press = () => page.getByRole("button", { name: word("auth.submit"), exact: true }).click();
      return { press, keeps: [boxes] };
    },
  },
  resendVerification: {
    guest: true,
    refused: "otp_send_error",
    unreadable: "otp_send_error",
    fruitless: true,
    arrive: async ({ page, customer, words: { word } }) => {
      await page.evaluate((email) => localStorage.setItem("talabee_USER_EMAIL", email), customer.email);
      await page.goto(address("/auth/verfied?verify=true"));
      return { press: () => page.getByRole("button", { name: word("auth.resend") }).click() };
    },
  },
  forgotPassword: {
    guest: true,
    arrive: async ({ page, customer, words: { word } }) => {
      await page.goto(address("/auth/resetPassword"));
      const email = page.getByLabel(word("auth.email"));
      await email.fill(customer.email);
      return {
        press: () => page.getByRole("button", { name: word("account.sendCode") }).click(),
        keeps: [email],
      };
    },
  },
  resetPassword: {
    guest: true,
    arrive: async ({ page, customer, words: { word } }) => {
      await postToPanel("/api/forgot-password", { email: customer.email });
      await page.evaluate((email) => sessionStorage.setItem("talabee_RESET_EMAIL", email), customer.email);
      await page.goto(address("/auth/resetPassword"));
      await page.locator("[autocomplete=one-time-code]").fill(await codeMailedTo(customer.email, 2));
      const password = page.getByLabel(word("account.newPassword"), { exact: true });
      await password.fill("loomi-and-saffron-77");
      await page.getByLabel(word("auth.confirmPassword"), { exact: true }).fill("loomi-and-saffron-77");
      const press = () => page.getByRole("button", { name: word("account.savePassword") }).click();
      return { press, keeps: [password] };
    },
  },
  changePassword: {
    arrive: async ({ page, language, customer, words: { word } }) => {
      await enter(page, language, customer, "/profile/password");
      await page.getByLabel(word("account.currentPassword"), { exact: true }).fill(customer.password);
      const password = page.getByLabel(word("account.newPassword"), { exact: true });
      await password.fill("loomi-and-saffron-77");
      await page.getByLabel(word("auth.confirmPassword"), { exact: true }).fill("loomi-and-saffron-77");
      const press = () => page.getByRole("button", { name: word("account.savePassword") }).click();
      return { press, keeps: [password] };
    },
  },
  updateUserInfo: {
    arrive: async ({ page, language, customer, words: { word } }) => {
      await enter(page, language, customer, "/profile/edit");
      await page.getByRole("radio", { name: word("account.female"), exact: true }).check({ force: true });
      const birthday = page.getByRole("group", { name: word("account.birthday") });
      await birthday.getByLabel(word("forms.day")).fill("23");
      await birthday.getByLabel(word("forms.month")).fill("04");
      await birthday.getByLabel(word("forms.year")).fill("1991");
      const press = () => page.getByRole("button", { name: word("account.saveChanges") }).click();
      return { press, keeps: [birthday.getByLabel(word("forms.year"))] };
    },
  },
  // Ends here at once, whatever is answered.
  logout: null,
  createAddress: {
    arrive: async (here) => {
      await enter(here.page, here.language, here.customer, "/address");
      await here.page
        .getByRole("button", { name: here.words.word("checkout.addAddress") })
        .first()
        .click();
      return fillPlate(here);
    },
  },
  updateAddress: {
    arrive: async (here) => {
      const { word } = here.words;
      await keepAddress(here.customer);
      await enter(here.page, here.language, here.customer, "/address");
      await ofAddress(here, word("checkout.labelHome"), word("account.edit"));
      return fillPlate(here);
    },
  },
  deleteAddress: {
    arrive: async (here) => {
      const { word } = here.words;
      await keepAddress(here.customer);
      await enter(here.page, here.language, here.customer, "/address");
      const yes = word("account.deleteAddress");
      const ask = () => ofAddress(here, word("checkout.labelHome"), yes);
      return { press: () => agree(here.page, ask, yes) };
    },
  },
  makeDefaultAddress: {
    arrive: async (here) => {
      const { word } = here.words;
      await keepAddress(here.customer);
      await keepAddress(here.customer, "work");
      await enter(here.page, here.language, here.customer, "/address");
      return { press: () => ofAddress(here, word("checkout.labelWork"), word("account.makeDefault")) };
    },
  },
  // Its attachment may be on its way for long, so it is never given up.
  apply: {
    arrive: async ({ page, language, customer, words: { word } }) => {
      await enter(page, language, customer, "/apply/rider");
      const comments = page.getByLabel(word("apply.comments"));
      await comments.fill("Mornings");
      return {
        press: () => page.getByRole("button", { name: word("apply.send") }).click(),
        keeps: [comments],
      };
    },
  },
  contactUs: {
    waits: true,
    arrive: async ({ page, language, customer, words: { word } }) => {
      await enter(page, language, customer, "/contact");
      const text = page.getByLabel(word("apply.message"), { exact: true });
      await page.getByLabel(word("apply.fullName"), { exact: true }).fill("Noor");
      await page.getByLabel(word("auth.email")).fill("noor@example.qa");
      await page.getByLabel(word("checkout.phone"), { exact: true }).fill("5512 3400");
      await text.fill("Where is my receipt?");
      return {
        press: () => page.getByRole("button", { name: word("apply.sendMessage") }).click(),
        keeps: [text],
      };
    },
  },
  addToCart: {
    waits: true,
    arrive: async ({ page, language, customer }) => {
      await enter(page, language, customer, `/store/${STORE}`);
      return { press: () => quickAdds(page, language).first().click() };
    },
  },
  updateCartLine: {
    refused: "quantity_update_failed",
    unreadable: "quantity_update_failed",
    waits: true,
    arrive: async ({ page, language, customer, words: { word } }) => {
      await addDish(customer);
      const { name } = await readPanel<{ name: string }>(`/api/products/${DISH}`, language);
      await enter(page, language, customer, "/cart");
      const more = main(page).getByRole("button", { name: word("catalogue.moreNamed", { name }) });
      return { press: () => more.first().click() };
    },
  },
  // Zero pieces, and an empty cart, are quantities.
  removeCartLine: null,
  clearCart: null,
  restoreParkedCart: {
    arrive: async ({ page, language, customer, words: { word } }) => {
      await addDish(customer);
      await postToPanel("/api/cart/add", { ...OTHER, on_conflict: "park" }, customer.token);
      const { name } = await readPanel<{ name: string }>(`/api/stores/${STORE}`, language);
      await enter(page, language, customer, "/cart");
      const takeUp = main(page).getByRole("button", { name: word("cart.takeUpNamed", { vendor: name }) });
      return { press: () => takeUp.click() };
    },
  },
  applyCoupon: {
    arrive: async ({ page, language, customer, words: { word } }) => {
      await readyToOrder(customer);
      await enter(page, language, customer, "/checkout");
      const code = page.getByLabel(word("wallet.couponCode"));
      await code.fill("AHLAN20");
      const press = () => page.getByRole("button", { name: word("wallet.apply"), exact: true }).click();
      return { press, keeps: [code] };
    },
  },
  removeCoupon: {
    arrive: async ({ page, language, customer, words: { word } }) => {
      await readyToOrder(customer);
      await postToPanel("/api/coupons/apply", { code: "AHLAN20" }, customer.token);
      await enter(page, language, customer, "/checkout");
      const remove = page.getByRole("button", { name: word("wallet.removeCoupon", { code: "AHLAN20" }) });
      return { press: () => remove.click() };
    },
  },
  createFamily: {
    arrive: async ({ page, language, customer, words: { word } }) => {
      await enter(page, language, customer, "/joinFamily");
      await page.getByRole("radio", { name: word("family.create"), exact: true }).check({ force: true });
      const name = page.getByLabel(word("family.name"));
      await name.fill("Al Bayt");
      const press = () => page.getByRole("button", { name: word("family.create"), exact: true }).click();
      return { press, keeps: [name] };
    },
  },
  joinFamily: {
    arrive: async ({ page, language, customer, words: { word } }) => {
      const owner = await newCustomer(language, { en: "Hamad", ar: "حمد" });
      await family(owner);
      const { invite_code } = await readPanel<{ invite_code: string }>("/api/family", "en", owner.token);
      await enter(page, language, customer, `/joinFamily?code=${invite_code}`);
      return { press: () => page.getByRole("button", { name: word("family.join"), exact: true }).click() };
    },
  },
  leaveFamily: {
    arrive: async ({ page, language, customer, words: { word } }) => {
      await family(customer);
      await enter(page, language, customer, "/joinFamily");
      const ask = () => page.getByRole("button", { name: word("family.leave"), exact: true }).click();
      return { press: () => agree(page, ask, word("family.leaveYes")) };
    },
  },
  removeFamilyMember: {
    arrive: async (here) => {
      const { word } = here.words;
      const manage = await member(here);
      const ask = () => manage(word("family.removeMember"));
      return { press: () => agree(here.page, ask, word("family.removeYes")) };
    },
  },
  setFamilyAllowance: {
    arrive: async (here) => {
      const { word } = here.words;
      const manage = await member(here);
      const sheet = here.page.getByRole("dialog");
      await manage(word("family.setAllowance"));
      await sheet.getByRole("switch").uncheck();
      const amount = sheet.getByRole("textbox");
      await amount.fill("500");
      const press = () => sheet.getByRole("button", { name: word("family.saveAllowance") }).click();
      return { press, keeps: [amount] };
    },
  },
  addToFamilyBasket: {
    arrive: async ({ page, language, customer, words: { word } }) => {
      await family(customer);
      await enter(page, language, customer, `/store/${STORE}/product/${DISH}`);
      const sheet = page.getByRole("dialog");
      await sheet.getByRole("radio").first().check();
      return { press: () => sheet.getByRole("button", { name: word("family.addToBasket") }).click() };
    },
  },
  updateFamilyBasketLine: {
    arrive: async ({ page, language, customer, words: { word } }) => {
      await family(customer);
      await basket(customer);
      const { name } = await readPanel<{ name: string }>(`/api/products/${DISH}`, language);
      await enter(page, language, customer, "/joinFamily");
      const more = main(page).getByRole("button", { name: word("catalogue.moreNamed", { name }) });
      return { press: () => more.first().click() };
    },
  },
  removeFamilyBasketLine: null,
  orderFamilyBasket: {
    arrive: async ({ page, language, customer, words: { word } }) => {
      await family(customer);
      await basket(customer);
      await keepAddress(customer);
      await enter(page, language, customer, "/joinFamily/order");
      await page.getByRole("radio", { name: new RegExp(word("checkout.cash")) }).check();
      const note = page.getByLabel(word("checkout.orderNote"));
      await note.fill("No bells");
      const place = page.getByRole("button", { name: new RegExp(`^${word("checkout.placeOrder")}`) }).last();
      return { press: () => place.click(), keeps: [note] };
    },
  },
  toggleFavourite: {
    arrive: async ({ page, language, customer, words: { word } }) => {
      const { name } = await readPanel<{ name: string }>(`/api/stores/${STORE}`, language);
      await enter(page, language, customer, `/store/${STORE}`);
      const save = page.getByRole("button", { name: word("catalogue.saveFavourite", { name }) });
      return { press: () => save.first().click() };
    },
  },
  readNotification: {
    arrive: async ({ page, language, customer }) => {
      await readyToOrder(customer);
      await orderAtPanel(customer, { order_type: "pickup" });
      await enter(page, language, customer, "/notifications");
      const unread = page.locator("[data-slot=notification-row][data-unread]").locator("a, button");
      return {
        press: async () => {
          await page.goto(address("/notifications"));
          await unread.first().click();
        },
      };
    },
  },
  readAllNotifications: {
    arrive: async ({ page, language, customer, words: { word } }) => {
      await readyToOrder(customer);
      await orderAtPanel(customer, { order_type: "pickup" });
      await enter(page, language, customer, "/notifications");
      return { press: () => page.getByRole("button", { name: word("account.markAllRead") }).click() };
    },
  },
  deleteNotification: {
    arrive: async ({ page, language, customer }) => {
      await readyToOrder(customer);
      await orderAtPanel(customer, { order_type: "pickup" });
      await enter(page, language, customer, "/notifications");
      const rows = page.locator("[data-slot=notification-row]");
      return { press: () => rows.last().getByRole("button").last().click() };
    },
  },
  // Of itself, and silently: the browser's token is no concern of who uses it.
  registerPushToken: null,
  createOrder: {
    arrive: async ({ page, language, customer, words: { word } }) => {
      await readyToOrder(customer);
      await enter(page, language, customer, "/checkout");
      const note = page.getByLabel(word("checkout.orderNote"));
      await note.fill("No bells");
      const place = page.getByRole("button", { name: new RegExp(`^${word("checkout.placeOrder")}`) }).last();
      return { press: () => place.click(), keeps: [note] };
    },
  },
  cancelOrder: {
    arrive: async ({ page, language, customer, words: { word } }) => {
      await readyToOrder(customer);
      const id = await orderForLater(customer);
      await enter(page, language, customer, `/orders/${id}`);
      const ask = () => page.getByRole("button", { name: word("orders.cancelOrder") }).click();
      return { press: () => agree(page, ask, word("orders.cancelYes")) };
    },
  },
  reorder: {
    arrive: async ({ page, language, customer, words: { word } }) => {
      await readyToOrder(customer);
      const id = await orderForLater(customer);
      await postToPanel(`/api/orders/${id}/cancel`, {}, customer.token);
      await enter(page, language, customer, `/orders/${id}`);
      return {
        press: () =>
          page
            .getByRole("button", { name: word("orders.reorder") })
            .last()
            .click(),
      };
    },
  },
  createReview: {
    arrive: async ({ page, language, customer, words: { word } }) => {
      await readyToOrder(customer);
      const id = await orderAtPanel(customer);
      const order = () => readPanel<{ order_status: string }>(`/api/orders/${id}`, "en", customer.token);
      await expect.poll(async () => (await order()).order_status, { timeout: 40_000 }).toBe("delivered");
      await enter(page, language, customer, `/orders/${id}/review`);
      await main(page).getByRole("radiogroup").first().getByRole("radio").nth(4).check({ force: true });
      const comment = page.getByLabel(word("catalogue.tellOthers"));
      await comment.fill("Fragrant rice");
      return { press: () => main(page).locator("button[type=submit]").click(), keeps: [comment] };
    },
  },
  confirmPayment: {
    fruitless: true,
    arrive: async ({ page, language, customer }) => {
      await readyToOrder(customer);
      const id = await orderAtPanel(customer, { payment_method: "online" });
      await enter(page, language, customer, `/orders/${id}`);
      return {
        press: () => page.goto(address(`/orders/${id}?payment=p1&result_token=${crypto.randomUUID()}`)),
      };
    },
  },
  payBill: {
    arrive: async ({ page, language, customer, words: { word } }) => {
      await readyToOrder(customer);
      await orderAtPanel(customer, { payment_method: "online" });
      await enter(page, language, customer, "/pay-bill");
      const online = page.getByRole("radio", { name: new RegExp(`^${word("checkout.online")}`) });
      await online.check();
      return { press: () => page.getByRole("button", { name: new RegExp(word("wallet.billPay")) }).click() };
    },
  },
  paymentWebhook: null,
  openCardPage: {
    arrive: async ({ page, language, customer, words: { word } }) => {
      await enter(page, language, customer, "/payments");
      return { press: () => page.getByRole("button", { name: word("wallet.addCard") }).click() };
    },
  },
  // By the gateway's page.
  addCard: null,
  deleteCard: {
    arrive: async ({ page, language, customer, words: { word } }) => {
      const { action_url } = await postToPanel<{ action_url: string }>(
        "/api/cards/page",
        { return_to: "/payments" },
        customer.token,
      );
      await page.goto(address(new URL(action_url, address("/")).pathname));
      await payOnPage(page);
      await enter(page, language, customer, "/payments");
      const ask = () => page.locator("[data-slot=saved-card]").getByRole("button").click();
      return { press: () => agree(page, ask, word("wallet.remove")) };
    },
  },
  topUpWallet: {
    waits: true,
    arrive: async ({ page, language, customer, words: { word } }) => {
      await enter(page, language, customer, "/wallet");
      await page
        .getByRole("button", { name: word("wallet.addMoney") })
        .first()
        .click();
      const sheet = page.getByRole("dialog");
      const amount = sheet.getByRole("textbox", { name: word("wallet.amount") });
      await amount.fill("75");
      return { press: () => sheet.locator("button[type=submit]").click(), keeps: [amount] };
    },
  },
  redeemVoucher: {
    fruitless: true,
    arrive: async ({ page, language, customer, words: { word } }) => {
      await enter(page, language, customer, "/wallet");
      const code = page.getByLabel(word("wallet.redeemLabel"));
      await code.fill("NOTHING1");
      const press = () => page.getByRole("button", { name: word("wallet.redeem"), exact: true }).click();
      return { press, keeps: [code] };
    },
  },
};

/** No button is busy for longer (REQ-UI-03). */
const PATIENCE_MS = 10_000;

const writes = calls.filter(
  ({ name, method, tag }) => method === "POST" && tag !== "Panel" && !name.startsWith("quote"),
);

test("every call that writes has its place among those that fail", () => {
  expect(Object.keys(ROWS).sort()).toEqual(writes.map(({ name }) => name).sort());
});

for (const call of writes) {
  const { name } = call;
  const row = ROWS[name];
  if (row === null || row === undefined) continue;
  const fallback = row.unreadable ?? (call.isUpdate ? "failed_to_update_data" : "failed_to_add_data");

  test(
    `${name} is refused in every way, and made in the end`,
    { tag: "@nightly" },
    async ({ page, language, customer, complaints: _ }) => {
      test.setTimeout(240_000);
      const words = wordsIn(language);
      const { word, message } = words;
      const said = await toastsOf(page);
      await begin(page, language);
      const { press, keeps = [] } = await row.arrive({ page, language, customer, words });
      const fails = await failing(page, words, call);
      const typed = () => Promise.all(keeps.map((field) => field.inputValue()));
      const kept = await typed();
      const own: Readonly<Record<string, string>> = {
        "500 JSON": OWN_WORDS,
        "403": message("forbidden"),
        "404": message("not_found"),
        "429": message("too_many_requests", { time: "1" }),
      };
      const isHeld = (kind: string) =>
        row.refused !== undefined && !(name === "verifyEmail" && kind === "429");
      const kinds = [
        ...Object.entries(REFUSALS).map(
          ([kind, fault]) => [kind, fault, isHeld(kind) ? message(row.refused!) : own[kind]!] as const,
        ),
        ...Object.entries({ ...UNREADABLE, ...(row.waits ? { hang: HANG } : {}) }).map(
          ([kind, fault]) => [kind, fault, message(fallback)] as const,
        ),
      ];
      for (const [kind, fault, text] of kinds) {
        await test.step(kind, async () => {
          fails.by(fault);
          const calls = fails.count();
          const before = said.length;
          const told = () => said.slice(before).filter((one) => one.includes(text));
          await press();
          await expect.poll(told).toHaveLength(1);
          expect(fails.count()).toBeGreaterThan(calls);
          if (kind === "hang") expect(fails.waited()).toBeLessThan(PATIENCE_MS);
          // Or it has gone by itself.
          const close = toast(page, text).getByRole("button", { name: word("common.close") });
          await close.click({ timeout: 6000 }).catch(() => undefined);
          // A pointer that rests on a toast holds it, and those that come after it.
          await page.mouse.move(0, 420);
          await expect(toast(page, text)).toBeHidden();
          expect(told(), "it is said once").toHaveLength(1);
          expect(await typed(), "what was typed is kept").toEqual(kept);
        });
      }
      if (row.fruitless === undefined) {
        fails.by(null);
        const path = new RegExp(`${call.path.replace(/\{\w+\}/g, "[^/?]+")}$`);
        const answered = page.waitForResponse(
          (answer) => path.test(answer.url()) && answer.request().method() === "POST",
        );
        await press();
        expect((await answered).ok(), "the next success clears it").toBe(true);
      }
    },
  );

  if (row.guest === undefined)
    test(
      `${name} of a session that is over is told of once, and what is left of it goes`,
      { tag: "@nightly" },
      async ({ page, language, customer, complaints: _ }) => {
        const words = wordsIn(language);
        const said = await toastsOf(page);
        await begin(page, language);
        const { press } = await row.arrive({ page, language, customer, words });
        const fails = await failing(page, words, call);
        fails.by(UNAUTHENTICATED);
        await press();
        const told = () => said.filter((one) => one.includes(words.message("unauthenticated")));
        await expect.poll(told).toHaveLength(1);
        await expect.poll(() => page.evaluate(() => localStorage.getItem("talabee_TOKEN"))).toBeNull();
        expect(told(), "it is said once").toHaveLength(1);
      },
    );
}
