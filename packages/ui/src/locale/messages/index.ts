import type { Message, MessageDescriptor } from "../define-message.js";
import * as accountMessages from "./account/index.js";
import * as applyMessages from "./apply/index.js";
import * as authMessages from "./auth/index.js";
import * as cartMessages from "./cart/index.js";
import * as catalogueMessages from "./catalogue/index.js";
import * as checkoutMessages from "./checkout/index.js";
import * as familyMessages from "./family/index.js";
import * as formsMessages from "./forms/index.js";
import * as ordersMessages from "./orders/index.js";
import * as headMessages from "./head/index.js";
import * as overlaysMessages from "./overlays.js";
import * as commonMessages from "./common.js";
import * as shellMessages from "./shell/index.js";
import * as walletMessages from "./wallet/index.js";
import * as dataMessages from "./data/index.js";

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
  head: headMessages,
  data: dataMessages,
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
