/** How far beyond the visible area an element counts as near, in heights of that area. */
const overscan = "200%";

const listeners = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>();
const observers = new WeakMap<Element | Document, IntersectionObserver>();
/** By list. */
const scrollContainers = new WeakMap<Element, Element | null>();

/** The element that an element scrolls in, or null for the page. One search for all groups of a list. */
export function scrollContainerOf(element: Element): Element | null {
  const list = element.parentElement;
  if (!list) return null;
  let container = scrollContainers.get(list);
  if (container === undefined) {
    container = list;
    while (
      container &&
      // `overflow-x: hidden` alone computes to `overflow-y: auto`, too.
      !(
        /auto|scroll/.test(getComputedStyle(container).overflowY) &&
        container.scrollHeight > container.clientHeight
      )
    )
      container = container.parentElement;
    if (container === document.body || container === document.documentElement) container = null;
    scrollContainers.set(list, container);
  }
  return container;
}

function observerOf(element: Element): IntersectionObserver {
  const root = scrollContainerOf(element);
  let observer = observers.get(root ?? document);
  if (!observer) {
    observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) listeners.get(entry.target)?.(entry);
      },
      { root, rootMargin: `${overscan} 0px` },
    );
    observers.set(root ?? document, observer);
  }
  return observer;
}

/** Reports when an element comes near the visible area and when it leaves. One observer serves all groups of a list. */
export function observeProximity(
  element: Element,
  listener: (entry: IntersectionObserverEntry) => void,
): () => void {
  const observer = observerOf(element);
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    observer.unobserve(element);
    // Entries that are already queued are not reported.
    listeners.delete(element);
  };
}

/** Reports an observed element's state once more: an observer reports changes only. */
export function reportProximityAgain(element: Element): void {
  if (!listeners.has(element)) return;
  const observer = observerOf(element);
  observer.unobserve(element);
  observer.observe(element);
}
