"use client";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { cx } from "../../lib/cx.js";
import { ProductListSkeleton, type ProductListLayout } from "../../widgets/product-list/index.js";

/** Placeholder of a menu while its first products load. */
export function MenuSkeleton({ layout = "list" }: { layout?: ProductListLayout | undefined }) {
  return (
    <SkeletonGroup className="px-gutter desktop:px-0">
      <div className="flex gap-2 overflow-clip py-3">
        {["w-31", "w-24", "w-20", "w-23"].map((width) => (
          <Skeleton key={width} className={cx("h-chip rounded-full", width)} />
        ))}
      </div>
      <Skeleton className="mt-2 mb-1 h-5 w-35" />
      <ProductListSkeleton layout={layout} className="desktop:mt-4 data-[layout=grid]:mt-4" />
    </SkeletonGroup>
  );
}
