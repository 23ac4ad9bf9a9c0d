export * from "./wallet-screen.js";
export * from "./top-up-sheet.js";
