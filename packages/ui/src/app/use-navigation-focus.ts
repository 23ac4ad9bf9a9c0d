"use client";
import { useEffect, useLayoutEffect, useRef } from "react";

/** How long to wait for a screen's heading. */
const HEADING_TIMEOUT_MS = 10_000;

/** The current location of a router. */
export interface NavigationLocation {
  pathname: string;
  hash: string;
  /** Id of the entry in the history. */
  key: string;
  /** Path of the screen. Unlike `pathname` it stays when a sheet opens over the screen. */
  screen: string;
  /** Reached by the back or forward button. */
  isPop: boolean;
}

/**
 * After a change of screen focuses its heading, so that screen readers announce it, and scrolls to the top; back
 * navigation restores the scroll position. Removes the head elements that the server rendered for the first page only
 * (`data-page-head`).
 */
export function useNavigationFocus({ pathname, hash, key, screen, isPop }: NavigationLocation): void {
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
    if (from.pathname !== pathname) {
      for (const element of document.head.querySelectorAll("[data-page-head]")) element.remove();
    }
    if (from.screen === screen) {
      // A link to the current page scrolls to its top.
      if (from.key !== key && from.pathname === pathname && !isPop && hash === "") window.scrollTo(0, 0);
      return;
    }
    const scrollTop = isPop ? (scrolls.current.get(key) ?? 0) : 0;
    window.scrollTo(0, scrollTop);
    return whenHeadingShows((heading) => {
      if (isPop) window.scrollTo(0, scrollTop);
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
  }, [hash, key, pathname, screen, isPop]);
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
