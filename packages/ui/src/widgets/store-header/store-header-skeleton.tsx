"use client";
import { ArrowLeft } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps } from "react";
import { useMessages, commonMessages } from "../../locale/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { Skeleton } from "../../primitives/skeleton/index.js";
import { cx } from "../../lib/cx.js";
import { factsClass, factClass } from "./store-facts.js";

export const coverClass = "relative h-54 desktop:h-56 desktop:overflow-clip desktop:rounded-panel";

/** Placeholder of `StoreHeader` while it loads; the back button already works. */
export function StoreHeaderSkeleton({
  backHref,
  className,
  ...rest
}: Omit<ComponentProps<"div">, "children"> & { backHref?: string | undefined }) {
  const { t } = useMessages();
  return (
    <div data-slot="store-header-skeleton" {...rest} className={className}>
      <div className={coverClass}>
        <Skeleton className="h-full rounded-none" />
        {backHref && (
          <span className="absolute start-3.5 top-3.5 desktop:hidden">
            <IconButton
              href={backHref}
              icon={ArrowLeft}
              flip
              variant="glass"
              aria-label={t(commonMessages.back)}
            />
          </span>
        )}
      </div>
      <div className="px-gutter desktop:px-0">
        <div className="flex gap-4">
          <span className="relative -ms-1 -mt-7 shape-logo-21 flex-none rounded-sheet bg-bg p-1 desktop:ms-5 desktop:-mt-11">
            <Skeleton shape="box" className="size-19 rounded-panel" />
          </span>
          <div className="flex-1 pt-4.5">
            <Skeleton className="h-5.5 w-48 max-w-full" />
            <Skeleton className="mt-3 h-3 w-37 max-w-full" />
          </div>
        </div>
        <div className={cx(factsClass, "mt-4 large:hidden")}>
          {[0, 1, 2].map((i) => (
            <div key={i} className={factClass}>
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="mt-2.5 h-3 w-full" />
            </div>
          ))}
        </div>
        <Skeleton shape="box" className="mt-3.5 h-12 w-full rounded-field" />
      </div>
    </div>
  );
}
