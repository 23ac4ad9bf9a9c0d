import { nextPaint } from "../lib/next-paint.js";

/**
 * Calls back once for each link of this origin that is about to be followed, on hover, touch or focus: with its path and query, so
 * that an application can prefetch the page; after the paint, which a tap waits for. Returns the unsubscribe function.
 */
export function followLinkIntent(onIntent: (address: string) => void): () => void {
  const seen = new Set<string>();
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link === null || link.origin !== window.location.origin) return;
    const address = link.pathname + link.search;
    if (seen.has(address)) return;
    seen.add(address);
    void nextPaint().then(() => onIntent(address));
  };
  const events = ["pointerover", "touchstart", "focusin"] as const;
  for (const event of events) document.addEventListener(event, follow, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, follow);
  };
}

/** Whether the customer asks to save data. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
