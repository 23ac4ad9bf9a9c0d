export * from "./menu.js";
export type { MenuAction, MenuChoices, MenuEntry } from "./menu-entry.js";
