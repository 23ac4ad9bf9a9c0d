"use client";
import { FormTextField } from "../../forms/form-fields/index.js";
import { accountMessages, useMessages } from "../../locale/index.js";

/** Public user name; optional. */
export function UsernameField() {
  const { t } = useMessages();
  return (
    <FormTextField
      name="username"
      label={t(accountMessages.username)}
      help={t(accountMessages.usernameHelp)}
      code
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={30}
      optional
    />
  );
}
