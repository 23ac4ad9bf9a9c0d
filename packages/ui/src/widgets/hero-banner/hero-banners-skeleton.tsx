"use client";
import type { ComponentProps } from "react";
import { Skeleton } from "../../primitives/skeleton/index.js";
import { cx } from "../../lib/cx.js";

/** Placeholder of `HeroBanners` while it loads. */
export function HeroBannersSkeleton({ className, ...rest }: Omit<ComponentProps<"div">, "children">) {
  return (
    <div
      data-slot="hero-banners-skeleton"
      {...rest}
      className={cx("grid gap-6 pb-5 desktop:grid-cols-[2fr_1fr]", className)}
    >
      <Skeleton shape="box" className="h-49 w-full rounded-panel desktop:h-65" />
      <Skeleton shape="box" className="hidden h-65 w-full rounded-panel desktop:block" />
    </div>
  );
}
