"use client";
import type { ComponentProps } from "react";
import plate from "../../illustrations/empty-plate.js";
import { useBrandIdentity } from "../../theme/brand-identity.js";
import { cx } from "../../lib/cx.js";

export interface EmptyPlateProps extends Omit<ComponentProps<"img">, "src" | "alt" | "height"> {
  /** Side in px: 212 in empty states, 126 as the zero of 404 and 500. */
  width?: number | undefined;
}

/** The drawing of nothing: an empty plate with a few crumbs, or what the brand around has for it. Decorative. */
export function EmptyPlate({ width = 212, className, ...rest }: EmptyPlateProps) {
  const brand = useBrandIdentity();
  return (
    <img
      data-slot="empty-plate"
      draggable={false}
      {...rest}
      src={brand?.empty ?? plate}
      alt=""
      width={width}
      height={width}
      className={cx("block max-w-none dim-picture", className)}
    />
  );
}
