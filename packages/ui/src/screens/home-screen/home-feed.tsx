"use client";
import { Suspense, useEffect, useId, useRef, useState, type ReactNode } from "react";
import { SectionHead } from "../../primitives/section-head/index.js";

/** How far below the window the content mounts, once the customer scrolls; before, it has to be in the window. */
const NEAR = "0px 0px 800px";

/** Entries of the history at which the content was mounted: on the way back it is there at once, and so is the place in it. */
const mountedAt = new Set<unknown>();
const historyEntry = () => (history.state as { key?: unknown } | null)?.key;

/**
 * The last section of home, which goes on as the customer scrolls. Its content mounts when it comes near the window: the first
 * view pays for the heading alone.
 */
export function HomeFeed({
  title,
  seeAllHref,
  children,
}: {
  title: string;
  seeAllHref: string | undefined;
  children: ReactNode;
}) {
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(() => typeof history !== "undefined" && mountedAt.has(historyEntry()));
  useEffect(() => {
    const element = root.current;
    if (!element || isNear) return;
    let observer: IntersectionObserver | undefined;
    const mount = (entries: readonly IntersectionObserverEntry[]) => {
      if (!entries.at(-1)?.isIntersecting) return;
      mountedAt.add(historyEntry());
      setNear(true);
    };
    const observe = (rootMargin: string) => {
      observer?.disconnect();
      observer = new IntersectionObserver(mount, { rootMargin });
      observer.observe(element);
    };
    const observeNear = () => observe(NEAR);
    observe("0px");
    window.addEventListener("scroll", observeNear, { once: true, passive: true });
    return () => {
      observer?.disconnect();
      window.removeEventListener("scroll", observeNear);
    };
  }, [isNear]);
  return (
    // As high as the window, so that the footer does not move while the first page loads.
    <section ref={root} data-slot="home-feed" aria-labelledby={titleId} className="mt-8 min-h-svh">
      <SectionHead title={title} titleId={titleId} seeAllHref={seeAllHref} className="mb-3.5" />
      {isNear && <Suspense>{children}</Suspense>}
    </section>
  );
}
