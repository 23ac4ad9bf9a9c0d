export * from "./home-screen.js";
