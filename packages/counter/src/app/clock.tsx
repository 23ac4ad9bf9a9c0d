import { createContext, use, useSyncExternalStore } from "react";

/** The server's clock on this device. */
export interface Clock {
  readonly now: () => number;
  /** Calls back once a second. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A clock that ticks once a second as long as somebody looks at it. */
export function createClock(now: () => number): Clock {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    now,
    subscribe(listener) {
      if (listeners.size === 0) timer = setInterval(() => listeners.forEach((each) => each()), 1000);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearInterval(timer);
      };
    },
  };
}

/** A clock that stands still, for stories. */
export const stoppedClock = (at: number): Clock => ({ now: () => at, subscribe: () => () => undefined });

const ClockContext = createContext<Clock>(createClock(Date.now));
export const ClockProvider = ClockContext;

/** A text or number that depends on the time; renders again only when it changes. */
export function useClock<Value extends string | number | boolean | null>(
  select: (now: number) => Value,
): Value {
  const clock = use(ClockContext);
  return useSyncExternalStore(clock.subscribe, () => select(clock.now()));
}
