/**
 * Stubs of browser APIs that jsdom lacks and components use on mount. Elements have no size and nothing is observed.
 */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Installs the stubs on the global object. */
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
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  });
}
