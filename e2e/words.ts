import { fillMessage, messages, type MessageKey } from "../packages/contract/src/messages/index.js";
import { dictionaries, type WordKey } from "../packages/ui/src/locale/words/index.js";

export type Language = "en" | "ar";

/** What a customer reads: the words of the parts and the messages of the wire, in the journey's language. */
export function wordsIn(language: Language) {
  return {
    word(key: WordKey, values: Record<string, string | number> = {}): string {
      const message = dictionaries[language][key];
      if (typeof message !== "string") throw new Error(`${key} has plural forms; ask for one of them`);
      return fillMessage({ en: message, ar: message }, language, values);
    },
    message: (key: MessageKey, values: Record<string, string | number> = {}) =>
      fillMessage(messages[key], language, values),
  };
}
