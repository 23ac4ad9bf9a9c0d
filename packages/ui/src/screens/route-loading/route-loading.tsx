"use client";
import type { ComponentProps } from "react";
import { LoadingScreen } from "../../primitives/loading-screen/index.js";
import { cx } from "../../lib/cx.js";

/**
 * Placeholder while the code of a route loads (REQ-ROUTE-02). As the screen of a `PageShell` it covers the frame; inside a
 * screen it stays in its place.
 */
export function RouteLoading({ className, ...rest }: ComponentProps<"div">) {
  return (
    <LoadingScreen
      data-slot="route-loading"
      data-route-loading="own"
      data-phone-bar="own"
      data-phone-header="own"
      {...rest}
      className={cx("flex-1 [main>&]:fixed [main>&]:inset-0", className)}
    />
  );
}
