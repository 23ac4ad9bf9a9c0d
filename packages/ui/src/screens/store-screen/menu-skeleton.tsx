"use client";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { cx } from "../../lib/cx.js";
import { ProductCardSkeleton } from "../../widgets/product-card/index.js";
import type { ProductListLayout } from "../../widgets/product-list/index.js";

/** Placeholder of a menu while its first products load. */
export function MenuSkeleton({ layout = "list" }: { layout?: ProductListLayout | undefined }) {
  const isGrid = layout === "grid";
  return (
    <SkeletonGroup className="px-gutter desktop:px-0">
      <div className="flex gap-2 overflow-clip py-3">
        {["w-31", "w-24", "w-20", "w-23"].map((width) => (
          <Skeleton key={width} className={cx("h-chip rounded-full", width)} />
        ))}
      </div>
      <Skeleton className="mt-2 mb-1 h-5 w-35" />
      <div
        className={
          isGrid
            ? "mt-4 grid grid-cols-2 gap-x-4 gap-y-6 tablet:grid-cols-3 desktop:gap-x-5"
            : "grid desktop:mt-4 desktop:gap-4 large:grid-cols-2"
        }
      >
        {[0, 1, 2, 3].map((i) => (
          <ProductCardSkeleton key={i} layout={isGrid ? "grid" : "menu"} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
