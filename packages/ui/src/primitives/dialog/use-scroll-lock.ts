"use client";
import { useLayoutEffect } from "react";

let locks = 0;

/**
 * Prevents scrolling of the page while `locked`. The browser reserves the scroll bar's space on its side in either
 * direction, so that nothing shifts, fixed elements included (theme/overlay.css).
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
