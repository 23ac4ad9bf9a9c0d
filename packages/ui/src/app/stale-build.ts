/** A page that was reloaded less than this ago is not reloaded again. */
const RELOAD_ONCE_MS = 60_000;

let reloading = false;

/** Whether the page is being reloaded because a chunk of its build no longer exists. */
export function isReloading(): boolean {
  return reloading;
}

/**
 * Reloads a page once if a lazy chunk fails to load, as happens to pages left open over a deployment. If that does not
 * help or the browser is offline, the error is shown (REQ-UI-07). Uses no storage, since a blocked one would cause a loop.
 */
export function reloadStaleBuilds(): void {
  window.addEventListener("vite:preloadError", () => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const wasJustReloaded = navigation?.type === "reload" && performance.now() < RELOAD_ONCE_MS;
    if (wasJustReloaded || !navigator.onLine || reloading) return;
    reloading = true;
    window.location.reload();
  });
}
