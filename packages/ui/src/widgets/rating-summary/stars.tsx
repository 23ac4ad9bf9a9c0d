import type { ComponentProps } from "react";
import { Star } from "../../primitives/icon/icon-nodes.js";
import { cx } from "../../lib/cx.js";

export interface StarsProps extends Omit<ComponentProps<"span">, "children"> {
  /** 0 to 5; stars are filled to a tenth, from the inline start. */
  value: number;
}

const STARS = 5;
/** Side of a star and the gap between two, in the units of Lucide's drawing: 16 px and 2 px. */
const SIDE = 24;
const GAP = 3;
const WIDTH = STARS * SIDE + (STARS - 1) * GAP;
/** Lucide's star five times as one path: a page of reviews has a hundred stars. All but two kinds of its commands are relative. */
const drawing = Array.from({ length: STARS }, (_, at) =>
  Star[0]![1]["d"]!.replace(/([ML])([\d.]+)/g, (_, name, x) => `${name}${Number(x) + at * (SIDE + GAP)}`),
).join("");

/** Five partially filled stars. Decorative: show the number next to it, or set a role and a label. */
export function Stars({ value, className, ...rest }: StarsProps) {
  const filled = Math.min(STARS, Math.max(0, value)) * SIDE + Math.floor(Math.min(value, STARS - 1)) * GAP;
  return (
    <span data-slot="stars" {...rest} className={cx("inline-flex", className)}>
      <svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${SIDE}`}
        fill="currentColor"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="var(--ui-icon-stroke-small)"
        className="h-icon-small w-auto flex-none rtl:[scale:-1_1]"
      >
        <path d={drawing} className="text-border" />
        {filled > 0 && (
          <svg width={filled} height={SIDE} viewBox={`0 0 ${filled} ${SIDE}`} className="text-star">
            <path d={drawing} />
          </svg>
        )}
      </svg>
    </span>
  );
}
