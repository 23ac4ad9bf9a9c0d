// From the built packages: `bench:walk` runs without a bundler, which alone finds their sources.
import { fillMessage, type MessageKey, messages } from "@talabee/contract";
import { dictionaries, type MessageId } from "@talabee/ui/locale";

export type Language = "en" | "ar";

/** Texts of components and API messages in the language of the test. */
export function messagesIn(language: Language) {
  return {
    t: (key: MessageId, values: Record<string, string | number> = {}): string => {
      const message = dictionaries[language][key];
      if (typeof message !== "string") throw new Error(`${key} has plural forms; use plural()`);
      return fillMessage({ en: message, ar: message }, language, values);
    },
    /** One plural form of a message. */
    plural: (key: MessageId, form: "one" | "other", values: Record<string, string | number> = {}): string => {
      const forms = dictionaries[language][key] as Partial<Record<typeof form, string>>;
      const text = forms[form] ?? "";
      return fillMessage({ en: text, ar: text }, language, values);
    },
    message: (key: MessageKey, values: Record<string, string | number> = {}) =>
      fillMessage(messages[key], language, values),
  };
}
