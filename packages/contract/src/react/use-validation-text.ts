import { useMemo } from "react";
import { fillMessage, validationMessages, type ValidationMessageKey } from "../messages/index.js";
import { useLanguage } from "./client-app.js";

/** Text of a key that a schema of the contract gives for a field. */
export type ValidationText = (key: string) => string;

/** Validation messages in the customer's language. */
export function useValidationText(): ValidationText {
  const language = useLanguage();
  return useMemo(
    () => (key) => {
      const known = Object.hasOwn(validationMessages, key) ? (key as ValidationMessageKey) : "value_invalid";
      return fillMessage(validationMessages[known], language);
    },
    [language],
  );
}
