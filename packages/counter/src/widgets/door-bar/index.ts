export { DoorBar, type DoorBarProps, type DoorLink } from "./door-bar.js";
