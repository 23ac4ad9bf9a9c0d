export { RideMenu, type RideMenuProps } from "./ride-menu.js";
