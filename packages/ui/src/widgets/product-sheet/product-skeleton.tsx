"use client";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";

export const bleedClass = "-mx-(--overlay-inset) -mt-4";

export const paperClass = "relative -mt-7 rounded-t-sheet wrap-anywhere bg-bg px-(--overlay-inset) pt-5 pb-2";

const choices = [0, 1, 2, 3, 4, 5].map((i) => (
  <div key={i} className="flex h-13 items-center justify-between border-b border-border">
    <Skeleton className="h-4 w-1/3" />
    <Skeleton shape="circle" className="size-6" />
  </div>
));

/** Placeholder of what a card does not tell of a product: its description and choices. */
export function ChoicesSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="mt-4 w-full" />
      <Skeleton className="mt-2.5 w-3/4" />
      <Skeleton className="mt-9 h-5 w-2/5" />
      {choices}
    </SkeletonGroup>
  );
}

/** Placeholder of a product sheet while the product loads. */
export function ProductSkeleton() {
  return (
    <SkeletonGroup className={bleedClass}>
      <Skeleton className="h-76 rounded-none" />
      <div className={paperClass}>
        <div className="flex justify-between gap-4">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-6 w-20" />
        </div>
        <Skeleton className="mt-4 w-full" />
        <Skeleton className="mt-2.5 w-3/4" />
        <Skeleton className="mt-9 h-5 w-2/5" />
        {choices}
      </div>
    </SkeletonGroup>
  );
}
