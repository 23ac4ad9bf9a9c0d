export { MenuToday, type MenuTodayProps } from "./menu-today.js";
export { type MenuItem, menuItems } from "./menu-items.js";
