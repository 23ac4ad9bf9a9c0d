"use client";
import { ChevronLeft, ChevronRight, Pause, Play } from "../../primitives/icon/icon-nodes.js";
import {
  memo,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from "react";
import { useLocale, useMessages, catalogueMessages, commonMessages } from "../../locale/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { cx } from "../../lib/cx.js";
import { HeroBanner, type BannerData } from "./hero-banner.js";

/** Alternates wide and narrow, so that two always fill the row: 2:1, 1:2, 2:1 … */
const isWide = (index: number) => index % 4 === 0 || index % 4 === 3;

/** Up to this many banners fill a desktop's row without scrolling: an estimate until it is measured. */
const WHOLE_ROW = 2;

/** Distance of an element's inline start from the row's inline start edge, in px. */
function inlineStart(element: Element, row: HTMLElement): number {
  const box = element.getBoundingClientRect();
  return getComputedStyle(row).direction === "rtl" ? -box.right : box.left;
}

export interface HeroBannersProps extends Omit<ComponentProps<"section">, "children"> {
  items: readonly BannerData[];
  /** Accessible name of the list; "Offers" by default. */
  label?: string | undefined;
  /**
   * Seconds between automatic changes; 0 for none. There are none with reduced motion, or where the pause button is
   * hidden. They pause while the pointer or the focus is inside and while the page is hidden, and stop once the
   * customer moves the row.
   */
  interval?: number | undefined;
}

/** The banners of the row. Memoized: measuring the row renders none of them again. */
const Banners = memo(function Banners({ items }: Pick<HeroBannersProps, "items">) {
  return items.map((banner, i) => (
    <li
      key={banner.id}
      className={cx(
        "grid flex-none snap-start",
        items.length === 1 ? "w-full" : "w-[calc(100%-1.25rem)]",
        items.length > 1 &&
          (isWide(i) ? "desktop:w-[calc((100%-1.5rem)*2/3)]" : "desktop:w-[calc((100%-1.5rem)/3)]"),
      )}
    >
      <HeroBanner banner={banner} eager={i === 0} />
    </li>
  ));
});

/**
 * Promotions at the top of the home page: one at a time on phones with a peek of the next, two side by side on desktop.
 * Moved by swipe, arrow keys, dots and, with a pointer, buttons. With `interval` they change automatically until the
 * customer stops them (WCAG 2.2.2).
 */
export function HeroBanners({ items, label, interval = 0, className, ...rest }: HeroBannersProps) {
  const { t } = useMessages();
  const { direction } = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const [edges, setEdges] = useState({ start: true, end: items.length <= WHOLE_ROW });
  const [current, setCurrent] = useState(0);
  const [reducedMotion, setReducedMotion] = useState(true);
  const [playing, setPlaying] = useState(interval > 0);
  /** The pointer or the focus is inside: automatic changes pause. */
  const [inside, setInside] = useState({ pointer: false, focus: false });

  const measure = useCallback(() => {
    const element = list.current;
    if (!element) return;
    const from = Math.abs(element.scrollLeft);
    const scrollable = element.scrollWidth - element.clientWidth;
    // The banner whose start is nearest to the row's start; at the end of the row, the last one.
    const starts = Array.from(element.children, (child) =>
      Math.abs(inlineStart(child, element) - inlineStart(element, element)),
    );
    setCurrent(
      scrollable > 1 && from >= scrollable - 1 ? starts.length - 1 : starts.indexOf(Math.min(...starts)),
    );
    setEdges((previous) => {
      const next = { start: from <= 1, end: from >= scrollable - 1 };
      return previous.start === next.start && previous.end === next.end ? previous : next;
    });
  }, []);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [measure, items.length]);

  useEffect(() => {
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    const update = () => setReducedMotion(query.matches);
    update();
    query.addEventListener("change", update);
    return () => query.removeEventListener("change", update);
  }, []);

  const goTo = useCallback(
    (at: number) => {
      const element = list.current;
      const item = element?.children[at];
      if (!element || !item) return;
      const gutter = Number.parseFloat(getComputedStyle(element).scrollPaddingInlineStart) || 0;
      const distance = inlineStart(item, element) - inlineStart(element, element) - gutter;
      element.scrollBy({
        left: direction === "rtl" ? -distance : distance,
        behavior: reducedMotion ? "auto" : "smooth",
      });
    },
    [reducedMotion, direction],
  );
  const canScroll = !(edges.start && edges.end);
  const isPaused = inside.pointer || inside.focus;
  const last = items.length - 1;
  useEffect(() => {
    if (!playing || reducedMotion || isPaused || !canScroll || interval <= 0) return;
    const timer = setInterval(() => {
      if (document.hidden || !controls.current?.checkVisibility({ visibilityProperty: true })) return;
      goTo(edges.end ? 0 : Math.min(current + 1, last));
    }, interval * 1000);
    return () => clearInterval(timer);
  }, [playing, reducedMotion, isPaused, canScroll, interval, edges.end, current, last, goTo]);

  /** Moves by hand and stops automatic changes. */
  const moveTo = (at: number) => {
    setPlaying(false);
    goTo(Math.min(Math.max(at, 0), last));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const links = Array.from(list.current?.querySelectorAll<HTMLElement>("a") ?? []);
    const at = links.indexOf(event.target as HTMLElement);
    const next = at + ((event.key === "ArrowRight") === (direction === "ltr") ? 1 : -1);
    if (at < 0 || !links[next]) return;
    event.preventDefault();
    links[next].focus({ preventScroll: true });
    moveTo(next);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only pauses while the pointer or the focus is inside
    <section
      data-slot="hero-banners"
      aria-label={label || t(catalogueMessages.offers)}
      {...rest}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        if (event.pointerType === "mouse") setInside((previous) => ({ ...previous, pointer: true }));
      }}
      onPointerLeave={(event) => {
        rest.onPointerLeave?.(event);
        setInside((previous) => ({ ...previous, pointer: false }));
      }}
      onPointerDown={(event) => {
        rest.onPointerDown?.(event);
        // A touch on the row stops the automatic changes.
        if (event.pointerType !== "mouse" && list.current?.contains(event.target as Node)) setPlaying(false);
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        setInside((previous) => ({ ...previous, focus: true }));
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        if (!event.currentTarget.contains(event.relatedTarget))
          setInside((previous) => ({ ...previous, focus: false }));
      }}
      className={className}
    >
      <div className="@container relative">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the links inside */}
        <ul
          ref={list}
          onScroll={measure}
          onKeyDown={onKeyDown}
          className="-mx-gutter flex no-scrollbar snap-x snap-mandatory scroll-px-gutter list-none gap-3 overflow-x-auto overscroll-x-contain px-gutter desktop:mx-0 desktop:scroll-px-0 desktop:gap-6 desktop:rounded-panel desktop:px-0"
        >
          <Banners items={items} />
        </ul>
        {(["start", "end"] as const).map(
          (side) =>
            !edges[side] && (
              <span
                key={side}
                className={cx(
                  "absolute inset-y-0 hidden animate-fade-in items-center desktop:flex",
                  side === "start" ? "-start-5.5" : "-end-5.5",
                )}
              >
                <IconButton
                  aria-label={t(side === "start" ? commonMessages.previous : commonMessages.next)}
                  icon={side === "start" ? ChevronLeft : ChevronRight}
                  flip
                  variant="glass"
                  onClick={() => moveTo(current + (side === "start" ? -1 : 1))}
                />
              </span>
            ),
        )}
      </div>
      {/* Reserves its height for a single banner, too, so that loading does not shift the page. Two banners fill
          the row on desktop. */}
      <div
        ref={controls}
        data-slot="hero-controls"
        className={cx(
          "relative z-1 -mt-1.5 -mb-4.5 flex h-11 items-center justify-center",
          items.length === 2 && "desktop:invisible",
        )}
      >
        {items.length > 1 && interval > 0 && !reducedMotion && (
          <IconButton
            icon={playing ? Pause : Play}
            variant="plain"
            size="small"
            aria-label={t(playing ? catalogueMessages.pauseOffers : catalogueMessages.playOffers)}
            onClick={() => setPlaying(!playing)}
          />
        )}
        {items.length > 1 && (
          <div role="group" aria-label={t(catalogueMessages.chooseOffer)} className="flex">
            {items.map((banner, i) => (
              <button
                key={banner.id}
                type="button"
                aria-label={t(catalogueMessages.offerAt, { count: i + 1, total: items.length })}
                aria-current={i === current || undefined}
                onClick={() => moveTo(i)}
                className="group/dot grid size-touch place-items-center rounded-full"
              >
                <span className="h-2 w-2 rounded-full bg-control transition-[width,background-color] duration-sheet group-hover/dot:bg-ink group-aria-[current]/dot:w-5 group-aria-[current]/dot:bg-ink forced-colors:bg-[ButtonText] forced-colors:group-aria-[current]/dot:bg-[Highlight]" />
              </button>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
