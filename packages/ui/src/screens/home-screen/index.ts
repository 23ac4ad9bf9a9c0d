export * from "./home-screen.js";
export { type HomeRailData, type HomeData, type HomeHrefs } from "./home-rails.js";
export * from "./home-screen-props.js";
