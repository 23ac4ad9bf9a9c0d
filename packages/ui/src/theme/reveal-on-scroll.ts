/** Height in px of a section that is visible when it begins to move. */
const VISIBLE_PX = 50;

const pausedAnimations = new Map<Element, Animation>();
/** Sections that are observed from the first scroll on: none can come into view before. */
const waitingSections = new Set<Element>();
let observer: IntersectionObserver | undefined;
let hasScrolled = false;

/** Before printing: otherwise sections would be printed 32 px too low. */
function finishAll() {
  for (const animation of pausedAnimations.values()) animation.finish();
}

function observeAll() {
  hasScrolled = true;
  for (const section of waitingSections) observer?.observe(section);
  waitingSections.clear();
}

function handleEntries(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
    const animation = pausedAnimations.get(target);
    const isBelow = !isIntersecting && rootBounds !== null && boundingClientRect.top >= rootBounds.bottom;
    // A section whose edge is visible would jump: it stays where it is.
    const isHidden = isBelow && boundingClientRect.top >= rootBounds.bottom + VISIBLE_PX;
    if (!animation && isHidden) {
      const style = getComputedStyle(target);
      const riseAnimation = target.animate([{ translate: "0 2rem" }, { translate: "0 0" }], {
        duration: Number.parseFloat(style.getPropertyValue("--ui-motion-drawer")) || 240,
        easing: style.getPropertyValue("--ui-motion-ease-out").trim() || "ease-out",
      });
      riseAnimation.pause();
      pausedAnimations.set(target, riseAnimation);
    } else if (!animation || !isBelow) {
      animation?.play();
      pausedAnimations.delete(target);
      observer?.unobserve(target);
    }
  }
}

/**
 * Ref callback for a section of a long page: animates it upwards by 32 px, once, when 50 px of it are visible
 * (REQ-APP-10, REQ-APP-11). One observer for all, which starts with the first scroll: a waiting animation costs style
 * and a layer. Sections visible until then or under reduced motion do not move. Nothing is hidden before, so print,
 * full-page screenshots and pages without scripts show everything.
 */
export function revealOnScroll(section: HTMLElement | null): (() => void) | undefined {
  if (!section || typeof IntersectionObserver === "undefined") return undefined;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
  if (!observer) {
    observer = new IntersectionObserver(handleEntries, { rootMargin: `0px 0px -${VISIBLE_PX}px` });
    window.addEventListener("beforeprint", finishAll);
    window.addEventListener("scroll", observeAll, { capture: true, once: true, passive: true });
  }
  if (hasScrolled) observer.observe(section);
  else waitingSections.add(section);
  return () => {
    waitingSections.delete(section);
    observer?.unobserve(section);
    pausedAnimations.get(section)?.cancel();
    pausedAnimations.delete(section);
  };
}
