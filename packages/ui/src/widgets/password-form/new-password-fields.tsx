"use client";
import { Lock } from "lucide-react";
import { FormPasswordField } from "../../forms/form-fields/index.js";
import { accountWords, authWords, useText } from "../../locale/index.js";
import { Icon } from "../../primitives/icon/index.js";

/** The two fields of a new password. */
export function NewPasswordFields() {
  const { t } = useText();
  return (
    <>
      <FormPasswordField
        name="password"
        label={t(accountWords.newPassword)}
        help={t(authWords.passwordHelp)}
        autoComplete="new-password"
        icon={<Icon of={Lock} />}
        required
      />
      <FormPasswordField
        name="password_confirmation"
        label={t(authWords.confirmPassword)}
        autoComplete="new-password"
        icon={<Icon of={Lock} />}
        required
      />
    </>
  );
}
