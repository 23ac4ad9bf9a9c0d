/** Events after which the network may be back. */
const SIGNALS = ["online", "pageshow", "visibilitychange", "pointerdown", "keydown"] as const;
const LONGEST_PAUSE_MS = 60_000;
/** Between two attempts, however often the customer presses. */
const SHORTEST_PAUSE_MS = 1000;

/**
 * Resolves when a lost request should be repeated: after a pause that doubles with each attempt
 * (0, 1, 2 …), from one second to a minute, or earlier once the browser has a network, the page is shown again or the customer
 * touches it. Never while the page is hidden or the browser knows that it has no network.
 */
export function nextChance(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    const pause = Math.min(1000 * 2 ** attempt, LONGEST_PAUSE_MS);
    const earliest = Date.now() + Math.max(SHORTEST_PAUSE_MS, pause / 8);
    const proceed = () => {
      clearTimeout(timer);
      for (const signal of SIGNALS) removeEventListener(signal, hurry);
      resolve();
    };
    const hurry = () => {
      if (document.hidden) return;
      clearTimeout(timer);
      timer = setTimeout(proceed, earliest - Date.now());
    };
    let timer = setTimeout(() => {
      // The signals remain.
      if (!document.hidden && navigator.onLine !== false) proceed();
    }, pause);
    for (const signal of SIGNALS) addEventListener(signal, hurry, { passive: true });
  });
}

/** How browsers and bundlers call code that did not come. */
const LOST = /dynamically imported module|importing a module script|unable to preload|loading (css )?chunk/i;

const isLostCode = (error: unknown) => error instanceof Error && LOST.test(error.message);

/** What has not come after this long may never come. */
const HANGING_MS = 10_000;
const AGAIN_MS = 5_000;

/**
 * Fires `hanging` on the window after ten seconds, and then every five, until the returned function is called. An import or a
 * font cannot be canceled alone: a page that can cancel all of its requests (connection.js of the storefront) makes it a lost
 * one, which is asked for again.
 */
export function tellWhileHanging(): () => void {
  let timer = setTimeout(function tell() {
    timer = setTimeout(tell, AGAIN_MS);
    dispatchEvent(new Event("hanging"));
  }, HANGING_MS);
  return () => clearTimeout(timer);
}

export interface PersistentlyOptions {
  /** How often it is tried. */
  tries?: number;
  /** Whether an error is a loss, after which it is tried again; that of code by default. */
  isLost?: (error: unknown) => boolean;
  /** Called after each loss that is not the last; may throw to give up. */
  onLost?: (times: number, error: Error) => void | Promise<void>;
}

/**
 * Calls `load`, and again at each next chance for as long as code cannot be loaded. Rejects for any other error, after `tries`
 * losses, and where `onLost` throws, which gets the number of losses.
 */
export async function persistently<T>(
  load: () => Promise<T>,
  { tries = Infinity, isLost = isLostCode, onLost }: PersistentlyOptions = {},
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const stopTelling = tellWhileHanging();
    try {
      return await load();
    } catch (error) {
      stopTelling();
      if (!isLost(error) || attempt + 1 >= tries) throw error;
      await onLost?.(attempt + 1, error as Error);
      await nextChance(attempt);
    } finally {
      stopTelling();
    }
  }
}
