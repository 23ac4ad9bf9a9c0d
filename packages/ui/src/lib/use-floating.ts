import { useLayoutEffect } from "react";

let count = 0;

/**
 * Marks the page while something floats over its bottom: the root element has `data-floating`, and `PageShell` ends with room
 * for it, so that the last controls of the page can be scrolled out from under it (WCAG 2.4.11). Sticky panels and bars
 * leave `--ui-floating` of the screen's bottom to it.
 */
export function useFloating(isShown = true): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    count++;
    document.documentElement.setAttribute("data-floating", "");
    return () => {
      count--;
      if (count === 0) document.documentElement.removeAttribute("data-floating");
    };
  }, [isShown]);
}
