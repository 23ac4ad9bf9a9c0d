"use client";
import type { ComponentProps } from "react";
import { LoadingScreen } from "../../primitives/loading-screen/index.js";
import { join } from "../../theme/join.js";

/** What stands on the page while a route is loaded on demand (REQ-ROUTE-02); in a `PageShell` it takes no room. */
export function RouteLoading({ className, ...rest }: ComponentProps<"div">) {
  return (
    <LoadingScreen
      data-slot="route-loading"
      data-phone-bar="own"
      data-phone-header="own"
      {...rest}
      className={join("flex-1 [main>&]:fixed [main>&]:inset-0", className)}
    />
  );
}
