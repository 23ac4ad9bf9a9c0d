/** A page younger than this that was itself reloaded has had its second chance. */
const SECOND_CHANCE_MS = 60_000;

let reloading = false;

/** Whether the page is about to be loaded anew, because a part of its build is no more. */
export function isReloading(): boolean {
  return reloading;
}

/**
 * A page that stayed open over a new build asks for parts that are no more: it is loaded anew, once. When that did not
 * help, or there is no network, what failed is shown instead (REQ-UI-07). Needs no storage, so that a blocked one makes
 * no loop.
 */
export function reloadStaleBuilds(): void {
  window.addEventListener("vite:preloadError", () => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const hadItsChance = navigation?.type === "reload" && performance.now() < SECOND_CHANCE_MS;
    if (hadItsChance || !navigator.onLine || reloading) return;
    reloading = true;
    window.location.reload();
  });
}
