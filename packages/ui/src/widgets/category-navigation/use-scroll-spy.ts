"use client";
import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Id of the section in view. One IntersectionObserver over a band below the sticky bars finds it. On the last screen of
 * the page, whose sections never reach that band, it is the one at a line that moves down to the end while the page
 * scrolls there: only there is a scroll listener. `hold` fixes a clicked id while the page scrolls to it.
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
    const sections = order.flatMap((id) => document.getElementById(id) ?? []);
    const visible = new Set<string>();
    let isNearEnd = false;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        const first = order.find((id) => visible.has(id));
        if (first && !isHeld.current && !isNearEnd) setCurrent(first);
      },
      { rootMargin: `-${offset + 1}px 0px -55% 0px` },
    );
    for (const section of sections) observer.observe(section);

    let frame = 0;
    const choose = () => {
      frame = 0;
      if (isHeld.current) return;
      const at = sectionAtLine(sections, offset);
      if (at) setCurrent(at.id);
    };
    const onScroll = () => (frame ||= requestAnimationFrame(choose));
    const endObserver = new IntersectionObserver(
      (entries) => {
        isNearEnd = entries.at(-1)?.isIntersecting ?? false;
        if (!isNearEnd) return removeEventListener("scroll", onScroll);
        addEventListener("scroll", onScroll, { passive: true });
        onScroll();
      },
      // From one screen before the last section comes into view.
      { rootMargin: "0px 0px 100% 0px" },
    );
    const last = sections.at(-1);
    if (last) endObserver.observe(last);
    return () => {
      observer.disconnect();
      endObserver.disconnect();
      removeEventListener("scroll", onScroll);
      cancelAnimationFrame(frame);
    };
  }, [key, offset]);

  const hold = useCallback((id: string) => {
    isHeld.current = true;
    setCurrent(id);
    const release = () => {
      // After the frame of the last scroll event.
      requestAnimationFrame(() => (isHeld.current = false));
      removeEventListener("scrollend", release);
      clearTimeout(timeout);
    };
    // Without scrolling there is no scrollend event.
    const timeout = setTimeout(release, 1200);
    addEventListener("scrollend", release);
  }, []);

  return { current: current !== null && ids.includes(current) ? current : (ids[0] ?? null), hold };
}

/**
 * The section at a line below the sticky bars. While the last screen of the page scrolls in, the line moves down to the
 * bottom of the window, so that each section is reached.
 */
function sectionAtLine(sections: readonly HTMLElement[], offset: number): HTMLElement | undefined {
  const height = innerHeight - offset;
  const range = document.documentElement.scrollHeight - innerHeight;
  const distance = Math.max(1, Math.min(height, range));
  const progress = Math.min(1, Math.max(0, 1 - (range - scrollY) / distance));
  const line = offset + 1 + progress * height;
  return sections.findLast((section) => section.getBoundingClientRect().top <= line) ?? sections[0];
}
