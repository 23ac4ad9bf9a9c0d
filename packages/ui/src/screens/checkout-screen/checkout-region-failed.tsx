"use client";
import { commonMessages, useMessages } from "../../locale/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { Button } from "../../primitives/button/index.js";

/** Error of one region of the page, with its own retry. */
export function CheckoutRegionFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useMessages();
  return (
    <Alert
      tone="danger"
      live
      action={
        <Button variant="text" size="small" onClick={onRetry}>
          {t(commonMessages.retry)}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
