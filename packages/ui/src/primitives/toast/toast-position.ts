/** A rectangle in px, as `getBoundingClientRect` gives it. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Distance of a toast from the edge and from what it must not cover, in px. */
const gap = 12;

/** Space of a toast, and what it must not cover. */
interface Placement {
  /** The visible part of the screen: an on-screen keyboard ends it. */
  area: { top: number; bottom: number };
  left: number;
  width: number;
  height: number;
  /** The edge it is attached to. */
  from: "top" | "bottom";
  obstacles: readonly Box[];
}

/**
 * Top of a toast in px: the place next to its edge of the screen where it covers none of the obstacles. Without a free
 * place, the one where it covers least (WCAG 2.4.11).
 */
export function positionToast({ area, left, width, height, from, obstacles }: Placement): number {
  const inColumn = obstacles.filter((box) => box.left < left + width && box.right > left);
  const first = area.top + gap;
  const last = area.bottom - gap - height;
  const covered = (top: number) =>
    inColumn.reduce(
      (sum, box) => sum + Math.max(0, Math.min(top + height, box.bottom) - Math.max(top, box.top)),
      0,
    );
  const distance = (top: number) => (from === "top" ? top - first : last - top);
  const places = [first, last, ...inColumn.flatMap(({ top, bottom }) => [bottom + gap, top - gap - height])]
    .filter((top) => top >= first && top <= last)
    .sort((a, b) => distance(a) - distance(b));
  const free = places.find((top) => covered(top) === 0);
  if (free !== undefined) return free;
  // Between two elements that are too close: over the edges of both rather than over one.
  const tight = inColumn.map(({ bottom }) => Math.min(Math.max(bottom, first), last));
  return (
    [...places, ...tight].sort((a, b) => covered(a) - covered(b) || distance(a) - distance(b))[0] ?? first
  );
}
