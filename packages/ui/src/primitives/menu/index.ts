export * from "./menu.js";
export type { MenuAction, MenuChoices, MenuEntry, MenuOpening } from "./menu-entry.js";
export * from "./menu-parts.js";
