import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** How long a screen may take to show its heading before focus is left where it is. */
const PATIENCE_MS = 10_000;

/** The screen an address belongs to: a product's sheet lies over its store and changes nothing beneath. */
export function screenOf(pathname: string): string {
  return pathname.replace(/\/product\/[^/]+$/, "");
}

/**
 * After a change of screen its heading takes the focus, so that it is announced, and the page stands at its top;
 * going back, it stands where it was left.
 */
export function RouteChange() {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const screen = screenOf(pathname);
  const previous = useRef({ screen, key });
  const scrolls = useRef(new Map<string, number>());

  useEffect(() => {
    history.scrollRestoration = "manual";
    const remember = () => scrolls.current.set(previous.current.key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, []);

  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = { screen, key };
    if (from.screen === screen) return;
    const wanted = type === "POP" ? (scrolls.current.get(key) ?? 0) : 0;
    window.scrollTo(0, wanted);
    return whenHeadingShows((heading) => {
      if (type === "POP") window.scrollTo(0, wanted);
      const focused = document.activeElement;
      if (
        focused === null ||
        focused === document.body ||
        !focused.isConnected ||
        !heading.closest("main")?.contains(focused)
      ) {
        heading.focus({ preventScroll: true });
      }
    });
  }, [key, screen, type]);

  return null;
}

/** Calls back once the screen's heading is there; returns the way to stop waiting. */
function whenHeadingShows(onHeading: (heading: HTMLElement) => void): () => void {
  const look = () => {
    const heading = document.querySelector<HTMLElement>("main h1[tabindex]");
    if (heading === null) return;
    stop();
    onHeading(heading);
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}
