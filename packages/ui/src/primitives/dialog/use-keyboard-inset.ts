"use client";
import { useLayoutEffect, type RefObject } from "react";

/**
 * While an overlay is open, sets `--ui-keyboard` on its content to the height covered by the on-screen keyboard, in px.
 */
export function useKeyboardInset(content: RefObject<HTMLElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    if (!open || !view) return;
    const measure = () => {
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop;
      content.current?.style.setProperty("--ui-keyboard", `${Math.max(0, Math.round(covered))}px`);
    };
    view.addEventListener("resize", measure);
    view.addEventListener("scroll", measure);
    return () => {
      view.removeEventListener("resize", measure);
      view.removeEventListener("scroll", measure);
    };
  }, [content, open]);
}
