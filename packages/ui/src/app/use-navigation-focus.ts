"use client";
import { useEffect, useLayoutEffect, useRef } from "react";
import { placeOfLink, restorePlace, type ScrollPlace } from "./scroll-place.js";

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
 * navigation restores the place. Removes the head elements that the server rendered for the first page only
 * (`data-page-head`).
 */
export function useNavigationFocus({ pathname, hash, key, screen, isPop }: NavigationLocation): void {
  const previous = useRef({ pathname, screen, key });
  const places = useRef(new Map<string, ScrollPlace>());

  useEffect(() => {
    history.scrollRestoration = "manual";
    const remember = (place: ScrollPlace | null) => {
      if (place !== null) places.current.set(previous.current.key, place);
    };
    const onScroll = () => remember({ top: window.scrollY, link: null });
    const onClick = ({ target }: Event) => remember(placeOfLink(target));
    window.addEventListener("scroll", onScroll, { passive: true });
    document.addEventListener("click", onClick, { capture: true, passive: true });
    return () => {
      window.removeEventListener("scroll", onScroll);
      document.removeEventListener("click", onClick, { capture: true });
    };
  }, []);

  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = { pathname, screen, key };
    if (from.pathname !== pathname) {
      for (const element of document.head.querySelectorAll("[data-page-head]")) element.remove();
    }
    if (from.screen === screen) {
      // A sheet's entry has the place of the screen below it, to which the way back from another screen leads.
      const below = places.current.get(from.key);
      if (below !== undefined && !isPop) places.current.set(key, below);
      // A link to the current page scrolls to its top.
      if (from.key !== key && from.pathname === pathname && !isPop && hash === "") window.scrollTo(0, 0);
      return;
    }
    let isLeft = false;
    const stops: (() => void)[] = [];
    // After the frame has shown or hidden its header for the new screen, which it does in a microtask of this frame
    // (`copyScreenAttributes`): the browser would keep in place what the header moves, and scroll on by its height.
    queueMicrotask(() => {
      if (isLeft) return;
      const place = isPop ? places.current.get(key) : undefined;
      if (place === undefined) window.scrollTo(0, 0);
      else stops.push(restorePlace(place));
      stops.push(whenHeadingShows(focusHeading));
    });
    return () => {
      isLeft = true;
      for (const stop of stops) stop();
    };
  }, [hash, key, pathname, screen, isPop]);
}

function focusHeading(heading: HTMLElement): void {
  const focused = document.activeElement;
  if (
    focused === null ||
    focused === document.body ||
    !focused.isConnected ||
    !heading.closest("main")?.contains(focused)
  ) {
    heading.focus({ preventScroll: true });
  }
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
