import { useEffect, useLayoutEffect, useRef } from "react";
import { screenPath } from "../platform/index.js";
import { useLocation, useNavigationType } from "react-router-dom";

/** How long a screen may take to show its heading before focus is left where it is. */
const PATIENCE_MS = 10_000;

/**
 * After a change of screen its heading takes the focus, so that it is announced, and the page stands at its top;
 * going back, it stands where it was left.
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
    // What the panel wrote into the head is of the page that was asked for: another page is known elsewhere.
    if (from.pathname !== pathname) {
      for (const element of document.head.querySelectorAll("[data-page-head]")) element.remove();
    }
    if (from.screen === screen) {
      // A link to the page one is on leads to its top.
      if (from.key !== key && from.pathname === pathname && type !== "POP" && hash === "")
        window.scrollTo(0, 0);
      return;
    }
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
  }, [hash, key, pathname, screen, type]);

  return null;
}

/** Calls back once the screen's heading is there; returns the way to stop waiting. */
function whenHeadingShows(onHeading: (heading: HTMLElement) => void): () => void {
  const look = () => {
    // While the next screen's code loads, React keeps the last one's heading, hidden: that cannot take the focus.
    const heading = [...document.querySelectorAll<HTMLElement>("main h1[tabindex]")].find((one) =>
      one.checkVisibility(),
    );
    if (heading === undefined) return;
    stop();
    onHeading(heading);
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["style"] });
  look();
  return stop;
}
