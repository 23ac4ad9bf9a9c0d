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
  /** The visible part of the screen, which an on-screen keyboard makes smaller. */
  area: Box;
  /** Preferred position between the sides of the screen. */
  left: number;
  width: number;
  height: number;
  /** The edge it is attached to. */
  from: "top" | "bottom";
  obstacles: readonly Box[];
}

export interface Position {
  left: number;
  top: number;
  /** Whether it covers none of the obstacles. */
  isFree: boolean;
}

/**
 * Position of a toast in px: the place nearest to its own where it covers none of the obstacles, beside them where the
 * screen is wide enough. Without a free place, the one where it covers least (WCAG 2.4.11).
 */
export function positionToast({ area, left, width, height, from, obstacles }: Placement): Position {
  const first = area.top + gap;
  const last = area.bottom - gap - height;
  const top = from === "top" ? first : last;
  const reaches = (box: Box, x: number) => box.left < x + width && box.right > x;
  const covered = (x: number, y: number) =>
    obstacles
      .filter((box) => reaches(box, x))
      .reduce((sum, box) => sum + Math.max(0, Math.min(y + height, box.bottom) - Math.max(y, box.top)), 0);
  const distance = (x: number, y: number) => Math.abs(x - left) + Math.abs(y - top);
  const isInside = (value: number, from: number, to: number) => value >= from && value <= to;

  const columns = obstacles
    .filter((box) => reaches(box, left))
    .flatMap((box) => [box.left - gap - width, box.right + gap])
    .filter((x) => isInside(x, area.left + gap, area.right - gap - width));
  const places = [left, ...columns].flatMap((x) =>
    [first, last, ...obstacles.flatMap((box) => [box.bottom + gap, box.top - gap - height])]
      .filter((y) => isInside(y, first, last))
      .map((y) => ({ left: x, top: y })),
  );
  const nearest = places
    .filter((place) => covered(place.left, place.top) === 0)
    .sort((a, b) => distance(a.left, a.top) - distance(b.left, b.top))[0];
  if (nearest !== undefined) return { ...nearest, isFree: true };
  // Between two elements that are too close: over the edges of both rather than over one.
  const tight = obstacles.map(({ bottom }) => ({ left, top: Math.min(Math.max(bottom, first), last) }));
  const least = [...places.filter((place) => place.left === left), ...tight].sort(
    (a, b) => covered(left, a.top) - covered(left, b.top) || distance(left, a.top) - distance(left, b.top),
  )[0];
  return { left, top: least?.top ?? first, isFree: false };
}
