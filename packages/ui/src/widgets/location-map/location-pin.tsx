"use client";
import { cx } from "../../lib/cx.js";
import { useMapMarks } from "../../theme/map-marks.js";

/** Map pin; its tip marks the position. Lifts while the map moves. */
export function Pin({ lifted }: { lifted: boolean }) {
  const { place } = useMapMarks();
  return (
    <span
      aria-hidden
      data-slot="location-pin"
      className="pointer-events-none absolute inset-0 z-sticky grid place-items-center"
    >
      <span className="relative size-0">
        <span className="absolute -start-1.5 -top-0.75 h-1.5 w-3 rounded-full bg-picture-shade" />
        <svg
          width="44"
          height="52"
          viewBox="-22 -50 44 52"
          className={cx(
            "absolute -start-5.5 -top-12.5 transition-transform duration-press motion-reduce:transition-none",
            lifted && "-translate-y-2",
          )}
        >
          <path d={place.outline} strokeWidth={3} className="fill-primary stroke-on-picture" />
          <circle cy={place.middle} r={6.5} className="fill-on-picture" />
        </svg>
      </span>
    </span>
  );
}
