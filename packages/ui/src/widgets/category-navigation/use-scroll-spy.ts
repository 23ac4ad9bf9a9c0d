"use client";
import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Id of the section in view. One IntersectionObserver over a band below the sticky bars; no scroll listener. `hold`
 * fixes a clicked id while the page scrolls to it.
 *
 * @param ids element ids of the sections, in page order
 * @param offset height in px of the bars stuck to the top of the page
 */
export function useScrollSpy(ids: readonly string[], offset: number) {
  const [current, setCurrent] = useState<string | null>(ids[0] ?? null);
  const isHeld = useRef(false);
  const key = ids.join("\n");

  useEffect(() => {
    const order = key ? key.split("\n") : [];
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        const first = order.find((id) => visible.has(id));
        if (first && !isHeld.current) setCurrent(first);
      },
      { rootMargin: `-${offset + 1}px 0px -55% 0px` },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key, offset]);

  const hold = useCallback((id: string) => {
    isHeld.current = true;
    setCurrent(id);
    const release = () => {
      isHeld.current = false;
      removeEventListener("scrollend", release);
      clearTimeout(timeout);
    };
    // Without scrolling there is no scrollend event.
    const timeout = setTimeout(release, 1200);
    addEventListener("scrollend", release);
  }, []);

  return { current: current !== null && ids.includes(current) ? current : (ids[0] ?? null), hold };
}
