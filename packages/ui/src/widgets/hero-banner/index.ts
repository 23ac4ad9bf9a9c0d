export * from "./hero-banner.js";
export * from "./hero-banners.js";
