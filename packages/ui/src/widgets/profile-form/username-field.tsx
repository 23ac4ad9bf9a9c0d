"use client";
import { FormTextField } from "../../forms/form-fields/index.js";
import { accountWords, useText } from "../../locale/index.js";

/** The name others see; optional. */
export function UsernameField() {
  const { t } = useText();
  return (
    <FormTextField
      name="username"
      label={t(accountWords.username)}
      help={t(accountWords.usernameHelp)}
      code
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={30}
      optional
    />
  );
}
