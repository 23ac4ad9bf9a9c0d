"use client";
import { cva } from "class-variance-authority";
import { ChevronLeft, ChevronRight } from "../icon/icon-nodes.js";
import {
  Children,
  isValidElement,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
} from "react";
import { useLocale, useMessages, commonMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { Noscript, useLazyMount } from "../../lib/lazy-mount/index.js";
import { mergeRefs } from "../../lib/merge-refs.js";
import { IconButton } from "../icon-button/index.js";
import { SectionHead } from "../section-head/index.js";

export const railGaps = ["medium", "small"] as const;
export type RailGap = (typeof railGaps)[number];

const railListClass = cva(
  "no-scrollbar -mx-gutter -my-1.5 flex snap-x snap-proximity scroll-px-gutter list-none overflow-x-auto overscroll-x-contain px-gutter py-1.5 desktop:-mx-1.5 desktop:scroll-px-1.5 desktop:px-1.5",
  {
    variants: {
      gap: {
        medium: "gap-4 [--rail-gap:1rem] desktop:gap-5 desktop:[--rail-gap:1.25rem]",
        small: "gap-3 [--rail-gap:0.75rem]",
      } satisfies Record<RailGap, string>,
    },
  },
);

export interface RailProps extends Omit<ComponentProps<"section">, "title"> {
  /** Heading; without one, give `label`. */
  title?: string | undefined;
  /** Name of the list where no heading is shown. */
  label?: string | undefined;
  seeAllHref?: string | undefined;
  level?: 2 | 3 | undefined;
  /** Items per row on a desktop; without it the items keep their own width. */
  columns?: number | undefined;
  /** Space between items in px: 16 (20 on a desktop), or 12 for tiles. */
  gap?: RailGap | undefined;
  /**
   * Set for rails below the first screen: the first HTML has only the heading and, in a `noscript`, the first items.
   * They mount when the rail comes near the window.
   */
  lazy?: boolean | undefined;
  /** Class that estimates the height of a lazy rail's row before it is mounted. */
  placeholderClassName?: string | undefined;
}

/** From this many items on, `content-visibility` skips layout and paint of those out of sight; it has a cost per item. */
const manyItems = 40;
/** Items of the first HTML where there are no columns. The others mount when the last one is seen, or when idle. */
const FIRST_ITEMS = 6;
const focusable = "a[href], button:not(:disabled), input:not(:disabled), [tabindex='0']";

/**
 * A row that scrolls sideways by touch, wheel and arrow keys, snaps at its start, and knows RTL. On a
 * desktop two buttons move it by what is visible: beside the heading, or over the row where there is none; each is
 * there only while it leads somewhere. Its children become list items; thousands stay smooth.
 */
export function Rail({
  title,
  label,
  seeAllHref,
  level,
  columns,
  gap = "medium",
  lazy = false,
  placeholderClassName,
  className,
  children,
  ref,
  ...rest
}: RailProps) {
  const { t } = useMessages();
  const { direction } = useLocale();
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const merged = useMemo(() => mergeRefs(root, ref), [ref]);
  const list = useRef<HTMLUListElement>(null);
  const count = Children.count(children);
  const first = columns ?? FIRST_ITEMS;
  const [isMounted, placeholder] = useLazyMount(!lazy);
  const [isComplete, lastOfFirst] = useLazyMount(count <= first, "visible");
  // Estimated from the count until it is measured, so that the buttons in the heading cause no layout shift.
  const [edges, setEdges] = useState(() => ({
    start: true,
    end: columns === undefined || count <= columns,
  }));

  const many = count >= manyItems;

  const measure = useCallback(() => {
    const element = list.current;
    if (!element) return;
    // scrollLeft runs from 0 to negative in RTL.
    const from = Math.abs(element.scrollLeft);
    const room = element.scrollWidth - element.clientWidth;
    // A snapped item may leave the padding of the row beside it.
    const next = { start: from <= 8, end: from >= room - 8 && isComplete };
    setEdges((old) => (old.start === next.start && old.end === next.end ? old : next));
  }, [isComplete]);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    // Items that were not rendered yet count as large as the first.
    const first = element.firstElementChild;
    // Calls back first after the next layout: reading sizes here would force one while the page is hydrated.
    const observer = new ResizeObserver((entries) => {
      const box = entries.find(({ target }) => target === first)?.contentRect;
      if (box && box.width > 0) {
        element.style.setProperty("--rail-item-width", `${box.width}px`);
        element.style.setProperty("--rail-item-height", `${box.height}px`);
      }
      measure();
    });
    observer.observe(element);
    if (first && many) observer.observe(first);
    return () => observer.disconnect();
  }, [measure, children, isMounted, many]);

  // The pressed button is hidden at the end of the row: the other one gets the focus.
  const left = useRef<"start" | "end">(undefined);
  useEffect(() => {
    const side = left.current;
    if (!side || !edges[side]) return;
    left.current = undefined;
    const { activeElement: active, body } = document;
    if (active === body || active?.matches("[data-slot=rail-button].invisible"))
      root.current
        ?.querySelector<HTMLElement>("[data-slot=rail-button]:not(.invisible)")
        ?.focus({ preventScroll: true });
  }, [edges]);

  const move = (steps: 1 | -1, by: "page" | "item") => {
    const element = list.current;
    if (!element) return;
    const item = element.firstElementChild?.getBoundingClientRect().width ?? element.clientWidth;
    const distance = by === "page" ? Math.max(item, element.clientWidth * 0.9) : item;
    element.scrollBy({ left: steps * distance * (direction === "rtl" ? -1 : 1), behavior: "smooth" });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const { key, target } = event;
    if (key !== "ArrowLeft" && key !== "ArrowRight" && key !== "Home" && key !== "End") return;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // A field or a slider inside an item handles these keys itself.
    if ((target as HTMLElement).matches("input, textarea, select, [role=slider], [contenteditable]")) return;
    event.preventDefault();
    const forward = (key === "ArrowRight") === (direction === "ltr");
    const at = (target as HTMLElement).closest<HTMLElement>("[data-slot=rail-item]");
    const sibling = forward ? at?.nextElementSibling : at?.previousElementSibling;
    const goal =
      key === "Home"
        ? list.current?.firstElementChild
        : key === "End"
          ? list.current?.lastElementChild
          : sibling;
    const next = goal?.querySelector<HTMLElement>(focusable);
    if (next) next.focus();
    else if (key === "ArrowLeft" || key === "ArrowRight") move(forward ? 1 : -1, "item");
  };

  const button = (side: "start" | "end", className?: string) => (
    <IconButton
      key={side}
      data-slot="rail-button"
      aria-label={side === "start" ? t(commonMessages.previous) : t(commonMessages.next)}
      aria-describedby={title ? titleId : undefined}
      icon={side === "start" ? ChevronLeft : ChevronRight}
      flip
      variant={title ? "outline" : "glass"}
      size="small"
      onClick={() => {
        left.current = side;
        move(side === "start" ? -1 : 1, "page");
      }}
      className={cx(edges[side] && "invisible", className)}
    />
  );
  const still = edges.start && edges.end;

  const row = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the links inside
    <ul
      ref={list}
      data-slot="rail-list"
      onScroll={measure}
      onKeyDown={onKeyDown}
      style={columns ? ({ "--rail-columns": columns } as CSSProperties) : undefined}
      className={railListClass({ gap })}
    >
      {Children.toArray(children).map((child, index) =>
        index >= first && !isComplete ? null : (
          <RailItem
            key={isValidElement(child) ? child.key : index}
            ref={!isComplete && index === first - 1 ? lastOfFirst : undefined}
            many={many}
            columns={columns}
          >
            {child}
          </RailItem>
        ),
      )}
    </ul>
  );

  return (
    <section
      ref={merged}
      data-slot="rail"
      data-gap={gap}
      {...(title ? { "aria-labelledby": titleId } : { "aria-label": label })}
      {...rest}
      className={cx("relative min-w-0", className)}
    >
      {title && (
        <SectionHead
          title={title}
          titleId={titleId}
          level={level}
          seeAllHref={seeAllHref}
          end={
            !still && (
              // Both keep their space, so that neither moves under the pointer.
              <span className="hidden min-h-chip gap-2 desktop:flex">
                {isMounted && button("start")}
                {isMounted && button("end")}
              </span>
            )
          }
          className="mb-3.5"
        />
      )}
      {isMounted ? (
        row
      ) : (
        <div ref={placeholder} data-slot="rail-placeholder" className={placeholderClassName}>
          <Noscript>{row}</Noscript>
        </div>
      )}
      {!title && !still && (
        <span className="pointer-events-none absolute inset-0 hidden items-center justify-between desktop:flex">
          {button("start", "pointer-events-auto -ms-3")}
          {button("end", "pointer-events-auto -me-3")}
        </span>
      )}
    </section>
  );
}

function RailItem({
  many,
  columns,
  ...rest
}: ComponentProps<"li"> & { many: boolean; columns: number | undefined }) {
  return (
    <li
      {...rest}
      data-slot="rail-item"
      className={cx(
        "flex-none snap-start",
        // The padding keeps focus rings and overhanging buttons, which the containment would cut.
        many &&
          "-m-1.5 p-1.5 [scroll-margin-inline:-0.375rem] [--rail-inset:0.75rem] [content-visibility:auto] [contain-intrinsic-size:auto_var(--rail-item-width,18rem)_auto_var(--rail-item-height,16rem)]",
        columns !== undefined &&
          "desktop:w-[calc((100%-(var(--rail-columns)-1)*var(--rail-gap))/var(--rail-columns)+var(--rail-inset,0px))] desktop:*:w-full",
      )}
    />
  );
}
