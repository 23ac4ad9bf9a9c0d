import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { join } from "../../theme/join.js";
import { initialOf } from "../../theme/tint.js";
import { Picture, type PictureSource } from "../picture/index.js";

export const vendorLogoSizes = ["small", "medium", "large", "huge"] as const;
export type VendorLogoSize = (typeof vendorLogoSizes)[number];

const vendorLogo = cva(
  "grid flex-none place-items-center overflow-clip rounded-[calc(var(--ui-ratio-logo)*100%)] leading-none font-strong tracking-normal text-on-picture",
  {
    variants: {
      size: {
        small: "crest-11 text-[1.1875rem]",
        medium: "crest-14 text-[1.5rem]",
        large: "crest-17 text-[1.875rem]",
        huge: "crest-19 text-[2.0625rem]",
      } satisfies Record<VendorLogoSize, string>,
    },
  },
);

export interface VendorLogoProps extends Omit<ComponentProps<"span">, "children" | "color"> {
  /** The vendor's name: its initial stands in for a missing logo. */
  name: string;
  /** Its own logo. */
  source?: PictureSource | null | undefined;
  /** Ground of the initial, `#rrggbb`: data, dark enough for white. */
  color: string;
  /** 44 in rows, 56 in cards, 68 in the conflict sheet, 76 over a cover. */
  size?: VendorLogoSize | undefined;
}

/** The face of a vendor. The name stands beside it, so it is hidden from assistive technology. */
export function VendorLogo({
  name,
  source,
  color,
  size = "medium",
  className,
  style,
  ...rest
}: VendorLogoProps) {
  return (
    <span
      data-slot="vendor-logo"
      aria-hidden
      {...rest}
      className={join(vendorLogo({ size }), className)}
      style={{ backgroundColor: color, ...style }}
    >
      {source ? <Picture source={source} alt="" ratio="fill" fallback={name} /> : initialOf(name)}
    </span>
  );
}
