"use client";
import { useCallback, useEffect, useRef, useState, type CSSProperties, type ReactElement } from "react";
import { mountWhenNear, Noscript, useStartsUnmounted } from "../lazy-mount/index.js";
import { createMountScheduler } from "./mount-scheduler.js";
import { observeProximity, reportProximityAgain, scrollContainerOf } from "./proximity.js";

const scheduler = createMountScheduler<Element>({
  afterLayout: (callback) => requestAnimationFrame((frameStart) => setTimeout(() => callback(frameStart))),
  now: () => performance.now(),
  positionOf(place) {
    const { top, bottom } = place.getBoundingClientRect();
    // Between an item and its list is the item's group.
    const group = place.closest("[data-virtualized-group]");
    const box = group && scrollContainerOf(group)?.getBoundingClientRect();
    const [start, height] = box ? [box.top, box.height] : [0, innerHeight];
    return {
      screens: Math.max(top - start - height, start - bottom, 0) / height,
      centerOffset: Math.abs(top + bottom - 2 * start - height),
    };
  },
});

const heightOf = (element: Element) => element.getBoundingClientRect().height;
const reportAgain = ({ currentTarget }: Event) => reportProximityAgain(currentTarget as Element);

interface ItemProps {
  isInitiallyMounted: boolean;
  /** Height when it was last mounted, in px. */
  height: number | undefined;
  placeholderClassName: string;
  children: ReactElement;
}

function VirtualizedItem({ isInitiallyMounted, height, placeholderClassName, children }: ItemProps) {
  const [isMounted, setMounted] = useState(isInitiallyMounted);
  const placeholder = useCallback(
    (element: HTMLDivElement) => scheduler.mount(element, () => setMounted(true)),
    [],
  );
  return isMounted ? (
    children
  ) : (
    <div ref={placeholder} className={placeholderClassName} style={{ minBlockSize: height }} />
  );
}

export interface VirtualizedGroupClassNames {
  /** Class of a mounted group. */
  groupClassName?: string | undefined;
  /**
   * Class of a group's placeholder: sets its estimated minimum height from the number of its items or pairs (`--items`,
   * `--pairs`), and the layout of the items that it has in a `noscript`.
   */
  groupPlaceholderClassName: string;
  /** Class of an item's placeholder: sets its estimated height. */
  itemPlaceholderClassName: string;
}

export interface VirtualizedGroupProps extends VirtualizedGroupClassNames {
  /** Index of the first item. */
  from: number;
  /** Number of items. */
  size: number;
  /** Number of items, from the first, that have loaded; negative if the group starts after them. */
  loadedSize: number;
  isInitiallyMounted: boolean;
  /** Whether the first HTML has its items as elements, because the first screen shows them. */
  isEager: boolean;
  /** Whether the list is short enough to mount all groups. */
  isAlwaysMounted: boolean;
  renderItem: (index: number) => ReactElement;
}

interface GroupState {
  isMounted: boolean;
  /** Whether items added from now on mount immediately. */
  mountsItemsAtOnce: boolean;
  /** Heights of the group and its items when last mounted, in px. */
  height?: number;
  itemHeights: readonly number[];
}

const mounted: GroupState = { isMounted: true, mountsItemsAtOnce: true, itemHeights: [] };
const unmounted: GroupState = { isMounted: false, mountsItemsAtOnce: false, itemHeights: [] };

/** A group of a `VirtualizedItems` list: its items, or a placeholder. */
export function VirtualizedGroup({
  from,
  size,
  loadedSize,
  isInitiallyMounted,
  isEager,
  isAlwaysMounted,
  renderItem,
  groupClassName,
  groupPlaceholderClassName,
  itemPlaceholderClassName,
}: VirtualizedGroupProps) {
  const startsUnmounted = useStartsUnmounted(isEager);
  /** Its items are in the first HTML for browsers without scripts only. */
  const [isInNoscript] = useState(isInitiallyMounted && startsUnmounted);
  const isMountedAtFirst = isInitiallyMounted && !isInNoscript;
  const [{ isMounted, mountsItemsAtOnce, height, itemHeights }, setState] = useState(
    isMountedAtFirst ? mounted : unmounted,
  );
  /** The last applied state: `isMounted` before React has rendered it. */
  const applied = useRef(isMountedAtFirst);
  const group = useCallback(
    (element: HTMLDivElement) => {
      if (isAlwaysMounted) {
        const mount = () => {
          applied.current = true;
          setState((old) => (old.isMounted ? old : mounted));
        };
        if (isInNoscript && !applied.current) return mountWhenNear(element, "screen", mount);
        // The list was longer before.
        mount();
        return () => undefined;
      }
      const stopObserving = observeProximity(element, ({ isIntersecting }) => {
        scheduler.cancel(element);
        if (isIntersecting === applied.current) return;
        if (isIntersecting) {
          scheduler.mount(element, () => {
            applied.current = true;
            setState((old) => ({ ...old, isMounted: true }));
          });
          return;
        }
        scheduler.unmount(element, () => {
          // Unmounting would lose the focus.
          if (element.contains(document.activeElement)) {
            element.addEventListener("focusout", reportAgain, { once: true });
            return;
          }
          applied.current = false;
          setState({
            isMounted: false,
            mountsItemsAtOnce: false,
            height: heightOf(element),
            itemHeights: Array.from(element.children, heightOf),
          });
        });
      });
      return () => {
        stopObserving();
        scheduler.cancel(element);
      };
    },
    [isAlwaysMounted, isInNoscript],
  );
  // Items added to a mounted group mount immediately, for example when the next page has loaded.
  useEffect(() => {
    if (isMounted && !mountsItemsAtOnce)
      setState((old) => (old.isMounted ? { ...old, mountsItemsAtOnce: true } : old));
  }, [isMounted, mountsItemsAtOnce]);
  return (
    <div
      ref={group}
      data-virtualized-group={from}
      className={isMounted ? groupClassName : groupPlaceholderClassName}
      style={
        {
          "--items": size,
          "--pairs": Math.ceil(size / 2),
          minBlockSize: isMounted ? undefined : height,
        } as CSSProperties
      }
    >
      {isMounted
        ? Array.from({ length: size }, (_, i) => {
            const item = renderItem(from + i);
            return (
              <VirtualizedItem
                key={item.key}
                isInitiallyMounted={mountsItemsAtOnce}
                height={itemHeights[i]}
                placeholderClassName={itemPlaceholderClassName}
              >
                {item}
              </VirtualizedItem>
            );
          })
        : isInNoscript && (
            <Noscript>{Array.from({ length: loadedSize }, (_, i) => renderItem(from + i))}</Noscript>
          )}
    </div>
  );
}
