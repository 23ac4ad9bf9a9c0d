export * from "./category-navigation.js";
export * from "./use-scroll-spy.js";
