export * as boardMessages from "./board.js";
export * as doorMessages from "./door.js";
export * as panelMessages from "./panels.js";
