"use client";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useCallback, useEffect, useRef, useState, type ComponentProps } from "react";
import { useLocale, useText, catalogueWords, partsWords } from "../../locale/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { Skeleton } from "../../primitives/skeleton/index.js";
import { join } from "../../theme/join.js";
import { HeroBanner, type BannerData } from "./hero-banner.js";

/** Wide and narrow in turn, so that two always fill the row: 2:1, 1:2, 2:1 … */
const isWide = (index: number) => index % 4 === 0 || index % 4 === 3;

export interface HeroBannersProps extends Omit<ComponentProps<"section">, "children"> {
  items: readonly BannerData[];
  /** Name of the list; "Offers" by default. */
  label?: string | undefined;
}

/**
 * The offers at the top of home: one at a time on a phone with the next one peeping in, two side by side on a desktop.
 * Nothing moves by itself.
 */
export function HeroBanners({ items, label, className, ...rest }: HeroBannersProps) {
  const { t } = useText();
  const { direction } = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ start: true, end: true });

  const measure = useCallback(() => {
    const element = list.current;
    if (!element) return;
    const from = Math.abs(element.scrollLeft);
    const room = element.scrollWidth - element.clientWidth;
    setEdges((old) => {
      const next = { start: from <= 1, end: from >= room - 1 };
      return old.start === next.start && old.end === next.end ? old : next;
    });
  }, []);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [measure, items.length]);

  const move = (steps: 1 | -1) =>
    list.current?.scrollBy({
      left: steps * (list.current.clientWidth + 24) * (direction === "rtl" ? -1 : 1),
      behavior: "smooth",
    });

  return (
    <section
      data-slot="hero-banners"
      aria-label={label || t(catalogueWords.offers)}
      {...rest}
      className={join("relative", className)}
    >
      <ul
        ref={list}
        onScroll={measure}
        className="-mx-gutter flex no-scrollbar snap-x snap-mandatory scroll-px-gutter list-none gap-3 overflow-x-auto overscroll-x-contain px-gutter desktop:mx-0 desktop:scroll-px-0 desktop:gap-6 desktop:rounded-panel desktop:px-0"
      >
        {items.map((banner, i) => (
          <li
            key={banner.id}
            className={join(
              "grid flex-none snap-start",
              items.length === 1 ? "w-full" : "w-[calc(100%-1.25rem)]",
              items.length > 1 &&
                (isWide(i) ? "desktop:w-[calc((100%-1.5rem)*2/3)]" : "desktop:w-[calc((100%-1.5rem)/3)]"),
            )}
          >
            <HeroBanner banner={banner} eager={i === 0} />
          </li>
        ))}
      </ul>
      {(["start", "end"] as const).map(
        (side) =>
          !edges[side] && (
            <span
              key={side}
              className={join(
                "absolute inset-y-0 hidden animate-fade-in items-center desktop:flex",
                side === "start" ? "-start-5.5" : "-end-5.5",
              )}
            >
              <IconButton
                aria-label={t(side === "start" ? partsWords.previous : partsWords.next)}
                icon={side === "start" ? ChevronLeft : ChevronRight}
                flip
                variant="glass"
                onClick={() => move(side === "start" ? -1 : 1)}
              />
            </span>
          ),
      )}
    </section>
  );
}

/** The place of `HeroBanners` that are on their way. */
export function HeroBannersSkeleton({ className, ...rest }: Omit<ComponentProps<"div">, "children">) {
  return (
    <div
      data-slot="hero-banners-skeleton"
      {...rest}
      className={join("grid gap-6 desktop:grid-cols-[2fr_1fr]", className)}
    >
      <Skeleton shape="box" className="h-49 w-full rounded-panel desktop:h-65" />
      <Skeleton shape="box" className="hidden h-65 w-full rounded-panel desktop:block" />
    </div>
  );
}
