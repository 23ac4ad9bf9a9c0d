import type { Locator, Page } from "@playwright/test";
import type { MessageKey } from "../../packages/contract/src/messages/index.js";
import {
  chooseLanguage,
  address,
  DISH,
  enter,
  manageMember,
  MILD,
  postToPanel,
  readPanel,
  type messagesIn,
} from "../journey.js";
import { type Customer, newCustomer } from "../panel-client.js";
import type { Language } from "../messages.js";

export interface WriteContext {
  page: Page;
  language: Language;
  customer: Customer;
  messages: ReturnType<typeof messagesIn>;
}

/** A screen on which the call can be made repeatedly. */
export interface PreparedCall {
  press: () => Promise<unknown>;
  /** Fields whose content must survive a failure. */
  keptFields?: Locator[];
}

export interface FailingWrite {
  /** Requirements that hold if it recovers. */
  proves?: readonly string[];
  /** Opens the screen that makes the call. */
  prepare: (context: WriteContext) => Promise<PreparedCall>;
  /** Shown instead of the server's message. */
  refusalMessage?: MessageKey;
  /** Kinds of refusal whose message is shown in spite of that. */
  refusalsWithReason?: readonly string[];
  /** Shown when the response cannot be read; by the call's kind if absent. */
  fallbackMessage?: MessageKey;
  /** Made while signed out. */
  signedOut?: true;
  /** The test's input cannot succeed. */
  cannotSucceed?: true;
  /** Also tests the ten-second timeout. */
  testsTimeout?: true;
}

export const STORE = "bayt-al-machboos";
export const OTHER_STORE_DISH = { product_id: "forno-nove.chocolate-torta", quantity: "1" };

/** Sets up data directly on the server. */
export const createFamilyOf = ({ token }: Customer) =>
  postToPanel("/api/family/create", { name: "Al Bayt" }, token);
export const fillFamilyBasket = ({ token }: Customer) =>
  postToPanel("/api/family/basket/add", { product_id: DISH, "addons[0][id]": MILD, quantity: "1" }, token);
export const main = (page: Page) => page.getByRole("main");
/** A page without our scripts; suppresses the notification reminder, which would cover buttons. */
export const openBlankPage = async (page: Page, language: Language) => {
  await chooseLanguage(page, language);
  await page.addInitScript(() => sessionStorage.setItem("notificationsReminded", "1"));
  await page.goto(address("/health"));
};
/** Chooses an action from an address's menu. */
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
/** Confirms the dialog; after a refusal it is still open. */
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
/** Fills the open address form. */
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
