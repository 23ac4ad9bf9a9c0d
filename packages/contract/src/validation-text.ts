import type { Language } from "./language.js";
import { fillMessage, validationMessages, type ValidationMessageKey } from "./messages/index.js";

/** Text of a key that a schema of the contract gives for a field. */
export type ValidationText = (key: string) => string;

/** Validation messages in a language, for a form library: `validateWith(formSchema(call), validationText("ar"))`. */
export const validationText =
  (language: Language): ValidationText =>
  (key) => {
    const known = Object.hasOwn(validationMessages, key) ? (key as ValidationMessageKey) : "value_invalid";
    return fillMessage(validationMessages[known], language);
  };
