"use client";
import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Skeleton } from "../../primitives/skeleton/index.js";
import type { ProductCardLayout } from "./product-card-data.js";

const skeletonClass = cva("", {
  variants: {
    layout: {
      menu: "flex gap-4 border-b border-border py-4 desktop:rounded-picture desktop:border desktop:bg-surface desktop:p-4",
      tile: "w-40 desktop:w-full",
      grid: "w-full",
    } satisfies Record<ProductCardLayout, string>,
  },
});

/** Placeholder of `ProductCard` while it loads. Use inside a `SkeletonGroup`. */
export function ProductCardSkeleton({
  layout = "menu",
  className,
  ...rest
}: Omit<ComponentProps<"div">, "children"> & { layout?: ProductCardLayout | undefined }) {
  if (layout !== "menu")
    return (
      <div
        data-slot="product-card-skeleton"
        data-layout={layout}
        {...rest}
        className={skeletonClass({ layout, className })}
      >
        <Skeleton shape="box" className="aspect-square w-full" />
        <Skeleton className="mt-3.5 h-4 w-28" />
        <Skeleton className="mt-3 h-3 w-16" />
      </div>
    );
  return (
    <div
      data-slot="product-card-skeleton"
      data-layout={layout}
      {...rest}
      className={skeletonClass({ layout, className })}
    >
      <div className="flex-1">
        <Skeleton className="mt-1 h-4 w-37" />
        <Skeleton className="mt-3 h-3 w-11/12" />
        <Skeleton className="mt-2 h-3 w-2/3" />
        <Skeleton className="mt-5 w-16" />
      </div>
      <Skeleton shape="box" className="size-29 desktop:size-35 huge:size-40" />
    </div>
  );
}
