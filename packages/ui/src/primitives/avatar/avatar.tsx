import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cx } from "../../lib/cx.js";
import { initialOf, tintClass, tintOf, type Tint } from "../../theme/tint.js";

export const avatarSizes = ["small", "medium", "large"] as const;
export type AvatarSize = (typeof avatarSizes)[number];

const avatarClass = cva(
  "grid flex-none place-items-center rounded-[50%] leading-none font-strong tracking-normal text-text",
  {
    variants: {
      size: {
        small: "size-10 text-small",
        medium: "size-12 text-[1.125rem]",
        large: "size-16 text-[1.5rem]",
      } satisfies Record<AvatarSize, string>,
    },
  },
);

export interface AvatarProps extends Omit<ComponentProps<"span">, "children"> {
  name: string;
  tint?: Tint | undefined;
  size?: AvatarSize | undefined;
}

/** Avatar of a person: the initial on a round tint. For stores, use `StoreLogo`. */
export function Avatar({ name, tint, size = "medium", className, ...rest }: AvatarProps) {
  return (
    <span
      data-slot="avatar"
      data-size={size}
      aria-hidden
      {...rest}
      className={cx(avatarClass({ size }), tintClass[tint ?? tintOf(name)], className)}
    >
      {initialOf(name)}
    </span>
  );
}
