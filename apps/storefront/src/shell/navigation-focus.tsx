import { useEffect, useLayoutEffect, useRef } from "react";
import { screenPath } from "../platform/index.js";
import { useLocation, useNavigationType } from "react-router-dom";

/** How long to wait for a screen's heading. */
const HEADING_TIMEOUT_MS = 10_000;

/**
 * After a change of screen focuses its heading, so that screen readers announce it, and scrolls to the top; back
 * navigation restores the scroll position.
 */
export function NavigationFocus() {
  const { pathname, key, hash } = useLocation();
  const type = useNavigationType();
  const screen = screenPath(pathname);
  const previous = useRef({ pathname, screen, key });
  const scrolls = useRef(new Map<string, number>());

  useEffect(() => {
    history.scrollRestoration = "manual";
    const remember = () => scrolls.current.set(previous.current.key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, []);

  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = { pathname, screen, key };
    // The server rendered these head elements for the first page only.
    if (from.pathname !== pathname) {
      for (const element of document.head.querySelectorAll("[data-page-head]")) element.remove();
    }
    if (from.screen === screen) {
      // A link to the current page scrolls to its top.
      if (from.key !== key && from.pathname === pathname && type !== "POP" && hash === "")
        window.scrollTo(0, 0);
      return;
    }
    const scrollTop = type === "POP" ? (scrolls.current.get(key) ?? 0) : 0;
    window.scrollTo(0, scrollTop);
    return whenHeadingShows((heading) => {
      if (type === "POP") window.scrollTo(0, scrollTop);
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
  }, [hash, key, pathname, screen, type]);

  return null;
}

/** Calls back once the screen's heading is visible; returns the cancel function. */
function whenHeadingShows(onHeading: (heading: HTMLElement) => void): () => void {
  const check = () => {
    // While a screen's code loads, React hides the previous heading, which cannot take the focus.
    const heading = [...document.querySelectorAll<HTMLElement>("main h1[tabindex]")].find((one) =>
      one.checkVisibility(),
    );
    if (heading === undefined) return;
    stop();
    onHeading(heading);
  };
  const observer = new MutationObserver(check);
  const timer = setTimeout(() => stop(), HEADING_TIMEOUT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["style"] });
  check();
  return stop;
}
