"use client";
import { useEffect, useEffectEvent, type RefObject } from "react";

/** Finger travel in px before a touch is a drag. */
const start = 8;
/** Part of the sheet's height that closes it. */
const share = 0.3;
/** Speed in px/ms that closes it, however short the way. */
const flick = 0.5;
const settle = "transform var(--ui-motion-sheet) var(--ui-motion-ease-out)";
const ownGesture = "input, textarea, select, [contenteditable], [role='slider'], [data-no-drag]";

function isScrolled(from: Element, top: Element): boolean {
  for (let at: Element | null = from; at && at !== top; at = at.parentElement)
    if (at.scrollTop > 0 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return true;
  return false;
}

/**
 * Lets a thumb pull the sheet down to close it: from anywhere on it except fields and a body that is scrolled down.
 * Touch events, because a pointer is taken away as soon as the browser thinks it scrolls.
 */
export function useDragToClose(
  sheet: RefObject<HTMLElement | null>,
  { enabled, onClose }: { enabled: boolean; onClose: () => void },
) {
  // An owner that renders anew in the middle of a pull must not break it off.
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
      if (event.target.closest(ownGesture) || isScrolled(event.target, sheet.current!)) return;
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
        dragging = y >= start;
      }
      // From the first pixel: once the browser scrolls, the gesture cannot be had back.
      if (event.cancelable) event.preventDefault();
      if (!dragging) return;
      const passed = event.timeStamp - last.time;
      if (passed > 0)
        last = { y: touch.clientY, time: event.timeStamp, speed: (touch.clientY - last.y) / passed };
      sheet.current.style.transition = "none";
      sheet.current.style.transform = `translateY(${Math.max(0, y - start)}px)`;
    };
    const end = (event: TouchEvent) => {
      const panel = sheet.current;
      const begun = from;
      from = null;
      if (!dragging || !begun || !panel) return;
      dragging = false;
      const way = last.y - begun.y;
      const rested = event.timeStamp - last.time > 100;
      const away = way > panel.offsetHeight * share || (!rested && last.speed > flick);
      if (event.type === "touchend" && away) {
        close();
      } else {
        panel.style.transition = settle;
        panel.style.transform = "";
      }
    };
    // On the document: the sheet's portal mounts after this effect, and comes and goes.
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
