import type { Language } from "../language.js";

/** A text in both languages; `{name}` is a placeholder. */
export interface Message {
  readonly en: string;
  readonly ar: string;
}

/** The text of a message with its placeholders replaced; placeholders without a value stay. */
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
