import { lazyComponent } from "../../platform/index.js";

/** Loaded when first opened. */
export const { Component: StoreInfoSheet } = lazyComponent(() => import("./store-info-sheet.js"));
