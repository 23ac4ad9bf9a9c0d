/** Calls back when the loaded page is idle, at the latest `latest` ms after the load. */
export function whenIdle(callback: () => void, latest = 5000): void {
  const wait = () => {
    // Safari lacks requestIdleCallback.
    if ("requestIdleCallback" in window) window.requestIdleCallback(callback, { timeout: latest });
    else setTimeout(callback, 1000);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
