/** How long `beforeunload` counts as leaving; downloads and mail links fire it too and leave the page open. */
const LEAVING_MS = 30_000;

/** Watches from now until `stop` whether the page is being left: its calls are cut off then. */
export function watchLeaving() {
  let leftAt = -Infinity;
  let isBack = false;
  let stay = () => {};
  const leave = () => {
    leftAt = performance.now();
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    // The first `pageshow` of a page that is left while it loads says nothing.
    if (!persisted) return;
    leftAt = -Infinity;
    isBack = true;
    stay();
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener("beforeunload", leave, { signal });
  // Safari on phones fires only this one.
  window.addEventListener("pagehide", leave, { signal });
  window.addEventListener("pageshow", show, { signal });
  return {
    /**
     * Resolves once the page is known to stay: at once unless it is being left; never if it is left for good. To whether the
     * customer has come back to it, for the first time since the last call.
     */
    whenStaying: async (): Promise<boolean> => {
      const leavingMs = leftAt + LEAVING_MS - performance.now();
      if (leavingMs > 0)
        await new Promise<void>((done) => {
          stay = done;
          setTimeout(done, leavingMs);
        });
      const hasComeBack = isBack;
      isBack = false;
      return hasComeBack;
    },
    stop: () => listeners.abort(),
  };
}
