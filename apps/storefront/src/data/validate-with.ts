import { fillMessage, messages, type MessageKey } from "@talabee/contract";
import * as z from "zod/mini";
import { language } from "../app/preferences.js";
import type { FieldErrors } from "./account.js";

/** Checks a form by the schema the panel will check it with; the first problem of each field, in words (spec section 5). */
export function validateWith(schema: z.core.$ZodType): (values: Record<string, unknown>) => FieldErrors {
  return (values) => {
    const result = z.safeParse(schema, values);
    if (result.success) return {};
    const errors: Record<string, string> = {};
    for (const issue of result.error.issues) {
      const field = issue.path.join(".");
      errors[field] ??= textOf(issue.message);
    }
    return errors;
  };
}

function textOf(key: string): string {
  const message = Object.hasOwn(messages, key) ? messages[key as MessageKey] : messages.value_invalid;
  return fillMessage(message, language.get());
}
