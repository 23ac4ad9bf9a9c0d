export { OfficeDoor, type OfficeDoorProps } from "./office-door.js";
export { OFFICE_LOOKS, type OfficeLook } from "./office-shell.js";
