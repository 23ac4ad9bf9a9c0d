import type { Message, Placeholders } from "../define-words.js";
import { account } from "./account.js";
import { auth } from "./auth.js";
import { cart } from "./cart.js";
import { catalogue } from "./catalogue.js";
import { checkout } from "./checkout.js";
import { forms } from "./forms.js";
import { overlays } from "./overlays.js";
import { parts } from "./parts.js";
import { orders } from "./orders.js";
import { shell } from "./shell.js";

const areas = { parts, shell, auth, account, catalogue, cart, checkout, orders, forms, overlays };

type Areas = typeof areas;
type Flat = {
  [A in keyof Areas]: {
    [K in keyof Areas[A]["en"] & string]: [`${A}.${K}`, Areas[A]["en"][K]];
  }[keyof Areas[A]["en"] & string];
}[keyof Areas];

/** `area.name` of every word that a part says by itself. */
export type WordKey = Flat[0];
/** The values a word needs, by its placeholders. */
export type WordValues<K extends WordKey, V> = Record<Placeholders<Extract<Flat, [K, unknown]>[1]>, V>;
/** Words an app says differently. */
export type WordOverrides = { readonly [K in WordKey]?: Message };

function flatten(language: "en" | "ar"): Readonly<Record<WordKey, Message>> {
  return Object.fromEntries(
    Object.entries(areas).flatMap(([area, words]) =>
      Object.entries(words[language]).map(([key, message]) => [`${area}.${key}`, message]),
    ),
  ) as Record<WordKey, Message>;
}

export const dictionaries = { en: flatten("en"), ar: flatten("ar") } as const;
