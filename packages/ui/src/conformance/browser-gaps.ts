/** What jsdom leaves out of a browser and parts ask for when they are mounted. Nothing here has a size or moves. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

export function fillBrowserGaps(): void {
  Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer });
  const matchMedia = (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null });
  const nothing = () => {};
  Object.assign(window, { matchMedia, scrollTo: nothing });
  Object.assign(Element.prototype, {
    scrollBy: nothing,
    scrollTo: nothing,
    scrollIntoView: nothing,
    getAnimations: () => [],
  });
}
