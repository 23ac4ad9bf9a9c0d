"use client";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";

/** Placeholder of tracking while the order loads. */
export function TrackingSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-4 w-24" />
      <Skeleton className="mt-4 h-8 w-3/4" />
      <Skeleton className="mt-4 h-3 w-1/2" />
      <div className="mt-7 grid gap-5">
        {[0, 1, 2, 3].map((i) => (
          <div key={i} className="flex items-center gap-3.5">
            <Skeleton shape="circle" className="size-7" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="ms-auto w-10" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
