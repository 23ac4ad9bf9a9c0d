"use client";
import { useLayoutEffect, type RefObject } from "react";
import { positionToast, type Box } from "./toast-position.js";

/** Taller elements stay visible beside a toast, in px. */
const maxFocusHeight = 200;

/** The focused control with its label; null if it is no control, or inside the toasts. */
function focusedControl(frame: HTMLElement): Element | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active.tabIndex < 0 || frame.contains(active)) return null;
  const control = active.closest("label") ?? active;
  return control.getBoundingClientRect().height > maxFocusHeight ? null : control;
}

/** Bars, panels and primary actions; what sends a form is what must be pressed next. */
const keptClear = "[data-keep-clear], button[type=submit]";

/**
 * What a toast must not cover, most wanted first: an open overlay as a whole, then the elements to keep clear of the
 * overlay or the page; and what has the focus.
 */
function findObstacles(frame: HTMLElement): readonly (readonly Box[])[] {
  const overlay = [...document.querySelectorAll("[aria-modal=true][data-state=open]")].at(-1);
  const marked = [...(overlay ?? document).querySelectorAll(keptClear), focusedControl(frame)];
  return [...(overlay ? [[overlay]] : []), marked].map((elements) =>
    elements
      .map((element) => element?.getBoundingClientRect())
      .filter((box) => box !== undefined && box.width > 0 && box.height > 0),
  ) as readonly (readonly Box[])[];
}

/**
 * Places the list of toasts where it covers no `[data-keep-clear]` element, which are the bars, side panels and primary
 * actions of a page, no submit button, and not what has the focus (WCAG 2.4.11). Over an overlay that leaves no room it
 * covers none of these in the overlay. `host` is the modal dialog that the toasts are in. Follows scrolling, focus, the on-screen keyboard and changes of the page.
 */
export function useToastPosition(
  frame: RefObject<HTMLElement | null>,
  isShown: boolean,
  host: HTMLElement | null,
) {
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
      const start = screen?.offsetLeft ?? 0;
      const { offsetWidth: width, offsetHeight: height } = item;
      const offset = list.offsetLeft + item.offsetLeft;
      const places = findObstacles(element).map((obstacles) =>
        positionToast({
          area: {
            // The CSS sets the safe areas as scroll margins, which resolve to px.
            top: top + parseFloat(style.scrollMarginTop),
            bottom: top + (screen?.height ?? window.innerHeight) - parseFloat(style.scrollMarginBottom),
            left: start,
            right: start + (screen?.width ?? window.innerWidth),
          },
          left: offset,
          width,
          height,
          from: style.getPropertyValue("--toast-edge").trim() === "top" ? "top" : "bottom",
          obstacles,
        }),
      );
      const place = places.find(({ isFree }) => isFree) ?? places.at(-1)!;
      // Not `top`, which would count as a layout shift.
      list.style.translate = `${Math.round(place.left - offset)}px ${Math.round(place.top)}px`;
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
  }, [frame, isShown, host]);
}
