"use client";
import { useState } from "react";
import { useText, formsWords } from "../../locale/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { useFormErrors } from "./use-form-errors.js";

/** Read out as it was when it appeared: a number that then falls with every fix would be noise. */
function Announcement({ text }: { text: string }) {
  const [first] = useState(text);
  return (
    <span role="alert" className="sr-only">
      {first}
    </span>
  );
}

export interface ErrorSummaryProps {
  /** Said instead of a number when nothing at all was filled in (spec section 5: 'Please fill all inputs'). */
  emptyMessage?: string | undefined;
  /** Counts the failed submits: each is announced once. */
  attempt: number;
}

/** One alert over a form that did not go through: what the server said, or how much there is to fix. */
export function ErrorSummary({ emptyMessage, attempt }: ErrorSummaryProps) {
  const { t } = useText();
  const { failed, count, allEmpty, formError } = useFormErrors();
  const counted = allEmpty && emptyMessage ? emptyMessage : t(formsWords.errorCount, { count });
  const shown = formError ?? (failed && count > 0 ? counted : undefined);
  if (!shown) return null;
  return (
    <div data-slot="error-summary">
      {attempt > 0 && <Announcement key={attempt} text={shown} />}
      <Alert tone="bad" className="font-medium">
        <span aria-hidden={attempt > 0}>{shown}</span>
      </Alert>
    </div>
  );
}
