import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { initialOf } from "../../theme/tint.js";
import { Picture, type PictureSource } from "../picture/index.js";

export const storeLogoSizes = ["small", "medium", "large", "huge"] as const;
export type StoreLogoSize = (typeof storeLogoSizes)[number];

const storeLogoClass = cva(
  "grid flex-none place-items-center overflow-clip rounded-[calc(var(--ui-ratio-logo)*100%)] leading-none font-strong tracking-normal text-on-picture",
  {
    variants: {
      size: {
        small: "crest-11 text-[1.1875rem]",
        medium: "crest-14 text-[1.5rem]",
        large: "crest-17 text-[1.875rem]",
        huge: "crest-19 text-[2.0625rem]",
      } satisfies Record<StoreLogoSize, string>,
    },
  },
);

export interface StoreLogoProps extends Omit<ComponentProps<"span">, "children" | "color"> {
  /** The store's name: its initial replaces a missing logo. */
  name: string;
  /** The logo itself. */
  source?: PictureSource | null | undefined;
  /** Ground of the initial, `#rrggbb`: data, dark enough for white. */
  color: string;
  /** 44 in rows, 56 in cards, 68 in the conflict sheet, 76 over a cover. */
  size?: StoreLogoSize | undefined;
}

/** The logo of a store. The name is next to it, so it is hidden from assistive technology. */
export function StoreLogo({
  name,
  source,
  color,
  size = "medium",
  className,
  style,
  ...rest
}: StoreLogoProps) {
  return (
    <span
      data-slot="store-logo"
      data-size={size}
      aria-hidden
      {...rest}
      className={storeLogoClass({ size, className })}
      style={{ backgroundColor: color, ...style }}
    >
      {source ? <Picture source={source} alt="" ratio="fill" fallback={name} /> : initialOf(name)}
    </span>
  );
}
