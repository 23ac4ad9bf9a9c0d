"use client";
import type { ReactElement } from "react";
import { groupRanges } from "./group-ranges.js";
import { VirtualizedGroup, type VirtualizedGroupClassNames } from "./virtualized-group.js";

export interface VirtualizedItemsProps extends VirtualizedGroupClassNames {
  /** Number of items. */
  count: number;
  /** Number of them at the end that are still loading; a `noscript` has none. */
  pendingCount?: number | undefined;
  /**
   * Number of items that mount and unmount together. A multiple of the columns, so that no group has an incomplete row.
   */
  groupSize: number;
  /** A list of up to this many items is mounted completely, and find-in-page finds them. */
  maxMounted: number;
  /** Items of a longer list before this index are mounted in the first render. */
  initialCount: number;
  /** Number of items in the first group, which has complete rows, too. */
  firstSize?: number | undefined;
  /** Whether the first HTML has the first group as elements, because the first screen shows it; true by default. */
  eager?: boolean | undefined;
  /** Index of an added item that must mount immediately, because it gets the focus. */
  mountIndex?: number | undefined;
  /** Renders an item as one element with a key and `role="listitem"`. Called for mounted groups only. */
  renderItem: (index: number) => ReactElement;
}

/**
 * The items of a list, in groups. In a long list, groups within two screens of the visible area and the focused one are
 * mounted; the others are placeholders with their last or estimated height. Items mount one per frame.
 *
 * Mounting all 2,000 products of a menu would let the browser check 2,000 pictures for visibility in every frame, even
 * with `content-visibility`. `bench/long-lists` measures the frames.
 *
 * Give items `contain: content` and isolate their content (`isolate`): otherwise the browser repaints all of them
 * whenever one mounts.
 */
export function VirtualizedItems({
  count,
  pendingCount = 0,
  groupSize,
  maxMounted,
  initialCount,
  firstSize,
  eager = true,
  mountIndex = -1,
  renderItem,
  ...classNames
}: VirtualizedItemsProps) {
  const isShort = count <= maxMounted;
  return groupRanges(count, groupSize, firstSize).map(({ from, size }) => (
    <VirtualizedGroup
      key={from}
      {...classNames}
      from={from}
      size={size}
      loadedSize={Math.min(size, count - pendingCount - from)}
      isInitiallyMounted={isShort || from < initialCount || (mountIndex >= from && mountIndex < from + size)}
      isEager={eager && from === 0}
      isAlwaysMounted={isShort}
      renderItem={renderItem}
    />
  ));
}
