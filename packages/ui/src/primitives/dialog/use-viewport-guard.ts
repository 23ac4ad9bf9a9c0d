"use client";
import { useLayoutEffect, type RefObject } from "react";

/**
 * The page must not jump when the scroll lock takes its scroll bar away. Radix gives the width back on the right;
 * where a right-to-left page has its bar on the left, `data-scrollbar` on `<html>` moves that to the other side
 * (see theme/overlay.css).
 */
function noteScrollbarSide() {
  if (document.body.hasAttribute("data-scroll-locked")) return;
  const root = document.documentElement;
  const onTheLeft = root.getBoundingClientRect().left + window.scrollX > 0;
  root.toggleAttribute("data-scrollbar-left", onTheLeft);
}

/**
 * While an overlay is open: notes the side of the scroll bar, and keeps `--ui-keyboard` on the content at the height
 * that an on-screen keyboard covers, in px.
 */
export function useViewportGuard(content: RefObject<HTMLElement | null>, open: boolean) {
  useLayoutEffect(() => {
    if (!open) return;
    noteScrollbarSide();
    const view = window.visualViewport;
    if (!view) return;
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
