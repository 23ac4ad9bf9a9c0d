"use client";
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
} from "react";
import { commonMessages, useMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";

export interface CountdownProps extends Omit<ComponentProps<"span">, "children" | "onEnded"> {
  /** The instant it counts to: ISO-8601 or milliseconds since 1970. */
  to: string | number;
  /** Called once when the instant comes, or at once when it has passed. */
  onEnd?: (() => void) | undefined;
  /** What stands there afterwards; the clock at zero by default. */
  ended?: ReactNode;
  /** At how many seconds before the end screen readers are told how long is left: 300, 60 and 10. */
  announceAt?: readonly number[] | undefined;
}

const announcements = [300, 60, 10];
const two = (n: number) => String(n).padStart(2, "0");

/** Whole seconds until an instant, 0 after it; unknown on a server. Moves exactly when the shown second changes. */
function useSecondsLeft(until: number): number | null {
  const subscribe = useCallback(
    (tick: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        const left = until - Date.now();
        if (left <= 0) return;
        timer = setTimeout(
          () => {
            tick();
            wait();
          },
          left - (Math.ceil(left / 1000) - 1) * 1000,
        );
      };
      // A page in the background is woken rarely.
      document.addEventListener("visibilitychange", tick);
      wait();
      return () => {
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", tick);
      };
    },
    [until],
  );
  return useSyncExternalStore(
    subscribe,
    () => Math.max(0, Math.ceil((until - Date.now()) / 1000)),
    () => null,
  );
}

/**
 * How long until something happens: an offer ends, a table is let go, a new code may be asked for. `4:05`, `1:04:05`
 * from an hour, `2 days 1:04:05` from a day; LTR in Arabic too. The digits change without moving anything,
 * and screen readers are told only at `announceAt` and at the end.
 */
export function Countdown({
  to,
  onEnd,
  ended,
  announceAt = announcements,
  className,
  ...rest
}: CountdownProps) {
  const { t } = useMessages();
  const until = new Date(to).getTime();
  const left = useSecondsLeft(until);
  const [said, setSaid] = useState("");
  const before = useRef<number>(undefined);
  const told = useRef<number>(undefined);

  /** How long that is, in the largest unit that fits. */
  const words = (seconds: number) => {
    if (seconds >= 86_400) return t(commonMessages.days, { count: Math.floor(seconds / 86_400) });
    if (seconds >= 3600) return t(commonMessages.hoursLeft, { count: Math.floor(seconds / 3600) });
    if (seconds >= 60) return t(commonMessages.minutesLeft, { count: Math.floor(seconds / 60) });
    return seconds > 0 ? t(commonMessages.secondsLeft, { count: seconds }) : t(commonMessages.timeIsUp);
  };
  const moved = useEffectEvent((seconds: number) => {
    const last = before.current;
    before.current = seconds;
    if (last !== undefined && announceAt.some((at) => last > at && seconds <= at && seconds > 0))
      setSaid(words(seconds));
    if (seconds > 0 || told.current === until) return;
    told.current = until;
    if (last !== undefined) setSaid(words(0));
    onEnd?.();
  });
  useEffect(() => {
    if (left !== null) moved(left);
  }, [left, until]);

  const seconds = left ?? 0;
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const clock =
    seconds >= 3600 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  const over = left === 0 && ended !== undefined;
  return (
    <span
      data-slot="countdown"
      data-state={left === null ? "waiting" : left > 0 ? "running" : "ended"}
      {...rest}
      className={cx("tabular-nums", className)}
    >
      {over ? (
        ended
      ) : (
        <span role="timer">
          <span className="sr-only">{left === null ? "" : words(seconds)}</span>
          <span aria-hidden className={left === null ? "invisible" : undefined}>
            {seconds >= 86_400 && `${t(commonMessages.days, { count: Math.floor(seconds / 86_400) })} `}
            <bdi dir="ltr">{clock}</bdi>
          </span>
        </span>
      )}
      <span role="status" className="sr-only">
        {said}
      </span>
    </span>
  );
}
