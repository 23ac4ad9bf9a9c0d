"use client";
import { startTransition } from "react";
import { flushSync } from "react-dom";

/** Where a placeholder must be for its content to mount: within one screen of the window (see `mountWhenNear`), or visible. */
export type MountDistance = "screen" | "visible";

const margins: Record<MountDistance, string> = { screen: "100% 0px", visible: "0px" };
/**
 * Without any of the interactions below the remaining content mounts this long after the page was hydrated: for screen readers,
 * whose keys a page does not see. Not within the load of a slow phone: few first views are read to their end.
 */
const QUIET_MS = 10_000;
/** Pause in ms between two mounts where the browser cannot tell when it is idle (Safari). */
const PAUSE_MS = 100;
/** Interactions that bring what is near into the window. */
const scrolling = ["touchmove", "wheel", "scroll"];
/** A tap is left out: it is answered without running a listener for this. */
const interactions = [...scrolling, "pointermove", "keydown"];

interface Waiting {
  mount: () => void;
  distance: MountDistance;
  /** Distance to the window in px, if near it; 0 if visible. */
  near: number | null;
}

const waiting = new Map<Element, Waiting>();
const observers = new Map<MountDistance, IntersectionObserver>();
let isListening = false;
let isInUse = false;
let hasScrolled = false;
const isScheduled = { near: false, idle: false };

/**
 * Calls `mount` when the element is visible and, once the customer scrolls, when it comes near the window: the nearest first,
 * one in each frame. After any interaction but a tap the others follow one by one while the browser is idle, so that
 * find-in-page and screen readers reach everything; printing and the Tab key do not wait. Returns a function that cancels
 * it.
 */
export function mountWhenNear(element: Element, distance: MountDistance, mount: () => void): () => void {
  if (typeof IntersectionObserver === "undefined") {
    mount();
    return () => {};
  }
  listen();
  waiting.set(element, { mount, distance, near: null });
  // A resize or a closed section can make it visible without a scroll.
  for (const one of new Set<MountDistance>([distance, "visible"])) observerOf(one).observe(element);
  schedule();
  return () => take(element);
}

function observerOf(distance: MountDistance): IntersectionObserver {
  let observer = observers.get(distance);
  if (!observer) {
    observer = new IntersectionObserver((entries) => handleEntries(entries, distance), {
      rootMargin: margins[distance],
    });
    observers.set(distance, observer);
  }
  return observer;
}

function handleEntries(entries: readonly IntersectionObserverEntry[], distance: MountDistance) {
  for (const { target, isIntersecting, boundingClientRect: box } of entries) {
    const place = waiting.get(target);
    if (!place) continue;
    if (isIntersecting) place.near = Math.max(box.top - innerHeight, -box.bottom, 0);
    else if (place.distance === distance) place.near = null;
  }
  schedule();
}

function schedule() {
  if (!isScheduled.near && nearest()) {
    isScheduled.near = true;
    // After the frame's layout and paint, so that the content of one place is shown before the next one mounts.
    requestAnimationFrame(() => setTimeout(mountNearest));
  }
  if (!isScheduled.idle && isInUse && waiting.size > 0) {
    isScheduled.idle = true;
    if ("requestIdleCallback" in window) requestIdleCallback(mountFirst);
    else setTimeout(mountFirst, PAUSE_MS);
  }
}

function nearest(): [Element, { mount: () => void; near: number }] | undefined {
  let found: ReturnType<typeof nearest>;
  for (const [element, { mount, near }] of waiting) {
    // The customer may never scroll: until then what is near would only cost the first view.
    if (near === null || (near > 0 && !hasScrolled)) continue;
    if (!found || near < found[1].near) found = [element, { mount, near }];
  }
  return found;
}

function mountNearest() {
  isScheduled.near = false;
  const found = nearest();
  if (found) {
    const [element, { mount, near }] = found;
    take(element);
    if (near === 0) mount();
    else startTransition(mount);
  }
  schedule();
}

function mountFirst() {
  isScheduled.idle = false;
  for (const [element, { mount }] of waiting) {
    take(element);
    startTransition(mount);
    break;
  }
  schedule();
}

function take(element: Element) {
  waiting.delete(element);
  for (const observer of observers.values()) observer.unobserve(element);
}

function mountNow(places: readonly (readonly [Element, Waiting])[]) {
  flushSync(() => {
    for (const [element, { mount }] of places) {
      take(element);
      mount();
    }
  });
}

/** Mounts what the next Tab stop may be in: the browser looks for it right after this event. */
function mountBesideFocus({ key, shiftKey }: KeyboardEvent) {
  if (key !== "Tab") return;
  const from = document.activeElement ?? document.body;
  const side = shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const places = [...waiting].filter(([element]) => from.compareDocumentPosition(element) & side);
  const beside = shiftKey ? places.at(-1) : places[0];
  if (beside) mountNow([beside]);
}

function handleInteraction({ type }: Event) {
  beginUse(scrolling.includes(type));
}

function beginUse(isScroll: boolean) {
  isInUse = true;
  hasScrolled ||= isScroll;
  schedule();
}

function listen() {
  if (isListening) return;
  isListening = true;
  window.addEventListener("beforeprint", () => mountNow([...waiting]));
  window.addEventListener("keydown", mountBesideFocus, { capture: true });
  for (const type of interactions)
    window.addEventListener(type, handleInteraction, { capture: true, passive: true, once: true });
  setTimeout(() => beginUse(false), QUIET_MS);
  // The customer may have scrolled before the page was hydrated. Reading scrollY forces a layout, unless one is due anyway.
  requestAnimationFrame(() => {
    if (window.scrollY > 0) beginUse(true);
  });
}
