"use client";
import { useEffect, useRef, type ComponentProps, type MouseEvent, type ReactNode } from "react";
import { useMessages, catalogueMessages } from "../../locale/index.js";
import { Chip } from "../../primitives/chip/index.js";
import { nextPaint } from "../../lib/next-paint.js";
import { cx } from "../../lib/cx.js";

export interface CategoryPill {
  id: string;
  name: string;
  /** URL, or `#id` of a section on this page. */
  href: string;
}

export interface CategoryNavigationProps extends Omit<ComponentProps<"nav">, "onSelect"> {
  items: readonly CategoryPill[];
  /** Id of the category in view. */
  current: string | null;
  /** Called on a click without modifier keys. Prevent the default to scroll within the page. */
  onSelect?: ((id: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Accessible name; "Menu" by default. */
  label?: string | undefined;
  /** After the row, always visible: a search button. */
  end?: ReactNode;
}

/**
 * Links to the categories of a menu. The row scrolls to keep the current one visible. Make it sticky in its parent;
 * `useScrollSpy` provides `current`.
 */
export function CategoryNavigation({
  items,
  current,
  onSelect,
  label,
  end,
  className,
  ...rest
}: CategoryNavigationProps) {
  const { t } = useMessages();
  const row = useRef<HTMLUListElement>(null);

  // After the paint that shows the current pill: measuring forces a layout.
  useEffect(() => {
    let isCurrent = true;
    void nextPaint().then(() => isCurrent && row.current && centerCurrent(row.current));
    return () => {
      isCurrent = false;
    };
  }, [current]);

  return (
    <nav
      data-slot="category-navigation"
      aria-label={label ?? t(catalogueMessages.menu)}
      {...rest}
      className={cx(
        "bg-bg",
        end !== undefined && "desktop:flex desktop:items-center desktop:gap-3",
        className,
      )}
    >
      <ul
        ref={row}
        className="-mx-gutter flex min-w-0 flex-1 no-scrollbar gap-1 overflow-x-auto scroll-px-gutter px-gutter py-3 desktop:mx-0 desktop:px-0"
      >
        {items.map((item) => {
          const isCurrent = item.id === current;
          return (
            <li key={item.id} className="flex-none">
              <Chip
                variant="bare"
                href={item.href}
                data-slot="category-pill"
                selected={isCurrent}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  onSelect?.(item.id, event);
                }}
              >
                <bdi>{item.name}</bdi>
              </Chip>
            </li>
          );
        })}
      </ul>
      {end}
    </nav>
  );
}

/** Scrolls a row until its current pill is in the middle, as far as it goes. */
function centerCurrent(list: HTMLElement) {
  const pill = list.querySelector<HTMLElement>("[aria-current]");
  if (!pill) return;
  const at = list.getBoundingClientRect();
  const to = pill.getBoundingClientRect();
  const room = list.scrollWidth - list.clientWidth;
  const centered = list.scrollLeft + to.left + to.width / 2 - (at.left + at.width / 2);
  // scrollLeft runs from 0 to negative in RTL. At an end, Chromium would scroll by the fraction of a pixel, and a
  // scroll counts as the customer's first action: the page would load and mount what is below.
  const end = getComputedStyle(list).direction === "rtl" ? -room : room;
  const left = Math.max(Math.min(centered, Math.max(0, end)), Math.min(0, end));
  if (Math.abs(left - list.scrollLeft) < 1) return;
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  list.scrollTo({ left, behavior: reducedMotion ? "auto" : "smooth" });
}
