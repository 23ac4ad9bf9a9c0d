/** Does something once the page is loaded and has nothing better to do; after `latest` ms at the latest. */
export function whenIdle(act: () => void, latest = 5000): void {
  const wait = () => {
    // Safari has no such callback.
    if ("requestIdleCallback" in window) window.requestIdleCallback(act, { timeout: latest });
    else setTimeout(act, 1000);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
