"use client";
import type { ComponentProps } from "react";
import { Skeleton } from "../../primitives/skeleton/index.js";
import { cx } from "../../lib/cx.js";

/** Placeholder of `CouponTicket`. Use inside a `SkeletonGroup`. */
export function CouponTicketSkeleton({ className, ...rest }: Omit<ComponentProps<"div">, "children">) {
  return (
    <div
      data-slot="coupon-ticket-skeleton"
      {...rest}
      className={cx("flex min-h-33 overflow-hidden rounded-picture border border-border", className)}
    >
      <Skeleton shape="box" className="w-28 flex-none rounded-none! max-compact:w-22" />
      <div className="grid flex-1 content-center gap-3 px-4">
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-3 w-1/2" />
        <Skeleton className="h-6 w-24" />
      </div>
    </div>
  );
}
