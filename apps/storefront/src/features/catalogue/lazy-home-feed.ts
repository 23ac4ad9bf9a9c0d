import { lazyComponent } from "../../platform/index.js";

/** Far below the first view: loads when the customer comes near. */
export const { Component: HomeFeed } = lazyComponent(() => import("./home-feed.js"));
