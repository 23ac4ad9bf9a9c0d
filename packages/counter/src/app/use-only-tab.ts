import { useEffect, useState } from "react";

/** Where something is open that one tab alone may have. */
export type OpenTab = "asking" | "here" | "elsewhere";

/**
 * Whether this tab has what one tab of a browser alone may have: two boards would ring twice and send the same acts. Another one
 * gets it when this one closes, or at once by `take`.
 */
export function useOnlyTab(name: string): { tab: OpenTab; take: () => void } {
  const hasLocks = "locks" in navigator;
  const [tab, setTab] = useState<OpenTab>(hasLocks ? "asking" : "here");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // Browsers have locks on secure origins alone.
    if (!hasLocks) return undefined;
    const leaving = new AbortController();
    let release = () => undefined as void;
    const hold = (): Promise<void> | undefined => {
      if (leaving.signal.aborted) return undefined;
      setTab("here");
      return new Promise<void>((done) => (release = done));
    };
    const request = async (): Promise<void> => {
      let options: LockOptions = attempt > 0 ? { steal: true } : { ifAvailable: true };
      while (!leaving.signal.aborted) {
        try {
          await navigator.locks.request(name, options, (lock) => {
            if (lock !== null) return hold();
            setTab("elsewhere");
            return undefined;
          });
        } catch {
          // Another tab took it.
          if (!leaving.signal.aborted) setTab("elsewhere");
        }
        // Until that one closes.
        options = { signal: leaving.signal };
      }
    };
    void request();
    return () => {
      leaving.abort();
      release();
    };
  }, [name, attempt, hasLocks]);
  return { tab, take: () => setAttempt(attempt + 1) };
}
