export { StoreDoor, type StoreDoorProps } from "./store-door.js";
export { type Look, LOOKS, STORE_SCREENS, type StoreScreen } from "./store-screen.js";
