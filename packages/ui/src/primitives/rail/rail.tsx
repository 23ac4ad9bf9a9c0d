"use client";
import { ChevronLeft, ChevronRight } from "lucide-react";
import {
  Children,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
} from "react";
import { useLocale, useText, partsWords } from "../../locale/index.js";
import { join } from "../../theme/join.js";
import { IconButton } from "../icon-button/index.js";
import { SectionHead } from "../section-head/index.js";

export interface RailProps extends Omit<ComponentProps<"section">, "title"> {
  /** The heading above it; without one, give `label`. */
  title?: string | undefined;
  /** Name of the list where no heading is shown. */
  label?: string | undefined;
  seeAllHref?: string | undefined;
  level?: 2 | 3 | undefined;
  /** How many stand in a row on a desktop; the items keep their own width when it is left out. */
  columns?: number | undefined;
  /** Space between items in px: 16 (20 on a desktop), or 12 for tiles. */
  gap?: "medium" | "small" | undefined;
}

/**
 * A row that scrolls sideways by touch, wheel and arrow keys, snaps at its start, and knows right-to-left. On a
 * desktop two buttons move it by what is visible. Its children become list items.
 */
export function Rail({
  title,
  label,
  seeAllHref,
  level,
  columns,
  gap = "medium",
  className,
  children,
  ...rest
}: RailProps) {
  const { t } = useText();
  const { direction } = useLocale();
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ start: true, end: true });

  const measure = useCallback(() => {
    const element = list.current;
    if (!element) return;
    // scrollLeft runs from 0 to negative in right-to-left.
    const from = Math.abs(element.scrollLeft);
    const room = element.scrollWidth - element.clientWidth;
    const next = { start: from <= 1, end: from >= room - 1 };
    setEdges((old) => (old.start === next.start && old.end === next.end ? old : next));
  }, []);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [measure, children]);

  const move = (steps: 1 | -1, by: "page" | "item") => {
    const element = list.current;
    if (!element) return;
    const item = element.firstElementChild?.getBoundingClientRect().width ?? element.clientWidth;
    const distance = by === "page" ? Math.max(item, element.clientWidth * 0.9) : item;
    element.scrollBy({ left: steps * distance * (direction === "rtl" ? -1 : 1), behavior: "smooth" });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const forward = (event.key === "ArrowRight") === (direction === "ltr");
    const items = [...(list.current?.children ?? [])];
    const at = items.findIndex((item) => item.contains(event.target as Node));
    const next = items[at + (forward ? 1 : -1)]?.querySelector<HTMLElement>("a[href], button:not(:disabled)");
    if (at >= 0 && next) next.focus();
    else move(forward ? 1 : -1, "item");
  };

  const still = edges.start && edges.end;
  const arrows = !still && (
    <span className="hidden gap-2 desktop:flex">
      {(["start", "end"] as const).map((side) => (
        <IconButton
          key={side}
          aria-label={side === "start" ? t(partsWords.previous) : t(partsWords.next)}
          icon={side === "start" ? ChevronLeft : ChevronRight}
          flip
          variant="outline"
          size="small"
          aria-disabled={edges[side] || undefined}
          onClick={() => !edges[side] && move(side === "start" ? -1 : 1, "page")}
        />
      ))}
    </span>
  );

  return (
    <section
      data-slot="rail"
      {...(title ? { "aria-labelledby": titleId } : { "aria-label": label })}
      {...rest}
      className={join("min-w-0", className)}
    >
      {title && (
        <SectionHead
          title={title}
          titleId={titleId}
          level={level}
          seeAllHref={seeAllHref}
          end={arrows}
          className="mb-3.5"
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the links inside */}
      <ul
        ref={list}
        data-slot="rail-list"
        onScroll={measure}
        onKeyDown={onKeyDown}
        style={columns ? ({ "--rail-columns": columns } as CSSProperties) : undefined}
        className={join(
          "no-scrollbar -mx-gutter -my-1.5 flex snap-x snap-proximity scroll-px-gutter list-none overflow-x-auto overscroll-x-contain px-gutter py-1.5 desktop:-mx-1.5 desktop:scroll-px-1.5 desktop:px-1.5",
          gap === "small" ? "gap-3" : "gap-4 desktop:gap-5",
        )}
      >
        {Children.map(children, (child) =>
          child === null || child === undefined || child === false ? null : (
            <li
              className={join(
                "flex-none snap-start",
                columns !== undefined &&
                  "desktop:w-[calc((100%-(var(--rail-columns)-1)*1.25rem)/var(--rail-columns))] desktop:*:w-full",
              )}
            >
              {child}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
