export * from "./card-favourites.js";
export * from "./favourite-button.js";
