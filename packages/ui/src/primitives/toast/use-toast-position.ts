"use client";
import { useLayoutEffect, type RefObject } from "react";
import { positionToast, type Box } from "./toast-position.js";

/** Taller elements stay visible beside a toast, in px. */
const maxFocusHeight = 200;

/** Space that a toast needs above a sheet, in px besides its own height. */
const sheetMargin = 24;

/** The focused control with its label; null if it is no control, or inside the toasts. */
function focusedControl(frame: HTMLElement): Element | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active.tabIndex < 0 || frame.contains(active)) return null;
  const control = active.closest("label") ?? active;
  return control.getBoundingClientRect().height > maxFocusHeight ? null : control;
}

/** What a toast must not cover: the open sheet, or the bars of the page or the overlay; and what has the focus. */
function findObstacles(frame: HTMLElement, height: number): readonly Box[] {
  const overlay = [...document.querySelectorAll("[aria-modal=true][data-state=open]")].at(-1);
  if (overlay !== undefined && overlay.getBoundingClientRect().top >= height + sheetMargin)
    return [overlay.getBoundingClientRect()];
  const bars = [...(overlay ?? document).querySelectorAll("[data-keep-clear]")];
  return [...bars, focusedControl(frame)]
    .map((element) => element?.getBoundingClientRect())
    .filter((box) => box !== undefined && box.width > 0 && box.height > 0) as readonly Box[];
}

/**
 * Places the list of toasts where it covers no `[data-keep-clear]` element, which are the bars of a page, and not what
 * has the focus (WCAG 2.4.11). Follows scrolling, focus, the on-screen keyboard and changes of the page.
 */
export function useToastPosition(frame: RefObject<HTMLElement | null>, isShown: boolean) {
  useLayoutEffect(() => {
    const list = frame.current?.querySelector("ol");
    const element = frame.current;
    if (!list || !element || !isShown) return;
    const update = () => {
      const item = list.querySelector("li");
      if (item === null) return;
      const style = getComputedStyle(list);
      const screen = window.visualViewport;
      const top = screen?.offsetTop ?? 0;
      const { offsetWidth: width, offsetHeight: height } = item;
      const y = positionToast({
        area: {
          // The CSS sets the safe areas as scroll margins, which resolve to px.
          top: top + parseFloat(style.scrollMarginTop),
          bottom: top + (screen?.height ?? window.innerHeight) - parseFloat(style.scrollMarginBottom),
        },
        left: list.getBoundingClientRect().left + item.offsetLeft,
        width,
        height,
        from: style.getPropertyValue("--toast-edge").trim() === "top" ? "top" : "bottom",
        obstacles: findObstacles(element, height),
      });
      // Not `top`, which would count as a layout shift.
      list.style.translate = `0 ${Math.round(y)}px`;
    };
    let frameRequest = 0;
    const schedule = () => {
      cancelAnimationFrame(frameRequest);
      frameRequest = requestAnimationFrame(update);
    };
    update();
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    for (const event of ["scroll", "focusin", "animationend", "transitionend"])
      document.addEventListener(event, schedule, options);
    window.visualViewport?.addEventListener("resize", schedule, options);
    window.addEventListener("resize", schedule, options);
    const ownChanges = new MutationObserver(update);
    ownChanges.observe(list, { childList: true });
    const pageChanges = new MutationObserver(schedule);
    pageChanges.observe(document.body, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frameRequest);
      stop.abort();
      ownChanges.disconnect();
      pageChanges.disconnect();
    };
  }, [frame, isShown]);
}
