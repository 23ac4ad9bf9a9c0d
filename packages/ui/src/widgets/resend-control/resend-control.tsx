"use client";
import { useEffect, useReducer, useRef, useState, type ComponentProps } from "react";
import { useMessages, authMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { SpinnerDrawing } from "../../primitives/spinner/index.js";

export interface ResendControlProps extends Omit<ComponentProps<"span">, "children"> {
  /** When another code may be requested: ISO-8601 or milliseconds. Absent or past: now. */
  availableAt?: string | number | null | undefined;
  /** Sends a code. While the request is pending, clicks are ignored. */
  onResend: () => Promise<unknown> | void;
  /** Called on a click during the cooldown: the app explains the wait (REQ-AUTH-36). */
  onBlocked?: (() => void) | undefined;
}

/** Remaining whole seconds, 0 for none; updates every second. */
function useSecondsLeft(availableAt: ResendControlProps["availableAt"]): number {
  const until = availableAt === null || availableAt === undefined ? 0 : new Date(availableAt).getTime();
  const [, tick] = useReducer((n: number) => n + 1, 0);
  // Read on each render: the time may be set long after the last tick.
  // oxlint-disable-next-line react/purity -- displays the clock
  const secondsLeft = Math.max(0, Math.ceil((until - Date.now()) / 1000));
  useEffect(() => {
    if (until <= Date.now()) return;
    const timer = setInterval(() => {
      tick();
      if (until <= Date.now()) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return secondsLeft;
}

/**
 * Requests another code. During the cooldown it shows a countdown and stays focusable, but calls `onBlocked` instead.
 * Screen readers announce the start and end of the wait, not each second.
 */
export function ResendControl({ availableAt, onResend, onBlocked, className, ...rest }: ResendControlProps) {
  const { t } = useMessages();
  const secondsLeft = useSecondsLeft(availableAt);
  const [sending, setSending] = useState(false);
  const inFlight = useRef(false);
  const waiting = secondsLeft > 0;
  const time = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, "0")}`;

  // Announce only the start and end of the cooldown.
  const [wasWaiting, setWasWaiting] = useState(waiting);
  const [announced, setAnnounced] = useState<number | null>(waiting ? secondsLeft : null);
  if (wasWaiting !== waiting) {
    setWasWaiting(waiting);
    setAnnounced(waiting ? secondsLeft : 0);
  }

  const send = async () => {
    if (inFlight.current) return;
    if (waiting) return onBlocked?.();
    inFlight.current = true;
    setSending(true);
    try {
      await onResend();
    } finally {
      inFlight.current = false;
      setSending(false);
    }
  };

  return (
    <span data-slot="resend-control" {...rest} className={cx("inline-block", className)}>
      <button
        type="button"
        aria-disabled={waiting || sending || undefined}
        aria-busy={sending || undefined}
        onClick={() => void send()}
        className="relative inline-flex min-h-touch items-center gap-2 rounded-small px-2 text-small font-semibold text-primary-text underline-offset-4 not-aria-disabled:hover:underline not-aria-disabled:active:text-text aria-disabled:text-muted"
      >
        {sending && <SpinnerDrawing />}
        {waiting ? (
          <>
            <span aria-hidden>{t(authMessages.resendIn, { time })}</span>
            <span className="sr-only">{t(authMessages.resend)}</span>
          </>
        ) : (
          <span>{t(authMessages.resend)}</span>
        )}
      </button>
      <span role="status" className="sr-only">
        {announced !== null &&
          (announced > 0 ? t(authMessages.resendWait, { count: announced }) : t(authMessages.resendNow))}
      </span>
    </span>
  );
}
