"use client";
import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Skeleton } from "../../primitives/skeleton/index.js";
import type { StoreCardLayout } from "./store-card-data.js";

/** Classes shared by `StoreCard` and its skeleton. */
export const storeCardClass = cva("flex", {
  variants: {
    layout: {
      rail: "w-store-card flex-none flex-col desktop:w-full",
      grid: "w-full flex-col",
      row: "w-full items-center gap-3.5 border-b border-border py-3.5 last:border-b-0",
    } satisfies Record<StoreCardLayout, string>,
  },
});

/** Placeholder of `StoreCard` while it loads. Use inside a `SkeletonGroup`. */
export function StoreCardSkeleton({
  layout = "rail",
  className,
  ...rest
}: Omit<ComponentProps<"div">, "children"> & { layout?: StoreCardLayout | undefined }) {
  if (layout === "row")
    return (
      <div
        data-slot="store-card-skeleton"
        data-layout={layout}
        {...rest}
        className={storeCardClass({ layout, className })}
      >
        <Skeleton shape="box" className="size-24" />
        <div className="grid flex-1 gap-2.5">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-3 w-2/5" />
          <Skeleton className="h-3 w-1/2" />
        </div>
      </div>
    );
  return (
    <div
      data-slot="store-card-skeleton"
      data-layout={layout}
      {...rest}
      className={storeCardClass({ layout, className })}
    >
      <Skeleton shape="box" className="aspect-[16/10] w-full" />
      <div className="mt-3.5 flex justify-between">
        <Skeleton className="h-4 w-37" />
        <Skeleton className="w-15" />
      </div>
      <Skeleton className="mt-3 h-3 w-30" />
      <Skeleton className="mt-2.5 h-3 w-37" />
    </div>
  );
}
