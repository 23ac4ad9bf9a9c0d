import { useMemo } from "react";
import { validationText, type ValidationText } from "../validation-text.js";
import { useLanguage } from "./client-app.js";

/** Validation messages in the customer's language. */
export function useValidationText(): ValidationText {
  const language = useLanguage();
  return useMemo(() => validationText(language), [language]);
}
