"use client";
import {
  memo,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from "react";
import { commonMessages, useMessages } from "../../locale/index.js";
import { join } from "../../theme/join.js";
import { Alert } from "../alert/index.js";
import { Button } from "../button/index.js";

export const listGaps = { none: "gap-0", small: "gap-3", medium: "gap-4 desktop:gap-5" } as const;
export type ListGap = keyof typeof listGaps;

export interface LoadMoreListProps<T> extends Omit<ComponentProps<"div">, "children"> {
  /** Name of the list. */
  label: string;
  /** Everything that has come so far. */
  items: readonly T[];
  /** What tells an item from the others. */
  keyOf: (item: T) => string;
  /** Draws an item. Keep it stable (`useCallback`): then only what is new is drawn. */
  children: (item: T, index: number) => ReactNode;
  /** There is another page. */
  hasMore: boolean;
  /** Of the page that was asked for. */
  status?: "ready" | "loading" | "failed" | undefined;
  /** Asks for the next page, or again after a failure. */
  onLoadMore: () => void;
  /**
   * How many pages come by themselves, when the end draws near, before the button has to be pressed again: 3. So the
   * foot of the page can be reached. 0: only the button loads.
   */
  autoPages?: number | undefined;
  /** How many stand in a row on a desktop; one on phones. */
  columns?: 1 | 2 | 3 | 4 | undefined;
  gap?: ListGap | undefined;
  /** About how tall an item is, in px: the scroll bar's guess for what was not seen yet. */
  itemHeight?: number | undefined;
  /** In the place of items that are on their way: a `SkeletonGroup` of a row or two. */
  skeleton?: ReactNode;
  /** Instead of a list without items: an `EmptyState`. */
  empty?: ReactNode;
  /** At the end of a list that had several pages: "That is all" by default, `null` for nothing. */
  endText?: ReactNode;
  /** Why the next page did not come. */
  errorText?: ReactNode;
}

/** Divisible by every number of columns, so that no chunk but the last ends in a gap. */
const chunkSize = 24;
/** How many chunks stay in the page on either side of what is seen: 120 items. */
const keptChunks = 5;
const columnClass = { 1: "", 2: "desktop:grid-cols-2", 3: "desktop:grid-cols-3", 4: "desktop:grid-cols-4" };

interface ChunkProps<T> {
  items: readonly T[];
  at: number;
  count: number;
  /** Near enough to be in the page; else an empty place of the height it had, in px, or is likely to have. */
  near: boolean;
  height: number | undefined;
  keyOf: (item: T) => string;
  draw: (item: T, index: number) => ReactNode;
  columns: 1 | 2 | 3 | 4;
  gap: ListGap;
}

/** The padding keeps focus rings, which the containment would cut. */
const chunk =
  "-m-2 grid grid-cols-1 p-2 [content-visibility:auto] [contain-intrinsic-block-size:auto_calc(var(--rows)*var(--list-item))] desktop:[contain-intrinsic-block-size:auto_calc(var(--desktop-rows)*var(--list-item))]";
const farChunk =
  "-m-2 h-[calc(var(--rows)*var(--list-item))] desktop:h-[calc(var(--desktop-rows)*var(--list-item))]";

function ChunkView<T>({ items, at, count, near, height, keyOf, draw, columns, gap }: ChunkProps<T>) {
  const start = at * chunkSize;
  const rows = { "--rows": count, "--desktop-rows": Math.ceil(count / columns) };
  if (!near)
    return (
      <div data-chunk={at} className={farChunk} style={{ ...rows, blockSize: height } as CSSProperties} />
    );
  return (
    <div
      data-chunk={at}
      className={join(chunk, listGaps[gap], columnClass[columns])}
      style={rows as CSSProperties}
    >
      {items.slice(start, start + count).map((item, i) => (
        <div
          key={keyOf(item)}
          role="listitem"
          aria-posinset={start + i + 1}
          aria-setsize={-1}
          data-slot="load-more-list-item"
          data-index={start + i}
          // Its own colour: what a chunk out of sight inherits would stay the old theme's.
          className="min-w-0 rounded-small text-text"
        >
          {draw(item, start + i)}
        </div>
      ))}
    </div>
  );
}

/** A page that comes draws its own chunk, not the thousands before it. */
function sameChunk(a: ChunkProps<unknown>, b: ChunkProps<unknown>): boolean {
  if (a.near !== b.near || a.count !== b.count || a.columns !== b.columns || a.gap !== b.gap) return false;
  if (!b.near) return a.height === b.height;
  if (a.draw !== b.draw) return false;
  if (a.items === b.items) return true;
  const start = b.at * chunkSize;
  for (let i = start; i < start + b.count; i++) if (a.items[i] !== b.items[i]) return false;
  return true;
}
const Chunk = memo(ChunkView<unknown>, sameChunk) as typeof ChunkView;

/**
 * A list that comes page by page: by itself near its end, then by a button. Says how many came; a failure keeps what
 * is there and offers another try. The focus is never lost: pages that come by themselves leave it alone, and after a
 * press it goes on to the first new item.
 *
 * Some hundred items around what is seen are in the page, in chunks that cost neither layout nor paint while they are
 * out of sight (`content-visibility`); chunks further off keep their place empty. Measured with 5,000 store cards: with
 * content-visibility alone they took 8 s to mount and 97 MB, like this 0.3 s and 10 MB. @tanstack/react-virtual took
 * 0.1 s and 5 MB, but weighs 10 kB gz, needs 0.12 s instead of 0.02 for a drag of the scroll bar, and hides even a
 * short list from find-in-page.
 */
export function LoadMoreList<T>({
  label,
  items,
  keyOf,
  children,
  hasMore,
  status = "ready",
  onLoadMore,
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
  /** How many items there were when the button was pressed. */
  const pressedAt = useRef<number>(undefined);
  const asked = useRef(false);
  const auto = useRef(0);
  const list = useRef<HTMLDivElement>(null);
  /** What chunks measured while they were in the page. */
  const [heights] = useState(() => new Map<number, number>());
  /** The chunks that are in the page, and the one that has the focus, which must not be taken away. */
  const [kept, setKept] = useState({ from: 0, to: 2 * keptChunks, focused: -1 });
  const count = items.length;
  const firstKey = count > 0 ? keyOf(items[0] as T) : undefined;
  const [seen, setSeen] = useState({ count, firstKey, paged: hasMore, said: "" });

  // While rendering, so that the message and its items come together.
  const another = firstKey !== seen.firstKey;
  const paged = another ? hasMore : seen.paged || hasMore;
  if (another || count !== seen.count || paged !== seen.paged) {
    const added = another || seen.count === 0 ? 0 : count - seen.count;
    const said = added > 0 ? t(commonMessages.itemsAdded, { count: added, total: count }) : seen.said;
    setSeen({ count, firstKey, paged, said: another ? "" : said });
  }

  useEffect(() => {
    auto.current = 0;
    pressedAt.current = undefined;
  }, [firstKey]);
  const chunks = Math.ceil(count / chunkSize);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const seen = new Set<number>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const at = Number((target as HTMLElement).dataset["chunk"]);
        heights.set(at, boundingClientRect.height);
        if (isIntersecting) seen.add(at);
        else seen.delete(at);
      }
      if (seen.size === 0) return;
      const from = Math.min(...seen) - keptChunks;
      const to = Math.max(...seen) + 1 + keptChunks;
      const holder = element.querySelector<HTMLElement>("[data-chunk]:focus-within");
      const focused = Number(holder?.dataset["chunk"] ?? -1);
      setKept((old) =>
        old.from === from && old.to === to && old.focused === focused ? old : { from, to, focused },
      );
    });
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [chunks, heights, firstKey]);
  useEffect(() => {
    asked.current = false;
  }, [status, count]);

  useLayoutEffect(() => {
    const at = pressedAt.current;
    if (at === undefined || count <= at) return;
    pressedAt.current = undefined;
    const { activeElement: active, body } = document;
    // Someone went elsewhere meanwhile.
    if (active !== body && !foot.current?.contains(active)) return;
    const item = root.current?.querySelector<HTMLElement>(`[data-index="${at}"]`);
    if (!item) return;
    item.tabIndex = -1;
    item.addEventListener("blur", () => item.removeAttribute("tabindex"), { once: true });
    item.focus({ preventScroll: true });
  }, [count]);

  const ask = () => {
    if (asked.current || status === "loading" || (!hasMore && status !== "failed")) return;
    asked.current = true;
    onLoadMore();
  };
  const nearEnd = useEffectEvent(() => {
    const { activeElement: active, body } = document;
    // Someone is past the list with the keyboard: it must not grow between them and where they are.
    const past =
      active !== null &&
      active !== body &&
      foot.current !== null &&
      (foot.current.contains(active) ||
        (foot.current.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
    if (past || status !== "ready" || auto.current >= autoPages) return;
    auto.current++;
    ask();
  });
  useEffect(() => {
    const element = foot.current;
    if (!element || !hasMore || status !== "ready") return;
    // Observed anew after each page: the end may still be near.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && nearEnd(), {
      rootMargin: "0px 0px 600px",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore, status, count]);

  const press = () => {
    auto.current = 0;
    pressedAt.current = count;
    ask();
  };
  const nothing = count === 0 && !hasMore && status === "ready";
  return (
    <div
      ref={root}
      data-slot="load-more-list"
      data-state={status}
      {...rest}
      // What is only said stands in the list, not at the end of a page that scrolls around it.
      className={join("relative min-w-0", className)}
      style={{ "--list-item": `${itemHeight}px`, ...style } as CSSProperties}
    >
      {count > 0 && (
        <div
          ref={list}
          role="list"
          aria-label={label}
          data-slot="load-more-list-items"
          className={join("grid grid-cols-1", listGaps[gap])}
        >
          {Array.from({ length: chunks }, (_, at) => {
            const near = (at >= kept.from && at < kept.to) || at === kept.focused;
            return (
              <Chunk
                key={at}
                items={items}
                at={at}
                count={Math.min(chunkSize, count - at * chunkSize)}
                near={near}
                height={near ? undefined : heights.get(at)}
                keyOf={keyOf}
                draw={children}
                columns={columns}
                gap={gap}
              />
            );
          })}
        </div>
      )}
      {status === "loading" && skeleton && <div className={count > 0 ? "mt-4" : undefined}>{skeleton}</div>}
      {nothing && empty}
      <div ref={foot} data-slot="load-more-list-foot" className="grid justify-items-center gap-3 pt-5">
        {status === "failed" && (
          <Alert tone="bad" live className="w-full max-w-120">
            {errorText ?? t(commonMessages.moreFailed)}
          </Alert>
        )}
        {(hasMore || status === "failed") && (
          <Button
            variant="outline"
            loading={status === "loading"}
            onClick={press}
            // While the very first items come, their skeleton says so; the button stays for who has just pressed it.
            className={count === 0 && status === "loading" && skeleton ? "sr-only" : undefined}
          >
            {status === "failed" ? t(commonMessages.retry) : t(commonMessages.showMore)}
          </Button>
        )}
        {!hasMore && count > 0 && paged && endText !== null && (
          <p data-slot="load-more-list-end" className="text-f2 text-muted">
            {endText ?? t(commonMessages.listEnd)}
          </p>
        )}
      </div>
      <div role="status" className="sr-only">
        {seen.said}
      </div>
    </div>
  );
}
