export { HomeFeed } from "./lazy-home-feed.js";
export { copyLink, shareLink } from "./share-link.js";
export { useStoreFilters } from "./use-store-filters.js";
export { useSubCollection } from "./use-sub-collection.js";
export { StoreInfoSheet } from "./lazy-store-info-sheet.js";
