export { DoorCode, type DoorCodeProps } from "./door-code.js";
