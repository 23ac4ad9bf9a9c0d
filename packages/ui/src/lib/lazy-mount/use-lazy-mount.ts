"use client";
import { useCallback, useState, type RefCallback } from "react";
import { useStartsUnmounted } from "./noscript.js";
import { mountWhenNear, type MountDistance } from "./mount-queue.js";

/**
 * Whether content is mounted yet. Where it starts unmounted (`useStartsUnmounted`), it mounts when the element with the
 * returned ref comes near the window.
 */
export function useLazyMount(
  isEager: boolean,
  distance: MountDistance = "screen",
): [isMounted: boolean, place: RefCallback<Element>] {
  const startsUnmounted = useStartsUnmounted(isEager);
  const [isMounted, setMounted] = useState(!startsUnmounted);
  const place = useCallback(
    (element: Element | null) =>
      element && startsUnmounted ? mountWhenNear(element, distance, () => setMounted(true)) : undefined,
    [startsUnmounted, distance],
  );
  return [isMounted, place];
}
