export * from "./product-screen.js";
export * from "./product-screen-props.js";
