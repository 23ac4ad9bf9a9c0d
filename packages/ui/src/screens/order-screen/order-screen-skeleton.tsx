"use client";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";

/** Placeholder of an order while it loads. */
export function OrderSkeleton() {
  return (
    <SkeletonGroup className="grid gap-5 desktop:grid-cols-[minmax(0,1fr)_var(--ui-size-summary)] desktop:gap-8">
      <div>
        <div className="flex items-center gap-3">
          <Skeleton shape="box" className="size-14" />
          <div className="grid flex-1 gap-2.5">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-3 w-1/3" />
          </div>
        </div>
        <Skeleton shape="box" className="mt-5 h-56 w-full rounded-panel" />
      </div>
      <Skeleton shape="box" className="h-80 w-full rounded-panel" />
    </SkeletonGroup>
  );
}
