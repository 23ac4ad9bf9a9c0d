import type { Message, Word } from "../word.js";
import * as accountWords from "./account.js";
import * as applyWords from "./apply.js";
import * as authWords from "./auth.js";
import * as cartWords from "./cart.js";
import * as catalogueWords from "./catalogue.js";
import * as checkoutWords from "./checkout.js";
import * as familyWords from "./family.js";
import * as formsWords from "./forms.js";
import * as ordersWords from "./orders.js";
import * as overlaysWords from "./overlays.js";
import * as partsWords from "./parts.js";
import * as shellWords from "./shell.js";
import * as walletWords from "./wallet.js";

const areas = {
  parts: partsWords,
  shell: shellWords,
  auth: authWords,
  account: accountWords,
  catalogue: catalogueWords,
  cart: cartWords,
  checkout: checkoutWords,
  orders: ordersWords,
  forms: formsWords,
  overlays: overlaysWords,
  apply: applyWords,
  family: familyWords,
  wallet: walletWords,
};

type Areas = typeof areas;
type AnyWord = { [A in keyof Areas]: Areas[A][keyof Areas[A]] }[keyof Areas];

/** `area.name` of every word that a part says by itself. */
export type WordKey = AnyWord["id"];
/** Words an app says differently. */
export type WordOverrides = { readonly [K in WordKey]?: Message };

/** Every word by area and name. For tools and tests: a part imports the words it says, and no others. */
export const wordAreas: Readonly<Record<string, Readonly<Record<string, Word>>>> = areas;

function dictionary(language: "en" | "ar"): Readonly<Record<WordKey, Message>> {
  return Object.fromEntries(
    Object.values(wordAreas).flatMap((words) =>
      Object.values(words).map((word) => [word.id, word[language]]),
    ),
  ) as Record<WordKey, Message>;
}

/** Every word in both languages, by its id; also for tools and tests. */
export const dictionaries = { en: dictionary("en"), ar: dictionary("ar") } as const;
