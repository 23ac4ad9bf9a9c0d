import { validateWith } from "@talabee/ui/forms/form";
import { validationText } from "./validation-text.js";

/** How a form is checked by the schema of its call, and what is said of one that lacks what it needs (REQ-FORM-21). */
export function formRules<Values extends object>(schema: Parameters<typeof validateWith<Values>>[0]) {
  return {
    validate: validateWith<Values>(schema, validationText),
    get emptyMessage() {
      return validationText("please_fill_all_input");
    },
  };
}
