"use client";
import { LoadingScreen } from "../../primitives/loading-screen/index.js";

/** What stands on the page while a route is loaded on demand (spec section 2). */
export function RouteLoading() {
  return <LoadingScreen data-phone-bar="own" data-phone-header="own" className="flex-1" />;
}
