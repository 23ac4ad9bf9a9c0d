import { savesData } from "./follow-link-intent.js";
import { whenIdle } from "../lib/when-idle.js";

const ACTIONS = ["pointerdown", "keydown", "scroll"] as const;
/** Delay in ms after which a customer who only reads has seen the first view. */
const READING_MS = 30_000;

/**
 * Calls back when the page is idle after the customer's first action: for work that a first visit should not wait for.
 * Without an action, calls back after half a minute, unless the network is slow or the customer saves data.
 */
export function whenActive(callback: () => void): void {
  const start = () => {
    clearTimeout(timer);
    for (const action of ACTIONS) window.removeEventListener(action, start);
    whenIdle(callback);
  };
  const timer = isFastNetwork() ? setTimeout(() => start(), READING_MS) : undefined;
  // The customer acted before the app was loaded.
  if (navigator.userActivation?.hasBeenActive === true) {
    start();
    return;
  }
  for (const action of ACTIONS) window.addEventListener(action, start, { passive: true });
  // Read when idle: at the start of the app it would force a layout of the whole page.
  whenIdle(() => {
    if (window.scrollY > 0) start();
  });
}

/** Whether the network is as fast as 4G, as far as the browser knows, and the customer does not ask to save data. */
export function isFastNetwork(): boolean {
  const { effectiveType = "4g" } =
    (navigator as { connection?: { effectiveType?: string } }).connection ?? {};
  return effectiveType === "4g" && !savesData();
}
