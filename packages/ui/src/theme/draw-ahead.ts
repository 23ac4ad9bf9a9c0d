/** How much of a list is drawn ahead in one frame, in px: a line of a cart, a row of cards. */
const perFrame = 120;

/** What is on its way into sight and not drawn: how far from it and how tall, in px. */
const waiting = new Map<HTMLElement, { distance: number; height: number }>();
let observer: IntersectionObserver | undefined;
let frame = 0;

function nearest(): HTMLElement | undefined {
  let found: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [element, { distance }] of waiting)
    if (distance < least) {
      found = element;
      least = distance;
    }
  return found;
}

function drawSome() {
  frame = 0;
  let left = perFrame;
  while (left > 0) {
    const element = nearest();
    if (!element) return;
    const { height } = waiting.get(element)!;
    waiting.delete(element);
    // The browser was here first. A piece itself always counts as visible: what is in it tells.
    if (element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })) continue;
    element.style.contentVisibility = "visible";
    observer?.unobserve(element);
    left -= height;
  }
  frame = requestAnimationFrame(drawSome);
}

function cameNear(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, isIntersecting, boundingClientRect: at, rootBounds } of entries)
    if (isIntersecting) {
      const middle = rootBounds ? (rootBounds.top + rootBounds.bottom) / 2 : 0;
      const distance = Math.min(Math.abs(at.top - middle), Math.abs(at.bottom - middle));
      waiting.set(target as HTMLElement, { distance, height: at.height });
    } else waiting.delete(target as HTMLElement);
  if (!frame && waiting.size > 0) frame = requestAnimationFrame(drawSome);
}

/**
 * For the `ref` of one piece of a long list that has `content-visibility: auto`: draws it while it is still three screens
 * away, a little in each frame. The browser alone begins at one and a half and draws all that comes into reach at once,
 * which under a quick thumb is a frame that comes late. A jump still leaves it to the browser. Find-in-page, focus and
 * screen readers have the whole list throughout.
 */
export function drawAhead(piece: HTMLElement | null): (() => void) | undefined {
  if (!piece || typeof IntersectionObserver === "undefined") return undefined;
  observer ??= new IntersectionObserver(cameNear, { rootMargin: "300% 0px" });
  observer.observe(piece);
  return () => {
    observer?.unobserve(piece);
    waiting.delete(piece);
  };
}
