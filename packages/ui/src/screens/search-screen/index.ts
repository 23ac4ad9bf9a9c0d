export * from "./search-screen.js";
export * from "./search-screen-props.js";
