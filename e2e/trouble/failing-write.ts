import type { Locator, Page } from "@playwright/test";
import type { MessageKey } from "../../packages/contract/src/messages/index.js";
import { address, DISH, enter, manageMember, MILD, postToPanel, readPanel, messagesIn } from "../journey.js";
import { type Customer, newCustomer } from "../panel-client.js";
import type { Language } from "../messages.js";

export interface WriteContext {
  page: Page;
  language: Language;
  customer: Customer;
  messages: ReturnType<typeof messagesIn>;
}

/** A screen on which a call can be made, as often as one likes. */
export interface PreparedCall {
  press: () => Promise<unknown>;
  /** Where something was typed that has to stay. */
  keptFields?: Locator[];
}

export interface FailingWrite {
  /** Goes to where the call is made. */
  prepare: (context: WriteContext) => Promise<PreparedCall>;
  /** What is said in place of the panel's own messages. */
  refusalMessage?: MessageKey;
  /** What is said when nothing can be read; by the kind of the call otherwise. */
  fallbackMessage?: MessageKey;
  /** By whoever is not signed in. */
  signedOut?: true;
  /** What is made up for it here is no way to a success. */
  cannotSucceed?: true;
  /** Stands for the others that wait ten seconds for an answer in the same way. */
  testsTimeout?: true;
}

export const STORE = "bayt-al-machboos";
export const OTHER_STORE_DISH = { product_id: "forno-nove.chocolate-torta", quantity: "1" };

/** The cart's line, the order's address and the like, which a browser need not be used to make. */
export const createFamilyOf = ({ token }: Customer) =>
  postToPanel("/api/family/create", { name: "Al Bayt" }, token);
export const fillFamilyBasket = ({ token }: Customer) =>
  postToPanel("/api/family/basket/add", { product_id: DISH, "addons[0][id]": MILD, quantity: "1" }, token);
export const main = (page: Page) => page.getByRole("main");
/** Where nothing of ours runs yet; the reminder of notifications would lie over what is to be pressed. */
export const openBlankPage = async (page: Page, language: Language) => {
  await page.addInitScript((chosen) => {
    localStorage.setItem("language", chosen);
    sessionStorage.setItem("notificationsReminded", "1");
  }, language);
  await page.goto(address("/health"));
};
/** An action of the menu of an address. */
export const chooseAddressAction = async (
  { page, messages: { t } }: WriteContext,
  name: string,
  action: string,
) => {
  await main(page)
    .getByRole("button", { name: t("account.addressActions", { name }) })
    .click();
  await page.getByRole("menuitem", { name: action }).click();
};
/** Answers a question with yes; one that was refusalMessage stands open still. */
export const confirm = async (page: Page, ask: () => Promise<void>, yes: string) => {
  const question = page.getByRole("alertdialog");
  if (!(await question.isVisible())) await ask();
  await question.getByRole("button", { name: yes, exact: true }).click();
};
export const openMemberMenu = async ({ page, language, customer }: WriteContext) => {
  await createFamilyOf(customer);
  const { invite_code } = await readPanel<{ invite_code: string }>("/api/family", "en", customer.token);
  const other = await newCustomer(language, { en: "Hamad", ar: "حمد" });
  await postToPanel("/api/family/join", { code: invite_code }, other.token);
  await enter(page, language, customer, "/joinFamily");
  return (action: string) => manageMember(page, language, action);
};
/** Types an address into the form that stands open. */
export const fillAddress = async ({ page, messages: { t } }: WriteContext) => {
  const form = page.getByRole("dialog");
  const zone = form.getByLabel(new RegExp(t("checkout.plateZone")));
  await zone.fill("61");
  await form.getByLabel(new RegExp(t("checkout.plateStreet"))).fill("840");
  await form.getByLabel(new RegExp(t("checkout.plateBuilding"))).fill("14");
  await form.getByRole("button", { name: t("checkout.noteLeave") }).click();
  return {
    press: () => form.getByRole("button", { name: t("checkout.saveAddress") }).click(),
    keptFields: [zone],
  };
};
