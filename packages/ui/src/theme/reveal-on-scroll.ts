const waiting = new Map<Element, Animation>();
let observer: IntersectionObserver | undefined;

/** Before printing: no section may be printed 32 px too low. */
function finishAll() {
  for (const animation of waiting.values()) animation.finish();
}

function seen(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
    const animation = waiting.get(target);
    const isBelow = !isIntersecting && rootBounds !== null && boundingClientRect.top >= rootBounds.bottom;
    if (!animation && isBelow) {
      const measures = getComputedStyle(target);
      const lower = target.animate([{ translate: "0 2rem" }, { translate: "0 0" }], {
        duration: Number.parseFloat(measures.getPropertyValue("--ui-motion-drawer")) || 240,
        easing: measures.getPropertyValue("--ui-motion-ease-out").trim() || "ease-out",
      });
      lower.pause();
      waiting.set(target, lower);
    } else if (!isBelow) {
      animation?.play();
      waiting.delete(target);
      observer?.unobserve(target);
    }
  }
}

/**
 * For the `ref` of a section of a long page: it rises by 32 px, once, when 50 px of it have been scrolled into view
 * (REQ-APP-10, REQ-APP-11). One observer for all, no scroll listener. What is in view at the start, or
 * under reduced motion, does not move; nothing is ever hidden, so print, full-page pictures and pages without scripts
 * show everything.
 */
export function revealOnScroll(section: HTMLElement | null): (() => void) | undefined {
  if (!section || typeof IntersectionObserver === "undefined") return undefined;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
  if (!observer) {
    observer = new IntersectionObserver(seen, { rootMargin: "0px 0px -50px" });
    window.addEventListener("beforeprint", finishAll);
  }
  observer.observe(section);
  return () => {
    observer?.unobserve(section);
    waiting.get(section)?.cancel();
    waiting.delete(section);
  };
}
