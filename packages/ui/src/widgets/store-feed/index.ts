export * from "./store-feed.js";
