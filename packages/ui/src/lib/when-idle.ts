/** A picture that hangs holds the load up; what waits for it starts without. */
const LOAD_TIMEOUT_MS = 20_000;

/** Calls back when the loaded page is idle, at the latest `latest` ms after the load. */
export function whenIdle(callback: () => void, latest = 5000): void {
  const wait = () => {
    clearTimeout(timer);
    window.removeEventListener("load", wait);
    // Safari lacks requestIdleCallback.
    if ("requestIdleCallback" in window) window.requestIdleCallback(callback, { timeout: latest });
    else setTimeout(callback, 1000);
  };
  const isLoaded = document.readyState === "complete";
  const timer = isLoaded ? undefined : setTimeout(wait, LOAD_TIMEOUT_MS);
  if (isLoaded) wait();
  else window.addEventListener("load", wait);
}
