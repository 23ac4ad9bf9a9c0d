export * from "./hero-banner.js";
export * from "./hero-banners.js";
export * from "./hero-banners-skeleton.js";
