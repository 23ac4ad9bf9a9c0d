import { fillMessage, type Language, validationMessages, type ValidationMessageKey } from "@talabee/contract";
import { validateWith } from "@talabee/ui/forms/form";
import { useMemo } from "react";
import { useLanguage } from "@talabee/contract/react";

/** Text of a key that a schema of the contract gives for a field. */
export type ValidationText = (key: string) => string;

function validationTextIn(language: Language): ValidationText {
  return (key) => {
    const known = Object.hasOwn(validationMessages, key) ? (key as ValidationMessageKey) : "value_invalid";
    return fillMessage(validationMessages[known], language);
  };
}

/** Validation messages in the customer's language. */
export function useValidationText(): ValidationText {
  const language = useLanguage();
  return useMemo(() => validationTextIn(language), [language]);
}

/** Validation of a form by the schema of its call, and the message for a form submitted empty. */
export function useFormRules<Values extends object>(schema: Parameters<typeof validateWith<Values>>[0]) {
  const text = useValidationText();
  return useMemo(
    () => ({ validate: validateWith<Values>(schema, text), emptyMessage: text("please_fill_all_input") }),
    [schema, text],
  );
}
