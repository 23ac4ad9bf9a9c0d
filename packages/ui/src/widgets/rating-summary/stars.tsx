import type { ComponentProps } from "react";
import { Icon } from "../../primitives/icon/index.js";
import { Star } from "../../primitives/icon/icon-nodes.js";
import { cx } from "../../lib/cx.js";

export interface StarsProps extends Omit<ComponentProps<"span">, "children"> {
  /** 0 to 5; stars are filled to a tenth, from the inline start. */
  value: number;
}

/** Five partially filled stars. Decorative: show the number next to it, or set a role and a label. */
export function Stars({ value, className, ...rest }: StarsProps) {
  return (
    <span data-slot="stars" {...rest} className={cx("inline-flex gap-0.5", className)}>
      {[0, 1, 2, 3, 4].map((at) => {
        const filled = Math.min(1, Math.max(0, value - at));
        return (
          <span key={at} className="relative size-icon-small">
            <Icon of={Star} size="small" className="fill-border text-border" />
            {filled > 0 && (
              <span
                className="absolute inset-y-0 start-0 overflow-clip"
                style={{ width: `${filled * 100}%` }}
              >
                <Icon of={Star} size="small" className="absolute start-0 top-0 fill-star text-star" />
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
}
