/** How long `beforeunload` counts as leaving; downloads and mail links fire it too and leave the page open. */
const LEAVING_MS = 30_000;

/** Watches from now until `stop` whether the page is being left: its calls are cut off then. */
export function watchLeaving() {
  let leftAt = -Infinity;
  const leave = () => {
    leftAt = performance.now();
  };
  window.addEventListener("beforeunload", leave);
  // Safari on phones fires only this one.
  window.addEventListener("pagehide", leave);
  return {
    /** Resolves once the page is known to stay: at once unless it is being left; never if it is left for good. */
    whenStaying: async (): Promise<void> => {
      const leavingMs = leftAt + LEAVING_MS - performance.now();
      if (leavingMs <= 0) return;
      await new Promise<void>((done) => {
        const timer = setTimeout(stay, leavingMs, { persisted: true });
        function stay({ persisted }: { persisted: boolean }) {
          // The first `pageshow` of a page that is left while it loads says nothing.
          if (!persisted) return;
          clearTimeout(timer);
          window.removeEventListener("pageshow", stay);
          done();
        }
        window.addEventListener("pageshow", stay);
      });
    },
    stop: () => {
      window.removeEventListener("beforeunload", leave);
      window.removeEventListener("pagehide", leave);
    },
  };
}
