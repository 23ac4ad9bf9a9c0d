export * from "./favourites-screen.js";
