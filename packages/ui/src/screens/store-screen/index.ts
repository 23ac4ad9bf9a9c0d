export * from "./store-screen.js";
export { type StoreScreenData, type MenuProduct } from "./menu-sections.js";
