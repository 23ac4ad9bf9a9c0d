export type { BannerTone, BannerData } from "./hero-banner.js";
export { type HeroBannersProps, HeroBanners } from "./hero-banners.js";
export { HeroBannersSkeleton } from "./hero-banners-skeleton.js";
