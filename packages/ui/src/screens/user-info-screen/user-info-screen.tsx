"use client";
import type { AsyncStatus } from "../../lib/async-status.js";
import { accountMessages, useMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { UserInfoForm, type UserInfoFormProps } from "../../widgets/user-info-form/index.js";
import { AuthFrame, type AuthFrameProps } from "../auth-frame/index.js";

export interface UserInfoScreenProps extends Omit<AuthFrameProps, "children"> {
  /** Status of the customer's data. The customer can continue after a failure. */
  status: AsyncStatus | "offline";
  /** Retries loading. */
  onRetry: () => void;
  form: UserInfoFormProps;
}

/** Birthday, gender and country after the first sign-in; can be skipped (REQ-ROUTE-09). */
export function UserInfoScreen({ status, onRetry, form, ...frame }: UserInfoScreenProps) {
  const { t } = useMessages();
  return (
    <AuthFrame data-slot="user-info-screen" {...frame}>
      <h1 tabIndex={-1} data-slot="page-title" className="text-title heading outline-none">
        {t(accountMessages.aboutYou)}
      </h1>
      <p className="mt-1 mb-5 text-muted">{t(accountMessages.aboutYouText)}</p>
      {status === "ready" && <UserInfoForm {...form} />}
      {status === "loading" && (
        <SkeletonGroup className="grid gap-5">
          {Array.from({ length: 4 }, (_, i) => (
            <div key={i} className="grid gap-2">
              <Skeleton className="w-24" />
              <Skeleton shape="box" className="h-13 w-full rounded-field" />
            </div>
          ))}
          {/* Both buttons: the page is centered, and would move with its height. */}
          <Skeleton shape="box" className="h-13 w-full rounded-button" />
          <Skeleton shape="box" className="h-13 w-full rounded-button" />
        </SkeletonGroup>
      )}
      {(status === "failed" || status === "offline") && (
        <>
          <ErrorState variant={status} title={t(accountMessages.profileFailed)} onRetry={onRetry} level={2} />
          <Button variant="text" wide onClick={form.onSkip}>
            {t(accountMessages.skip)}
          </Button>
        </>
      )}
    </AuthFrame>
  );
}
