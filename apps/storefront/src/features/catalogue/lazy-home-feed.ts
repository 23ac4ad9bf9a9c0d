import { lazy } from "react";

/** Far below the first view: loads when the customer comes near. */
export const HomeFeed = lazy(() => import("./home-feed.js"));
