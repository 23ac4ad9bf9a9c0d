export * from "./store-header.js";
export * from "./store-header-data.js";
export * from "./store-notice.js";
export { StoreHeaderSkeleton } from "./store-header-skeleton.js";
