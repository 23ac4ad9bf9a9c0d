"use client";
import { accountWords, partsWords, useText } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { PasswordForm, type PasswordFormProps } from "../../widgets/password-form/index.js";
import { AccountFrame, type AccountPageProps } from "../account-frame/index.js";
import { LockArt } from "../reset-password-screen/lock-art.js";

export interface PasswordScreenProps extends Omit<AccountPageProps, "status" | "onRetry"> {
  /** A guest is asked to sign in. */
  signedOut?: boolean | undefined;
  form: PasswordFormProps;
  /** It is changed. */
  changed?: boolean | undefined;
}

/** Changes the password of a customer who is signed in. */
export function PasswordScreen({ signedOut = false, form, changed = false, ...frame }: PasswordScreenProps) {
  const { t } = useText();
  return (
    <AccountFrame
      {...frame}
      data-slot="password-screen"
      status={signedOut ? "signed-out" : "ready"}
      onRetry={() => {}}
      title={t(accountWords.passwordTitle)}
      narrow
      skeleton={null}
    >
      {changed ? (
        <EmptyState
          role="status"
          picture={<LockArt open />}
          title={t(accountWords.passwordChanged)}
          text={t(accountWords.passwordChangedText)}
          action={frame.backHref && <Button href={frame.backHref}>{t(partsWords.back)}</Button>}
        />
      ) : (
        <PasswordForm {...form} />
      )}
    </AccountFrame>
  );
}
