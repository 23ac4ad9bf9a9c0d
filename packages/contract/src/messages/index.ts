import type { Language } from "../language.js";
import type { clientMessages } from "./client.js";
import type { messages } from "./every-message.js";
import type { validationMessages } from "./validation.js";

export { clientMessages } from "./client.js";
export { messages } from "./every-message.js";
export { panelMessages } from "./panel.js";
export { validationMessages } from "./validation.js";

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
