"use client";
import { commonMessages, useMessages } from "../../locale/index.js";
import { Alert, type AlertProps } from "../alert/index.js";
import { Button } from "../button/index.js";

export interface RetryAlertProps extends Omit<AlertProps, "tone" | "icon" | "action" | "live"> {
  /** Retries loading. Without it the alert has no button. */
  onRetry?: (() => void) | undefined;
  /** Whether the retry is running. */
  loading?: boolean | undefined;
}

/** A part of a page that failed to load, beside content that has loaded. Announced when it appears. */
export function RetryAlert({ onRetry, loading, children, ...rest }: RetryAlertProps) {
  const { t } = useMessages();
  return (
    <Alert
      data-slot="retry-alert"
      {...rest}
      tone="danger"
      live
      action={
        onRetry && (
          <Button variant="text" size="small" onClick={onRetry} loading={loading}>
            {t(commonMessages.retry)}
          </Button>
        )
      }
    >
      {children ?? t(commonMessages.errorText)}
    </Alert>
  );
}
