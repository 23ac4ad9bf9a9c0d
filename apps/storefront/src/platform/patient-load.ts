import { persistently } from "@talabee/ui/app";

declare global {
  interface Window {
    /** Of connection.js; not in development. */
    startup?: {
      /** The app is there: nothing of the page is loaded anew any more, and the customer is told nothing more. */
      started: () => void;
      /** Whether the server answers. */
      isLineBack: () => Promise<boolean>;
      /** Whether a write is under way, which a reload would cut off. */
      isBusy?: () => boolean;
      /** Loads the page anew, rarer each time; false while it is too early, or a write is under way. */
      restart: () => boolean;
      /** Does so if the server answers. */
      restartIfBack: () => void;
    };
  }
}

/** Until a customer is told that a load takes long, as for data. */
const SLOW_MS = 8_000;
/** A request without an answer for this long will get none. */
const HANGING_MS = 20_000;
/** After so many losses it is found out why. */
const TRIES = 3;

let waiting = 0;
const listeners = new Set<() => void>();

function changeWaiting(by: number): void {
  waiting += by;
  for (const listener of listeners) listener();
}

/** Whether the customer waits for code that is slow or was lost. */
export const codeIsLate = () => waiting > 0;
/** For `useSyncExternalStore`. */
export function subscribeToLateCode(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the server has the file that a browser could not load; not every browser names it. */
async function hasFile({ message }: Error): Promise<boolean> {
  const url = /https?:\S+/.exec(message)?.[0];
  return (
    url !== undefined &&
    fetch(url, { method: "HEAD" }).then(
      ({ ok }) => ok,
      () => false,
    )
  );
}

/**
 * Loads code that the page cannot do without. It is asked for until it comes. Rejects where the server answers and does not have
 * it. Some browsers keep what was lost as lost for as long as the page lives, and some requests hang: then it is loaded anew.
 */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  let isLate = false;
  const tell = () => {
    if (isLate) return;
    isLate = true;
    changeWaiting(1);
  };
  const slow = setTimeout(tell, SLOW_MS);
  const hanging = setInterval(() => window.startup?.restartIfBack(), HANGING_MS);
  try {
    return await persistently(load, {
      onLost: async (times, error) => {
        tell();
        if (times < TRIES || (await window.startup?.isLineBack()) === false) return;
        if (!(await hasFile(error))) throw error;
        if (window.startup?.isBusy?.() !== true && window.startup?.restart() !== true) throw error;
      },
    });
  } finally {
    clearTimeout(slow);
    clearInterval(hanging);
    if (isLate) changeWaiting(-1);
  }
}
