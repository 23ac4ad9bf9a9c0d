"use client";
import { useLayoutEffect } from "react";

let locks = 0;

/**
 * Holds the page under an overlay still while `locked`. The browser itself keeps the place of the scroll bar, on the
 * side where it stands in either direction, so nothing moves, fixed elements included (theme/overlay.css).
 */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return;
    const root = document.documentElement;
    if (locks++ === 0) root.dataset["scrollLock"] = window.innerWidth > root.clientWidth ? "gutter" : "";
    return () => {
      if (--locks === 0) delete root.dataset["scrollLock"];
    };
  }, [locked]);
}
