"use client";
import { CircleAlert, WifiOff } from "../icon/icon-nodes.js";
import type { ReactNode } from "react";
import { accountMessages, commonMessages, shellMessages, useMessages } from "../../locale/index.js";
import { Button } from "../button/index.js";
import { EmptyPlate } from "../empty-plate/index.js";
import { LockArt } from "../../illustrations/lock-art.js";
import { Spot } from "../../illustrations/spot.js";
import { EmptyState, type EmptyStateProps } from "../empty-state/index.js";
import { Icon } from "../icon/index.js";
import { useIsOffline } from "../../lib/use-is-offline.js";

/** Why content cannot be shown: loading failed, there is no network, or it needs a signed-in customer. */
export type ErrorStateVariant = "failed" | "offline" | "signed-out";

export interface ErrorStateProps extends Omit<EmptyStateProps, "title"> {
  /** `failed` by default, and `offline` while the browser has no network, which is why it failed. */
  variant?: ErrorStateVariant | undefined;
  /** Replaces "Something went wrong" of `failed`: name what failed. */
  title?: ReactNode;
  /** Replaces the text of `failed`. */
  text?: ReactNode;
  /** Retries loading: `failed` and `offline`. */
  onRetry?: (() => void) | undefined;
  /** Whether the retry is running. */
  loading?: boolean | undefined;
  /** Sign-in link of `signed-out`. */
  signInHref?: string | undefined;
  /** Replaces the illustration of the variant; `null` for none, in sections and sheets. */
  picture?: ReactNode;
  /** Replaces the retry or sign-in button. */
  action?: ReactNode;
}

const icons = { failed: CircleAlert, offline: WifiOff } as const;

function ErrorPicture({ variant }: { variant: ErrorStateVariant }) {
  if (variant === "signed-out")
    return (
      <Spot tint="sand">
        <LockArt open={false} />
      </Spot>
    );
  return (
    <span className="relative block">
      <EmptyPlate />
      <span className="absolute end-3 bottom-8 grid size-14 place-items-center rounded-[50%] bg-ink text-on-ink shadow-[0_0_0_6px_var(--ui-bg)]">
        <Icon of={icons[variant]} size="large" />
      </span>
    </span>
  );
}

/**
 * Replaces a page or section that cannot be shown: the reason and one action. Failures are announced when they appear;
 * the request to sign in is not, because it is the page's main content.
 */
export function ErrorState({
  variant: variantProp,
  title,
  text,
  onRetry,
  loading,
  signInHref,
  picture,
  action,
  ...rest
}: ErrorStateProps) {
  const { t } = useMessages();
  const isOffline = useIsOffline();
  const variant = variantProp ?? (isOffline ? "offline" : "failed");
  const texts = {
    failed: [title ?? t(commonMessages.errorTitle), text ?? t(commonMessages.errorText)],
    offline: [t(shellMessages.offlineTitle), t(shellMessages.offlineText)],
    "signed-out": [t(accountMessages.signInFirst), t(accountMessages.signInText)],
  } as const;
  const signIn = signInHref && <Button href={signInHref}>{t(shellMessages.signIn)}</Button>;
  const retry = onRetry && (
    <Button onClick={onRetry} loading={loading}>
      {t(commonMessages.retry)}
    </Button>
  );
  return (
    <EmptyState
      data-slot="error-state"
      data-variant={variant}
      role={variant === "signed-out" ? undefined : "alert"}
      {...rest}
      picture={picture === undefined ? <ErrorPicture variant={variant} /> : picture}
      title={texts[variant][0]}
      text={texts[variant][1]}
      action={action ?? (variant === "signed-out" ? signIn : retry)}
    />
  );
}
