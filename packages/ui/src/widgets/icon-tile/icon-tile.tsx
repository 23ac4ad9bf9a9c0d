"use client";
import type { ComponentProps } from "react";
import { Icon, type IconDrawing } from "../../primitives/icon/index.js";
import { cx } from "../../lib/cx.js";

export interface IconTileProps extends Omit<ComponentProps<"span">, "children"> {
  /** An icon: `<Heart />`, or Lucide's component. */
  of: IconDrawing;
  /** Mirrors the icon in RTL. */
  flip?: boolean | undefined;
}

/** Icon on a tile of 44 px, at the start of a row. Decorative. */
export function IconTile({ of, flip, className, ...rest }: IconTileProps) {
  return (
    <span
      data-slot="icon-tile"
      aria-hidden
      {...rest}
      className={cx(
        "grid size-11 flex-none place-items-center rounded-button-small bg-sunken text-text",
        className,
      )}
    >
      <Icon of={of} flip={flip} />
    </span>
  );
}
