export { PinPanel, type PinPanelProps, type PinResult } from "./pin-panel.js";
