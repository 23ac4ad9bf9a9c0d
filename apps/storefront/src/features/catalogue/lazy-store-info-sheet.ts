import { lazy } from "react";

/** Loaded when first opened. */
export const StoreInfoSheet = lazy(() => import("./store-info-sheet.js"));
