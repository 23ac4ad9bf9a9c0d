export * from "./menu.js";
export type { MenuAction, MenuChoices, MenuEntry, MenuOpening } from "./menu-entry.js";
