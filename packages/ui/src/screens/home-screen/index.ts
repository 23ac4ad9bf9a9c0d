export * from "./home-screen.js";
export * from "./home-screen-props.js";
