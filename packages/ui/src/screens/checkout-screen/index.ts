export * from "./checkout-screen.js";
export * from "./checkout-props.js";
