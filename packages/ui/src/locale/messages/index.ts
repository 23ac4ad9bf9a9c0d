import type { Message, MessageDescriptor } from "../define-message.js";
import * as accountMessages from "./account.js";
import * as applyMessages from "./apply.js";
import * as authMessages from "./auth.js";
import * as cartMessages from "./cart.js";
import * as catalogueMessages from "./catalogue.js";
import * as checkoutMessages from "./checkout.js";
import * as familyMessages from "./family.js";
import * as formsMessages from "./forms.js";
import * as ordersMessages from "./orders.js";
import * as overlaysMessages from "./overlays.js";
import * as commonMessages from "./common.js";
import * as shellMessages from "./shell.js";
import * as walletMessages from "./wallet.js";

const areas = {
  common: commonMessages,
  shell: shellMessages,
  auth: authMessages,
  account: accountMessages,
  catalogue: catalogueMessages,
  cart: cartMessages,
  checkout: checkoutMessages,
  orders: ordersMessages,
  forms: formsMessages,
  overlays: overlaysMessages,
  apply: applyMessages,
  family: familyMessages,
  wallet: walletMessages,
};

type Areas = typeof areas;
type AnyMessage = { [A in keyof Areas]: Areas[A][keyof Areas[A]] }[keyof Areas];

/** `area.name` of every message. */
export type MessageId = AnyMessage["id"];
/** Messages an app overrides, by id. */
export type MessageOverrides = { readonly [K in MessageId]?: Message };

/** Every message by area and name, for tools and tests. Components import only the messages they use. */
export const messageAreas: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = areas;

function dictionary(language: "en" | "ar"): Readonly<Record<MessageId, Message>> {
  return Object.fromEntries(
    Object.values(messageAreas).flatMap((messages) =>
      Object.values(messages).map((message) => [message.id, message[language]]),
    ),
  ) as Record<MessageId, Message>;
}

/** Every message in both languages, by id, for tools and tests. */
export const dictionaries = { en: dictionary("en"), ar: dictionary("ar") } as const;
