"use client";
import type { ReactElement } from "react";
import { groupRanges } from "./group-ranges.js";
import { VirtualizedGroup, type VirtualizedGroupClassNames } from "./virtualized-group.js";

export interface VirtualizedItemsProps extends VirtualizedGroupClassNames {
  /** Number of items. */
  count: number;
  /** How many items mount and unmount together. A multiple of the columns, so that no group ends in a gap. */
  groupSize: number;
  /** A list of up to this many items is mounted as a whole and found by find-in-page. */
  maxMounted: number;
  /** Of a longer list, how many items are mounted by the first render. A multiple of `groupSize`. */
  initialCount: number;
  /** An item that is about to be added and must be mounted at once, because it takes the focus. */
  mountIndex?: number | undefined;
  /** One element with a key and `role="listitem"`. Called for mounted groups only. */
  renderItem: (index: number) => ReactElement;
}

/**
 * The items of a list, in groups. Of a long list, the groups within two screens of the visible area are mounted, and
 * those with the focus; the others are placeholders of the height they had, or are likely to have. Their items mount one
 * per frame.
 *
 * Mounting all 2,000 products of a menu would let the browser check 2,000 pictures for visibility in every frame, even
 * with `content-visibility`. `bench/long-lists` measures the frames.
 *
 * Give items `contain: content` and isolate what is inside each (`isolate`): otherwise the browser repaints all of them
 * with each one that mounts.
 */
export function VirtualizedItems({
  count,
  groupSize,
  maxMounted,
  initialCount,
  mountIndex = -1,
  renderItem,
  ...classNames
}: VirtualizedItemsProps) {
  const isShort = count <= maxMounted;
  return groupRanges(count, groupSize).map(({ from, size }) => (
    <VirtualizedGroup
      key={from}
      {...classNames}
      from={from}
      size={size}
      isInitiallyMounted={isShort || from < initialCount || (mountIndex >= from && mountIndex < from + size)}
      isAlwaysMounted={isShort}
      renderItem={renderItem}
    />
  ));
}
