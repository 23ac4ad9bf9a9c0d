export { type DeviceState, ShiftScreen, type ShiftScreenProps } from "./shift-screen.js";
export { useDeviceState } from "./use-device-state.js";
