"use client";
import { ArrowLeft } from "../../primitives/icon/icon-nodes.js";
import { useMessages, commonMessages } from "../../locale/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { cx } from "../../lib/cx.js";
import { frameClass, photoClass, paperClass } from "./product-page-layout.js";

/** Placeholder of a product page while it loads. */
export function ProductPageSkeleton({ backHref }: { backHref: string }) {
  const { t } = useMessages();
  return (
    <>
      <div className="absolute start-3.5 top-3.5 z-sticky desktop:hidden">
        <IconButton
          href={backHref}
          icon={ArrowLeft}
          flip
          variant="glass"
          aria-label={t(commonMessages.back)}
        />
      </div>
      <SkeletonGroup>
        <div className={frameClass}>
          <Skeleton className={cx(photoClass, "w-full rounded-none")} />
          <div className={paperClass}>
            <div className="flex justify-between gap-4">
              <Skeleton className="h-6 w-1/2" />
              <Skeleton className="h-6 w-20" />
            </div>
            <Skeleton className="mt-4 w-full" />
            <Skeleton className="mt-2.5 w-3/4" />
            <Skeleton className="mt-9 h-5 w-2/5" />
            {[0, 1, 2].map((i) => (
              <div key={i} className="flex h-13 items-center justify-between border-b border-border">
                <Skeleton className="h-4 w-1/3" />
                <Skeleton shape="circle" className="size-6" />
              </div>
            ))}
            <Skeleton shape="box" className="mt-6 h-control w-full rounded-button" />
          </div>
        </div>
      </SkeletonGroup>
    </>
  );
}
