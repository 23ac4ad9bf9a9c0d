import { restartIfHanging } from "./ask-again.js";

/**
 * Pictures that wait: `load-later` (utilities.css) moves them out of their frames, so that the browser's own lazy loading does
 * not see them. The frames are observed.
 */
const WAITING = "[data-slot=picture] > img[loading=lazy]";
/**
 * Before the first scroll, a picture loads when a tenth of it is in the window: the first view pays for what it shows, and
 * not for the edge of a next card. From then on it loads a window ahead.
 */
const FIRST: IntersectionObserverInit = { threshold: 0.1 };
const AHEAD: IntersectionObserverInit = { rootMargin: "100% 50%", scrollMargin: "0% 50%" };
/** A picture that comes faster, as from the cache, needs no placeholder, nor the code that decodes one. */
const PLACEHOLDER_DELAY_MS = 100;

interface Appearance {
  readonly thumbhash: string | null | undefined;
  readonly fade: boolean;
}
const appearances = new WeakMap<HTMLImageElement, Appearance>();
let observer: IntersectionObserver | undefined;

/**
 * Loads a picture when it comes near the window, with a placeholder while it loads. The browser's own lazy loading starts
 * up to 2500 px ahead: the first view of a page with rails would load some fifty pictures.
 */
export function loadWhenNear(image: HTMLImageElement, appearance: Appearance): void {
  appearances.set(image, appearance);
  if (image.loading === "eager") prepare(image);
  else if (typeof IntersectionObserver === "undefined") load(image);
  else (observer ??= observeFirstView()).observe(image.parentElement!);
}

function observeFirstView(): IntersectionObserver {
  const onScroll = () => {
    observer?.disconnect();
    observer = new IntersectionObserver(loadNear, AHEAD);
    for (const image of document.querySelectorAll(WAITING)) observer.observe(image.parentElement!);
  };
  // Scrolling of a rail does not bubble.
  document.addEventListener("scroll", onScroll, { capture: true, once: true, passive: true });
  return new IntersectionObserver(loadNear, FIRST);
}

function loadNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    const image = target.querySelector("img");
    if (image) load(image);
  }
}

function load(image: HTMLImageElement): void {
  image.loading = "eager";
  prepare(image);
}

/** Hides a picture until it has loaded, and sets the placeholder of one that takes long. */
function prepare(image: HTMLImageElement): void {
  const { thumbhash, fade } = appearances.get(image) ?? {};
  if (image.complete) return;
  restartIfHanging(image);
  if (fade) image.style.opacity = "0";
  // The main picture of a screen is often that of the card that led to it, whose file the browser has.
  const known = image.getAttribute("fetchpriority") === "high" ? shownElsewhere(image) : undefined;
  if (known !== undefined) return setPlaceholder(image, known);
  if (!thumbhash) return;
  const isWaiting = () => !image.complete && image.isConnected;
  setTimeout(() => {
    if (!isWaiting()) return;
    void import("./thumbhash-url.js").then(
      ({ thumbhashUrl }) => {
        const placeholder = isWaiting() && thumbhashUrl(thumbhash);
        if (placeholder) setPlaceholder(image, placeholder);
      },
      // The picture comes without a placeholder.
      () => undefined,
    );
  }, PLACEHOLDER_DELAY_MS);
}

function setPlaceholder(image: HTMLImageElement, address: string): void {
  image.parentElement!.style.background = `url("${address}") center / cover`;
}

/** The file in which another place of the page shows the same picture; undefined if none does. */
function shownElsewhere(image: HTMLImageElement): string | undefined {
  const src = image.getAttribute("src");
  const others = document.querySelectorAll<HTMLImageElement>("[data-slot=picture] > img");
  const known = [...others].find(
    (other) =>
      other !== image && other.getAttribute("src") === src && other.complete && other.naturalWidth > 0,
  );
  return known?.currentSrc;
}
