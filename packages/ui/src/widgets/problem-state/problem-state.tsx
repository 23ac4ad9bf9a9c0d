"use client";
import { CircleAlert, WifiOff } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { accountMessages, commonMessages, shellMessages, useMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { EmptyPlate } from "../../primitives/empty-plate/index.js";
import { LockArt } from "../../primitives/empty-plate/lock-art.js";
import { Spot } from "../../primitives/empty-plate/spot.js";
import { EmptyState, type EmptyStateProps } from "../../primitives/empty-state/index.js";
import { Icon } from "../../primitives/icon/index.js";

const icons = { failed: CircleAlert, offline: WifiOff } as const;

export const problemKinds = ["failed", "offline", "signed-out"] as const;
/** Why a page of the customer's own cannot be shown: it did not load, there is no network, nobody is signed in. */
export type ProblemKind = (typeof problemKinds)[number];

export interface ProblemStateProps extends Omit<ComponentProps<"div">, "title" | "children"> {
  kind: ProblemKind;
  /** What did not load, in words; "Something went wrong" by default. */
  title?: ReactNode;
  /** Tries again: `failed` and `offline`. */
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** Where one signs in: `signed-out`. */
  signInHref?: string | undefined;
  level?: EmptyStateProps["level"];
}

/** In the place of a page of the customer's own that cannot be shown now: why, and the one way on. */
export function ProblemState({
  kind,
  title,
  onRetry,
  retrying = false,
  signInHref,
  ...rest
}: ProblemStateProps) {
  const { t } = useMessages();
  const signedOut = kind === "signed-out";
  const texts = {
    failed: [title ?? t(commonMessages.errorTitle), t(commonMessages.errorText)],
    offline: [t(shellMessages.offlineTitle), t(shellMessages.offlineText)],
    "signed-out": [t(accountMessages.signInFirst), t(accountMessages.signInText)],
  } as const;
  const [heading, text] = texts[kind];
  return (
    <EmptyState
      role={signedOut ? undefined : "alert"}
      {...rest}
      data-slot="problem-state"
      data-kind={kind}
      picture={
        kind === "signed-out" ? (
          <Spot tint="sand">
            <LockArt open={false} />
          </Spot>
        ) : (
          <span className="relative block">
            <EmptyPlate />
            <span className="absolute end-3 bottom-8 grid size-14 place-items-center rounded-[50%] bg-ink text-on-ink shadow-[0_0_0_6px_var(--ui-bg)]">
              <Icon of={icons[kind]} size="large" />
            </span>
          </span>
        )
      }
      title={heading}
      text={text}
      action={
        signedOut
          ? signInHref && <Button href={signInHref}>{t(shellMessages.signIn)}</Button>
          : onRetry && (
              <Button onClick={onRetry} loading={retrying}>
                {t(commonMessages.retry)}
              </Button>
            )
      }
    />
  );
}
