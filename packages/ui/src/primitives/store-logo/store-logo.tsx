import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { initialOf } from "../../theme/tint.js";
import { Picture, type PictureSource } from "../picture/index.js";

export const storeLogoSizes = ["small", "medium", "large", "huge"] as const;
export type StoreLogoSize = (typeof storeLogoSizes)[number];

const storeLogoClass = cva(
  "grid flex-none place-items-center overflow-clip rounded-[calc(var(--ui-ratio-logo-corner)*100%)] leading-none font-strong tracking-normal text-on-picture",
  {
    variants: {
      size: {
        small: "shape-logo-11 text-[1.1875rem]",
        medium: "shape-logo-14 text-[1.5rem]",
        large: "shape-logo-17 text-[1.875rem]",
        huge: "shape-logo-19 text-[2.0625rem]",
      } satisfies Record<StoreLogoSize, string>,
    },
  },
);

export interface StoreLogoProps extends Omit<ComponentProps<"span">, "children" | "color"> {
  /** Store name; its initial replaces a missing logo. */
  name: string;
  /** Logo image. */
  source?: PictureSource | null | undefined;
  /** Background of the initial, `#rrggbb`, dark enough for white text. From the store's data. */
  color: string;
  /** Size in px: 44 in rows, 56 in cards, 68 in the conflict sheet, 76 on a cover. */
  size?: StoreLogoSize | undefined;
}

/** Logo of a store. Hidden from assistive technology, as the name is next to it. */
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
      {source ? (
        <Picture source={source} alt="" ratio="fill" fallback={name} sizes="76px" />
      ) : (
        initialOf(name)
      )}
    </span>
  );
}
