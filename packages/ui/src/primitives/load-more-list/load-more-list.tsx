"use client";
import { cva } from "class-variance-authority";
import {
  memo,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
} from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { commonMessages, useMessages } from "../../locale/index.js";
import { VirtualizedItems } from "../../lib/virtualized-group/index.js";
import { cx } from "../../lib/cx.js";
import { Alert } from "../alert/index.js";
import { Button } from "../button/index.js";

export const listGaps = ["none", "small", "medium", "large", "cards"] as const;
export type ListGap = (typeof listGaps)[number];

export interface LoadMoreListProps<T> extends Omit<ComponentProps<"div">, "children"> {
  /** Name of the list. */
  label: string;
  /** All items loaded so far. */
  items: readonly T[];
  /** Identity of an item. */
  getKey: (item: T) => string;
  /** Renders an item. Keep it stable (`useCallback`), so that only new items render. */
  children: (item: T, index: number) => ReactNode;
  /** Status of the last requested page. */
  status?: AsyncStatus | undefined;
  /** Requests the next page, or the same one after a failure. Undefined on the last page. */
  onLoadMore?: (() => void) | undefined;
  /** Address of the next page, so that "Show more" is a link that works without scripts. */
  moreHref?: string | undefined;
  /**
   * How many pages load automatically near the end of the list before the button must be pressed again, so that the
   * page's footer can be reached. 0: only the button loads.
   */
  autoPages?: number | undefined;
  /** Number of columns on desktop; phones have one, tablets two if a desktop has four. */
  columns?: 1 | 2 | 3 | 4 | undefined;
  gap?: ListGap | undefined;
  /** Approximate height of an item, in px, for items that are not mounted. */
  itemHeight?: number | undefined;
  /** Shown while items load: a `SkeletonGroup` of a row or two. */
  skeleton?: ReactNode;
  /** Shown instead of an empty list: an `EmptyState`. */
  empty?: ReactNode;
  /** Shown at the end of a list with several pages: "That is all" by default, `null` for nothing. */
  endText?: ReactNode;
  /** Why the next page failed to load. */
  errorText?: ReactNode;
}

/** Divisible by every number of columns, so that only the last group can have an incomplete row. */
const groupSize = 12;
/** Items of the first screen: complete rows, by number of columns. */
const firstSize = { 1: 4, 2: 4, 3: 6, 4: 8 };
/** Up to this many items, all are mounted, so that find-in-page finds them. */
const maxMounted = 96;

const listClass = cva("grid grid-cols-1", {
  variants: {
    gap: {
      none: "gap-0",
      small: "gap-3",
      medium: "gap-4 desktop:gap-5",
      large: "gap-6 desktop:gap-x-5 desktop:gap-y-7",
      // Rows on phones, cards on desktop.
      cards: "gap-0 desktop:gap-4",
    } satisfies Record<ListGap, string>,
    columns: {
      1: "",
      2: "desktop:grid-cols-2",
      3: "desktop:grid-cols-3",
      4: "tablet:grid-cols-2 desktop:grid-cols-4",
    },
  },
});
/** The padding gives focus rings room, which paint containment would clip. */
const groupClass = cva("-m-2 p-2", {
  variants: {
    virtualized: {
      true: "contain-content",
      false:
        "[content-visibility:auto] [contain-intrinsic-block-size:auto_calc(var(--items)*var(--list-item))] desktop:[contain-intrinsic-block-size:auto_calc(var(--items)/var(--list-columns)*var(--list-item))]",
    },
  },
});
const groupPlaceholder =
  "-m-2 min-h-[calc(var(--items)*var(--list-item))] desktop:min-h-[calc(var(--items)/var(--list-columns)*var(--list-item))]";

interface ItemProps<T> {
  item: T;
  index: number;
  renderItem: (item: T, index: number) => ReactNode;
}

function ItemView<T>({ item, index, renderItem }: ItemProps<T>) {
  return (
    <div
      role="listitem"
      aria-posinset={index + 1}
      aria-setsize={-1}
      data-slot="load-more-list-item"
      data-index={index}
      // Explicit color: inside `content-visibility`, an inherited color is not updated on a theme change.
      className="min-w-0 rounded-small text-text"
    >
      {renderItem(item, index)}
    </div>
  );
}
/** Memoized, so that a new page renders only its own items. */
const Item = memo(ItemView<unknown>) as typeof ItemView;

/**
 * Paginated list: loads automatically near its end, then by a button. Announces how many items were added; a failure
 * keeps the loaded items and offers a retry. Automatic loading does not move the focus; a click of the button moves it
 * to the first new item.
 *
 * Long lists mount only items near the viewport (`VirtualizedItems`). @tanstack/react-virtual mounted 5,000 store cards
 * as fast, but adds 10 kB gzipped, took 0.12 s instead of 0.02 s for a drag of the scroll bar, and hides items of short
 * lists from find-in-page.
 */
export function LoadMoreList<T>({
  label,
  items,
  getKey,
  children,
  status = "ready",
  onLoadMore,
  moreHref,
  autoPages = 3,
  columns = 1,
  gap = "medium",
  itemHeight = 120,
  skeleton,
  empty,
  endText,
  errorText,
  className,
  style,
  ...rest
}: LoadMoreListProps<T>) {
  const { t } = useMessages();
  const root = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  /** Number of items when the button was clicked. */
  const pressedAt = useRef<number>(undefined);
  const isRequested = useRef(false);
  const autoLoadedPages = useRef(0);
  /** Index of the item to focus after a click; its group is mounted at once. */
  const [mountIndex, setMountIndex] = useState(-1);
  const count = items.length;
  const hasMore = onLoadMore !== undefined;
  const firstKey = count > 0 ? getKey(items[0] as T) : undefined;
  const [loaded, setLoaded] = useState({ count, firstKey, paged: hasMore, announcement: "" });

  // Set during render, so that the announcement and its items appear together.
  const isOtherList = firstKey !== loaded.firstKey;
  const paged = isOtherList ? hasMore : loaded.paged || hasMore;
  if (isOtherList || count !== loaded.count || paged !== loaded.paged) {
    const added = isOtherList || loaded.count === 0 ? 0 : count - loaded.count;
    const announcement =
      added > 0 ? t(commonMessages.itemsAdded, { count: added, total: count }) : loaded.announcement;
    setLoaded({ count, firstKey, paged, announcement: isOtherList ? "" : announcement });
  }

  useEffect(() => {
    autoLoadedPages.current = 0;
    pressedAt.current = undefined;
  }, [firstKey]);
  useEffect(() => {
    isRequested.current = false;
  }, [status, count]);

  useLayoutEffect(() => {
    const at = pressedAt.current;
    if (at === undefined || count <= at) return;
    pressedAt.current = undefined;
    const { activeElement: active, body } = document;
    // The focus has moved elsewhere in the meantime.
    if (active !== body && !foot.current?.contains(active)) return;
    const item = root.current?.querySelector<HTMLElement>(`[data-index="${at}"]`);
    if (!item) return;
    item.tabIndex = -1;
    item.addEventListener("blur", () => item.removeAttribute("tabindex"), { once: true });
    item.focus({ preventScroll: true });
  }, [count]);

  const request = () => {
    if (isRequested.current || status === "loading") return false;
    isRequested.current = hasMore;
    onLoadMore?.();
    return true;
  };
  const nearEnd = useEffectEvent(() => {
    const { activeElement: active, body } = document;
    // The focus is after the list: do not grow the list before it.
    const past =
      active !== null &&
      active !== body &&
      foot.current !== null &&
      (foot.current.contains(active) ||
        (foot.current.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
    if (past || status !== "ready" || autoLoadedPages.current >= autoPages) return;
    if (request()) autoLoadedPages.current++;
  });
  useEffect(() => {
    const element = foot.current;
    if (!element || !hasMore || status !== "ready") return;
    // Observe again after each page: the end may still be near.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && nearEnd(), {
      rootMargin: "0px 0px 600px",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore, status, count]);

  const loadByButton = (event: MouseEvent) => {
    // Opens the link in a new tab or window.
    if (moreHref && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    autoLoadedPages.current = 0;
    pressedAt.current = count;
    setMountIndex(count);
    request();
  };
  const nothing = count === 0 && !hasMore && status === "ready";
  return (
    <div
      ref={root}
      data-slot="load-more-list"
      data-gap={gap}
      data-state={status}
      {...rest}
      // `relative` contains the visually hidden announcement, which would otherwise extend the page.
      className={cx("relative min-w-0", className)}
      style={{ "--list-item": `${itemHeight}px`, "--list-columns": columns, ...style } as CSSProperties}
    >
      {count > 0 && (
        <div role="list" aria-label={label} data-slot="load-more-list-items" className={listClass({ gap })}>
          <VirtualizedItems
            count={count}
            groupSize={groupSize}
            maxMounted={maxMounted}
            firstSize={firstSize[columns]}
            initialCount={4 * groupSize}
            mountIndex={mountIndex}
            renderItem={(index) => {
              const item = items[index] as T;
              return <Item key={getKey(item)} item={item} index={index} renderItem={children} />;
            }}
            groupClassName={cx(groupClass({ virtualized: count > maxMounted }), listClass({ gap, columns }))}
            groupPlaceholderClassName={cx(groupPlaceholder, listClass({ gap, columns }))}
            itemPlaceholderClassName="min-h-(--list-item)"
          />
        </div>
      )}
      {status === "loading" && skeleton && <div className={count > 0 ? "mt-4" : undefined}>{skeleton}</div>}
      {nothing && empty}
      <div ref={foot} data-slot="load-more-list-foot" className="grid justify-items-center gap-3 pt-5">
        {status === "failed" && (
          <Alert tone="danger" live className="w-full max-w-120">
            {errorText ?? t(commonMessages.moreFailed)}
          </Alert>
        )}
        {hasMore && (
          <Button
            variant="outline"
            loading={status === "loading"}
            onClick={loadByButton}
            {...(moreHref ? { href: moreHref } : {})}
            // The skeleton already shows the first load. The button stays mounted, as it may have the focus.
            className={count === 0 && status === "loading" && skeleton ? "sr-only" : undefined}
          >
            {status === "failed" ? t(commonMessages.retry) : t(commonMessages.showMore)}
          </Button>
        )}
        {!hasMore && count > 0 && paged && endText !== null && (
          <p data-slot="load-more-list-end" className="text-small text-muted">
            {endText ?? t(commonMessages.listEnd)}
          </p>
        )}
      </div>
      <div role="status" className="sr-only">
        {loaded.announcement}
      </div>
    </div>
  );
}
