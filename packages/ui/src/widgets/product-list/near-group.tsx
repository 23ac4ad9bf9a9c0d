"use client";
import { startTransition, useCallback, useState, type CSSProperties, type ReactNode } from "react";

const told = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>();
let observer: IntersectionObserver | undefined;

/** Tells a group of its coming and going: one observer for the hundreds of them. */
function watch(group: Element, tell: (entry: IntersectionObserverEntry) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) told.get(entry.target)?.(entry);
    },
    { rootMargin: "300% 0px" },
  );
  told.set(group, tell);
  observer.observe(group);
  return () => observer?.unobserve(group);
}

export interface NearGroupProps {
  /** How many items it has: `--items` for the height of its place. */
  count: number;
  /** In the page from the start. */
  first: boolean;
  className: string;
  /** Of its place: the height that it is likely to have. */
  placeClassName: string;
  children: ReactNode;
}

/**
 * A few items of a long list that are in the page while they are near what is seen, and while one of them has the focus;
 * else an empty place of the height they had, or are likely to have. With 2,000 products in the page the browser asks at
 * every frame whether one of 2,000 pictures has come into sight, even of those that it does not draw. For lists that scroll
 * with the page: the margin does not reach into what scrolls in itself (and `scrollMargin` takes all for near in Chromium).
 */
export function NearGroup({ count, first, className, placeClassName, children }: NearGroupProps) {
  const [{ near, height }, setState] = useState<{ near: boolean; height?: number }>({ near: first });
  const place = useCallback(
    (element: HTMLDivElement) =>
      watch(element, ({ isIntersecting, boundingClientRect }) => {
        // What has the focus is not taken away.
        const stays = isIntersecting || element.contains(document.activeElement);
        startTransition(() =>
          setState((old) => {
            if (old.near === stays) return old;
            return old.near ? { near: stays, height: boundingClientRect.height } : { ...old, near: stays };
          }),
        );
      }),
    [],
  );
  return (
    <div
      ref={place}
      className={near ? className : placeClassName}
      style={near ? undefined : ({ "--items": count, blockSize: height } as CSSProperties)}
    >
      {near && children}
    </div>
  );
}
