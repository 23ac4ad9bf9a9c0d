import { type Call, formSchema, type FormSchema } from "@talabee/contract";
import { useValidationText } from "@talabee/contract/react";
import { validateWith } from "@talabee/ui/forms/form";
import { useMemo } from "react";

/** Validation of a form by the request of its call, or by a schema, and the message for a form submitted empty. */
export function useFormRules<Values extends object>(rules: Call | FormSchema) {
  const text = useValidationText();
  return useMemo(() => {
    const schema = "path" in rules ? formSchema(rules) : rules;
    return { validate: validateWith<Values>(schema, text), emptyMessage: text("please_fill_all_input") };
  }, [rules, text]);
}
