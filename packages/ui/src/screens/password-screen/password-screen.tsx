"use client";
import { accountMessages, commonMessages, useMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { LockArt } from "../../illustrations/lock-art.js";
import { Spot } from "../../illustrations/spot.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { PasswordForm, type PasswordFormProps } from "../../widgets/password-form/index.js";
import { AccountFrame, type AccountPageProps } from "../account-frame/index.js";

export interface PasswordScreenProps extends Omit<AccountPageProps, "status" | "onRetry"> {
  /** `signed-out` shows the sign-in prompt. */
  signedOut?: boolean | undefined;
  form: PasswordFormProps;
  /** The password was changed. */
  changed?: boolean | undefined;
}

/** Changes the password of the signed-in customer. */
export function PasswordScreen({ signedOut = false, form, changed = false, ...frame }: PasswordScreenProps) {
  const { t } = useMessages();
  return (
    <AccountFrame
      {...frame}
      data-slot="password-screen"
      status={signedOut ? "signed-out" : "ready"}
      onRetry={() => {}}
      title={t(accountMessages.passwordTitle)}
      skeleton={null}
    >
      {changed ? (
        <EmptyState
          role="status"
          picture={
            <Spot tint="sage">
              <LockArt open />
            </Spot>
          }
          title={t(accountMessages.passwordChanged)}
          text={t(accountMessages.passwordChangedText)}
          action={frame.backHref && <Button href={frame.backHref}>{t(commonMessages.back)}</Button>}
        />
      ) : (
        <div className="grid gap-6 desktop:grid-cols-[minmax(0,1fr)_20rem] desktop:items-start">
          <div className="desktop:rounded-panel desktop:border desktop:border-border desktop:bg-surface desktop:p-6">
            <PasswordForm {...form} />
          </div>
          <aside className="grid gap-3 rounded-panel bg-sunken p-5 text-small desktop:p-6">
            <span className="mb-2 hidden desktop:block">
              <LockArt open={false} />
            </span>
            <h2 className="text-body font-semibold">{t(accountMessages.strongPassword)}</h2>
            <ul className="grid list-disc gap-2 ps-5 text-muted marker:text-primary-text">
              {[accountMessages.strongWords, accountMessages.strongAlone, accountMessages.strongDevices].map(
                (tip) => (
                  <li key={tip.id}>{t(tip)}</li>
                ),
              )}
            </ul>
          </aside>
        </div>
      )}
    </AccountFrame>
  );
}
