export { DevicesScreen, type DevicesScreenProps } from "./devices-screen.js";
export { PairDrawer, type PairDrawerProps, type ShownCode } from "./pair-drawer.js";
