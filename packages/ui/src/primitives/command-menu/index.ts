export * from "./command-menu.js";
export type { Command } from "./command-groups.js";
