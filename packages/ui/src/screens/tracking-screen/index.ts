export * from "./tracking-screen.js";
export * from "./tracking-data.js";
