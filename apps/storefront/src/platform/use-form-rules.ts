import { useValidationText } from "@talabee/contract/react";
import { validateWith } from "@talabee/ui/forms/form";
import { useMemo } from "react";

/** Validation of a form by the schema of its call, and the message for a form submitted empty. */
export function useFormRules<Values extends object>(schema: Parameters<typeof validateWith<Values>>[0]) {
  const text = useValidationText();
  return useMemo(
    () => ({ validate: validateWith<Values>(schema, text), emptyMessage: text("please_fill_all_input") }),
    [schema, text],
  );
}
