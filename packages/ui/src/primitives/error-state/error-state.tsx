"use client";
import type { ReactNode } from "react";
import { useMessages, commonMessages } from "../../locale/index.js";
import { Button } from "../button/index.js";
import { EmptyState, type EmptyStateProps } from "../empty-state/index.js";

export interface ErrorStateProps extends Omit<EmptyStateProps, "title" | "action"> {
  /** What happened; "Something went wrong" by default. */
  title?: ReactNode;
  /** Tries again. Without it the state offers `action` alone. */
  onRetry?: (() => void) | undefined;
  /** The retry is on its way. */
  retrying?: boolean | undefined;
  retryLabel?: string | undefined;
  action?: ReactNode;
}

/** Something could not be loaded: what happened and what to do. Announced when it appears. */
export function ErrorState({ title, text, onRetry, retrying, retryLabel, action, ...rest }: ErrorStateProps) {
  const { t } = useMessages();
  return (
    <EmptyState
      data-slot="error-state"
      role="alert"
      title={title ?? t(commonMessages.errorTitle)}
      text={text ?? t(commonMessages.errorText)}
      action={
        action ??
        (onRetry && (
          <Button onClick={onRetry} loading={retrying}>
            {retryLabel ?? t(commonMessages.retry)}
          </Button>
        ))
      }
      {...rest}
    />
  );
}
