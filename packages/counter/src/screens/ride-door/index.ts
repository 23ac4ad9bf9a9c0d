export { RIDE_LOOKS, type RideLook, RideDoor, type RideDoorProps } from "./ride-door.js";
