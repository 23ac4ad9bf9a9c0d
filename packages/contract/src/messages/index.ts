import type { Language } from "../language.js";
import { clientMessages } from "./client.js";
import { panelMessages } from "./panel.js";
import { validationMessages } from "./validation.js";

export { clientMessages, panelMessages, validationMessages };

/** Every message of the product (spec sections 5 and 8, C8), by key. */
export const messages = { ...validationMessages, ...clientMessages, ...panelMessages } as const;

/** Key of any message; the codes of the panel's errors are such keys. */
export type MessageKey = keyof typeof messages;
/** Key of what a form says about a field. */
export type ValidationMessageKey = keyof typeof validationMessages;
/** Key of what the storefront says by itself. */
export type ClientMessageKey = keyof typeof clientMessages;

/** A text in both languages; `{name}` stands for a value that is given when it is shown. */
export interface Message {
  readonly en: string;
  readonly ar: string;
}

/** The text of a message in a language, with its values filled in; a value that is not given stays as `{name}`. */
export function fillMessage(
  message: Message,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return message[language].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : String(value);
  });
}
