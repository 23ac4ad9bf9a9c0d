"use client";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";

/** Placeholder of checkout while it loads. */
export function CheckoutSkeleton() {
  return (
    <SkeletonGroup className="desktop:grid desktop:grid-cols-[minmax(0,1fr)_var(--ui-size-summary)] desktop:gap-8">
      <div className="grid content-start desktop:gap-4">
        {[0, 1, 2].map((i) => (
          <div
            key={i}
            className="py-5 not-first:border-t-8 not-first:border-sunken desktop:rounded-panel desktop:border! desktop:border-border! desktop:p-6"
          >
            <div className="flex items-center gap-3">
              <Skeleton shape="circle" className="size-8" />
              <Skeleton className="h-5 w-32" />
            </div>
            <Skeleton shape="box" className="mt-4 h-19 w-full rounded-field" />
          </div>
        ))}
      </div>
      <Skeleton shape="box" className="h-90 w-full rounded-panel max-desktop:hidden" />
    </SkeletonGroup>
  );
}
