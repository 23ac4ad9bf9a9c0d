/** Distance from the visible area within which an element is near, in multiples of its height. */
const overscan = "200%";

const listeners = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>();
const observers = new WeakMap<Element | Document, IntersectionObserver>();
/** Scroll container by list. */
const scrollContainers = new WeakMap<Element, Element | null>();

/** Scroll container of an element, or null for the page. Computed once per list. */
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

/** Calls back when an element comes near the visible area and when it leaves. One observer per list. */
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

/** Calls back again with an observed element's state: an observer reports only changes. */
export function reportProximityAgain(element: Element): void {
  if (!listeners.has(element)) return;
  const observer = observerOf(element);
  observer.unobserve(element);
  observer.observe(element);
}
