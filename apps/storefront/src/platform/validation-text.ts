import { fillMessage, validationMessages, type ValidationMessageKey } from "@talabee/contract";
import { language } from "./preferences.js";

/** The text of a key that a schema of the contract gives for a field (REQ-FORM-01), in the customer's language. */
export function validationText(key: string): string {
  const known = Object.hasOwn(validationMessages, key) ? (key as ValidationMessageKey) : "value_invalid";
  return fillMessage(validationMessages[known], language.get());
}
