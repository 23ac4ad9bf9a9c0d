"use client";
import { Lock } from "../../primitives/icon/icon-nodes.js";
import { FormPasswordField } from "../../forms/form-fields/index.js";
import { accountMessages, authMessages, useMessages } from "../../locale/index.js";
import { Icon } from "../../primitives/icon/index.js";

/** The two fields for a new password. */
export function NewPasswordFields() {
  const { t } = useMessages();
  return (
    <>
      <FormPasswordField
        name="password"
        label={t(accountMessages.newPassword)}
        help={t(authMessages.passwordHelp)}
        autoComplete="new-password"
        icon={<Icon of={Lock} />}
        required
      />
      <FormPasswordField
        name="password_confirmation"
        label={t(authMessages.confirmPassword)}
        autoComplete="new-password"
        icon={<Icon of={Lock} />}
        required
      />
    </>
  );
}
