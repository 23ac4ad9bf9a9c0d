"use client";
import { useEffect, useEffectEvent, type RefObject } from "react";

/** Finger travel in px before a touch is a drag. */
const dragThreshold = 8;
/** Fraction of the sheet's height that closes it. */
const closingFraction = 0.3;
/** Speed in px/ms that closes it at any distance. */
const closingSpeed = 0.5;
const settleTransition = "transform var(--ui-motion-sheet) var(--ui-motion-ease-out)";
const excludedTargets = "input, textarea, select, [contenteditable], [role='slider'], [data-no-drag]";

function isScrolled(from: Element, top: Element): boolean {
  for (let at: Element | null = from; at && at !== top; at = at.parentElement)
    if (at.scrollTop > 0 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return true;
  return false;
}

/**
 * Closes a sheet by dragging it down, from anywhere except fields and a scrolled body. Uses touch events: the browser
 * cancels pointer events as soon as it detects scrolling.
 */
export function useDragToClose(
  sheet: RefObject<HTMLElement | null>,
  { enabled, onClose }: { enabled: boolean; onClose: () => void },
) {
  // A render of the owner during a drag must not cancel it.
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!enabled) return;
    let from: { x: number; y: number; at: Element } | null = null;
    let dragging = false;
    let last = { y: 0, time: 0, speed: 0 };

    const inSheet = (target: EventTarget | null): target is Element =>
      target instanceof Element && sheet.current !== null && sheet.current.contains(target);

    const begin = (event: TouchEvent) => {
      const touch = event.touches[0];
      from = null;
      dragging = false;
      if (event.touches.length !== 1 || !touch || !inSheet(event.target)) return;
      if (event.target.closest(excludedTargets) || isScrolled(event.target, sheet.current!)) return;
      from = { x: touch.clientX, y: touch.clientY, at: event.target };
      last = { y: touch.clientY, time: event.timeStamp, speed: 0 };
    };
    const move = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!from || !touch || !sheet.current) return;
      const x = touch.clientX - from.x;
      const y = touch.clientY - from.y;
      if (!dragging) {
        if (y < 0 || Math.abs(x) > Math.abs(y)) from = null;
        if (!from || y === 0) return;
        dragging = y >= dragThreshold;
      }
      // From the first pixel: once the browser scrolls, the gesture cannot be canceled.
      if (event.cancelable) event.preventDefault();
      if (!dragging) return;
      const elapsed = event.timeStamp - last.time;
      if (elapsed > 0)
        last = { y: touch.clientY, time: event.timeStamp, speed: (touch.clientY - last.y) / elapsed };
      sheet.current.style.transition = "none";
      sheet.current.style.transform = `translateY(${Math.max(0, y - dragThreshold)}px)`;
    };
    const end = (event: TouchEvent) => {
      const panel = sheet.current;
      const origin = from;
      from = null;
      if (!dragging || !origin || !panel) return;
      dragging = false;
      const distance = last.y - origin.y;
      const paused = event.timeStamp - last.time > 100;
      const shouldClose =
        distance > panel.offsetHeight * closingFraction || (!paused && last.speed > closingSpeed);
      if (event.type === "touchend" && shouldClose) {
        close();
      } else {
        panel.style.transition = settleTransition;
        panel.style.transform = "";
      }
    };
    // On the document: the sheet's portal mounts after this effect and unmounts on close.
    document.addEventListener("touchstart", begin, { passive: true });
    document.addEventListener("touchmove", move, { passive: false });
    document.addEventListener("touchend", end);
    document.addEventListener("touchcancel", end);
    return () => {
      document.removeEventListener("touchstart", begin);
      document.removeEventListener("touchmove", move);
      document.removeEventListener("touchend", end);
      document.removeEventListener("touchcancel", end);
    };
  }, [sheet, enabled]);
}
